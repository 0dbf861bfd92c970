import { createHash } from "node:crypto";
import { normalizeColumn } from "@data-import/tables/mapping";
import type { Property, SheetConfig } from "@data-import/types";
import { readSlug } from "../domain/slugs.ts";
import type { ProgramColumn } from "../storage/rows/mapping-programs.ts";

/** Sheets that share what people decided: those of an environment with one slug, in workbooks with one namespace. */
export interface SheetKind {
  readonly environmentId: string;
  /** Empty if the workbook has none. */
  readonly namespace: string;
  readonly slug: string;
}

/** The slug that a sheet of this configuration has, or would get. */
export function readSheetSlug({ slug, name }: SheetConfig): string {
  return slug ?? readSlug(name, "sheet");
}

/** The columns of a source with the names that are matched: the label, or the key if another column has the same label. */
export function nameColumns(fields: readonly Property[]): ProgramColumn[] {
  const labels = fields.map(({ key, label }) => label ?? key);
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return fields.map(({ key }, index) => {
    const label = labels[index] ?? key;
    return { key, name: counts.get(label) === 1 ? label : key };
  });
}

/** Equal for sources with the same columns, in any order. */
export function digestHeader(columns: readonly ProgramColumn[]): string {
  const names = columns.map(({ name }) => normalizeColumn(name)).toSorted();
  return digest(names);
}

/** Equal for programs that jobs make for the same kind of sheet and the same columns. */
export function digestJobKey({ environmentId, namespace, slug }: SheetKind, header: string): string {
  return digest([environmentId, namespace, slug, header]);
}

/** The keys of the fields that a mapping may fill. */
export function listFillable(fields: readonly Property[]): string[] {
  return fields.filter(isFillable).map(({ key }) => key);
}

export function isFillable({ constraints = [] }: Property): boolean {
  return !constraints.some(({ type }) => type === "computed");
}

function digest(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

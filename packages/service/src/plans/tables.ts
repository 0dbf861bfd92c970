import type { MappingProgramJobConfig, Property } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { isFillable, nameColumns } from "../programs/kind.ts";
import type { CellContent } from "../records/fields/cell.ts";
import { readRecordsFrom } from "../records/record-store.ts";
import { getSheet, type LoadedSheet } from "../sheets/sheets.ts";

/** A field of the source sheet, with the texts of a sample. */
export interface Column {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  /** The name that is matched: the label, or the key if another column has the same label. */
  readonly name: string;
  /** The texts that are not empty. */
  readonly values: readonly string[];
}

/** Both sides of a mapping. */
export interface Tables {
  readonly destination: LoadedSheet;
  readonly columns: readonly Column[];
  /** The fields that a mapping may fill. */
  readonly fields: readonly Property[];
  /** The lowest confidence of a suggestion. */
  readonly threshold: number;
  readonly keyFields: readonly string[];
  /** Whether the case of keys matters, if the settings of the job say so. */
  readonly caseSensitive: boolean | undefined;
}

/** How many records of the source a plan is made from. */
export const sampleSize = 1000;

/** Reads the columns of the source with a sample of their values, and the fields of the destination. */
export async function readTables(
  context: Context,
  { sourceSheetId, destinationSheetId, keyFields = [], caseSensitive }: MappingProgramJobConfig,
): Promise<Tables> {
  const source = await getSheet(context, sourceSheetId, "config.sourceSheetId");
  const destination = await getSheet(context, destinationSheetId, "config.destinationSheetId");
  return {
    destination,
    columns: await readColumns(context, source),
    fields: destination.config.fields.filter((field) => canFill(context, field)),
    threshold: destination.config.mappingConfidenceThreshold ?? 0.5,
    ...{ keyFields, caseSensitive },
  };
}

/** The text of a cell, as rules read it. Empty for `null`. */
export function toText(value: CellContent | undefined): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

async function readColumns(context: Context, source: LoadedSheet): Promise<Column[]> {
  const records = await readRecordsFrom(context, source.id, 0, sampleSize);
  const { fields } = source.config;
  return nameColumns(fields).map(({ key, name }, index) => {
    const { label = key, type = "string" } = fields[index] ?? {};
    const slot = source.fields.byKey.get(key)?.slot ?? -1;
    const values = records.map(({ cells }) => toText(cells[slot])).filter((text) => text.trim() !== "");
    return { key, label, type, name, values };
  });
}

function canFill({ actor }: Context, field: Property): boolean {
  return isFillable(field) && (actor.kind !== "guest" || field.readonly !== true);
}

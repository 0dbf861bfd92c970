import { mapGivingWay } from "@data-import/front";
import type { CellContent } from "@data-import/tables/fields";
import type { Finding, MappingProgramJobConfig, Property } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { isFillable, nameColumns } from "../programs/kind.ts";
import { readCellsFrom } from "../records/stores/read-parts.ts";
import { getSheet, type LoadedSheet, listLoadedSheets } from "../sheets/sheets.ts";
import { readJson } from "../storage/rows/columns.ts";

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
  /** What is known about the file of the source. Empty if the source was not read from a file. */
  readonly findings: readonly Finding[];
  /** The names of the other tables of the file. */
  readonly otherTables: readonly string[];
}

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
    keyFields,
    caseSensitive,
    ...(await readFindings(context, source)),
  };
}

async function readFindings(
  context: Context,
  { id, workbookId, row }: LoadedSheet,
): Promise<Pick<Tables, "findings" | "otherTables">> {
  const findings = readJson<Finding[]>(row.findings);
  if (findings === undefined) return { findings: [], otherTables: [] };
  const others = (await listLoadedSheets(context, workbookId)).filter((sheet) => sheet.id !== id);
  const read = others.filter((sheet) => sheet.row.findings !== null);
  return { findings, otherTables: read.map(({ name }) => name) };
}

/** The text of a cell, as rules read it. Empty for `null`. */
export function toText(value: CellContent | undefined): string {
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value)) return String(value);
  // What has a comma could not be told from two items.
  return value.some((item) => item.includes(",")) ? JSON.stringify(value) : value.join(", ");
}

async function readColumns(context: Context, source: LoadedSheet): Promise<Column[]> {
  const { records } = await readCellsFrom(context, source.id, 0, { mostRecords: limits.sampleRecords });
  const rows = await mapGivingWay(records, ({ cells }) => JSON.parse(cells) as CellContent[]);
  const { fields } = source.config;
  return mapGivingWay(nameColumns(fields), ({ key, name }, index) => {
    const { label = key, type = "string" } = fields[index] ?? {};
    const slot = source.fields.byKey.get(key)?.slot ?? -1;
    const values = rows.map((cells) => toText(cells[slot])).filter((text) => text.trim() !== "");
    return { key, label, type, name, values };
  });
}

function canFill({ actor }: Context, field: Property): boolean {
  return isFillable(field) && (actor.kind !== "guest" || field.readonly !== true);
}

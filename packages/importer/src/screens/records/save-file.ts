import type { Property, SheetFormat, SheetId } from "@data-import/types";
import type { Api } from "../../api/api.ts";
import { writeValue } from "../../rows/field-values.ts";
import type { ListQuery } from "../../rows/row-service.ts";
import { saveBlob } from "../save-blob.ts";

/** So many records are read at once. */
const pageRecords = 1_000;

/** Which records to export, and how. */
export interface ExportRequest {
  readonly sheetId: SheetId;
  readonly name: string;
  readonly fields: readonly Property[];
  readonly format: SheetFormat;
  readonly query: ListQuery;
  /** What the column with the reasons is called; undefined for a file without it. */
  readonly reasons: string | undefined;
}

/** Gives the person a file with records. */
export async function saveExport(client: Api, request: ExportRequest, signal: AbortSignal): Promise<void> {
  const { sheetId, format, query, name } = request;
  if (request.reasons !== undefined) {
    saveBlob(await writeReasons(client, request, signal), `${name}.csv`);
    return;
  }
  const download = await client.sheets.download(
    sheetId,
    { ...query, format, columnNames: "label", byteOrderMark: true, escapeFormulas: true },
    { signal },
  );
  saveBlob(await download.blob(), download.fileName ?? `${name}.${format}`);
}

/** Records with errors as CSV, with all messages in the last column. */
async function writeReasons(
  client: Api,
  { sheetId, fields, query, reasons = "" }: ExportRequest,
  signal: AbortSignal,
): Promise<Blob> {
  const lines = [writeLine([...fields.map(({ label, key }) => label ?? key), reasons])];
  // Excel reads letters that are not English only with a byte order mark.
  const parts: BlobPart[] = ["\uFEFF"];
  const wanted = { ...query, filter: "error" as const, includeMessages: true, pageSize: pageRecords };
  for await (const { values } of client.records.all(sheetId, wanted, { signal })) {
    const messages = fields.flatMap(({ key, label }) =>
      (values[key]?.messages ?? [])
        .filter(({ type }) => type === "error")
        .map(({ message = "" }) => `${label ?? key}: ${message}`),
    );
    lines.push(writeLine([...fields.map(({ key }) => writeValue(values[key]?.value)), messages.join(" ")]));
    if (lines.length >= pageRecords) parts.push(lines.splice(0).join(""));
  }
  return new Blob([...parts, lines.join("")], { type: "text/csv" });
}

const writeLine = (values: readonly string[]): string => `${values.map(writeCell).join(",")}\r\n`;

/** A text that a spreadsheet program could run as a formula gets an apostrophe. */
function writeCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

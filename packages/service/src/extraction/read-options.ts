import { TextDecoder } from "node:util";
import type { FileReadOptions, HeaderDetectionOptions } from "@data-import/types";
import { createInvalid } from "../domain/errors.ts";
import { type Dialect, noDelimiter } from "./dialect/dialect.ts";
import { isCodePage } from "./encodings/code-pages.ts";
import type { ReadOptions } from "./source.ts";

/** The rows above the header stay in memory while it is searched. */
const mostRowsToSearch = 1000;

/** How to read a file: everything that a person did not say is found out. */
export function readOptions(
  options: FileReadOptions = {},
  headerRow: number | undefined = undefined,
): Omit<ReadOptions, "name" | "size" | "meter" | "requireWanted"> {
  const { header, keepAllRows = false, encoding, hiddenSheets = false, sheets } = options;
  const { hiddenCells = true, mergedCells = "first", splitTables, transposed } = options;
  return {
    hiddenCells,
    mergedCells,
    splitTables,
    transposed,
    isHeaderChosen: header !== undefined || headerRow !== undefined,
    keepAllRows,
    encoding,
    hiddenSheets,
    sheets,
    dialect: readDialect(options),
    header: readHeader(header, headerRow),
  };
}

function readDialect({
  delimiter,
  quote,
  escape: sign,
  comment,
  trim,
  quotedRows,
  columnStarts,
}: FileReadOptions): Partial<Dialect> {
  return {
    ...(delimiter !== undefined && { delimiter }),
    ...(quote !== undefined && { quote }),
    ...(sign !== undefined && { escape: sign }),
    ...(comment !== undefined && { comment }),
    ...(trim !== undefined && { trim }),
    ...(quotedRows !== undefined && { isWrapped: quotedRows }),
    ...(columnStarts !== undefined && { delimiter: noDelimiter, starts: columnStarts }),
  };
}

function readHeader(
  { skip = 0, rowsToSearch, ...header }: HeaderDetectionOptions = {
    algorithm: "dataRowAndSubHeaderDetection",
  },
  row: number | undefined,
): HeaderDetectionOptions {
  if (row !== undefined) return { algorithm: "specificRows", rowNumbers: [row] };
  const searched =
    rowsToSearch === undefined ? {} : { rowsToSearch: Math.min(mostRowsToSearch, rowsToSearch) };
  return { ...header, ...searched, skip: Math.min(mostRowsToSearch, skip) };
}

/**
 * Throws an `invalid` for options that the schema allows and nothing can be read with.
 * @param key where the options are in the request
 */
export function requireReadable({ encoding }: FileReadOptions = {}, key: string): void {
  if (encoding === undefined || isEncoding(encoding)) return;
  const message = `\`encoding\` must be the name of an encoding, such as utf-8, windows-1252 or shift_jis; it was ${encoding}.`;
  throw createInvalid("value_not_allowed", `${key}.encoding`, message);
}

export function requireNearRow(row: number | undefined, key: string): void {
  if (row === undefined || row <= mostRowsToSearch) return;
  throw createInvalid(
    "value_out_of_range",
    key,
    `\`detectedHeaderRow\` must be from 0 to ${mostRowsToSearch}; it was ${row}.`,
  );
}

function isEncoding(name: string): boolean {
  if (isCodePage(name)) return true;
  try {
    new TextDecoder(name);
    return true;
  } catch {
    return false;
  }
}

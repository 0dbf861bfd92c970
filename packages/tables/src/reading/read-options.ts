import { TextDecoder } from "node:util";
import type { FileReadOptions, HeaderDetectionOptions } from "@data-import/types";
import { type Dialect, noDelimiter } from "./dialect/dialect.ts";
import { isCodePage } from "./encodings/code-pages.ts";
import type { ReadOptions } from "./source.ts";

/** Where a header is at most. The rows above it stay in memory while it is searched. */
export const mostRowsToSearch = 1000;

/** How to read a file: everything that a person did not say is found out. */
export function readOptions(
  options: FileReadOptions = {},
  headerRow: number | undefined = undefined,
): Omit<ReadOptions, "name" | "size" | "meter" | "requireWanted" | "giveWay"> {
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

/** Whether it is the name of an encoding that can be read. */
export function isEncoding(name: string): boolean {
  if (isCodePage(name)) return true;
  try {
    new TextDecoder(name);
    return true;
  } catch {
    return false;
  }
}

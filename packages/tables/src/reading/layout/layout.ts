import type { HeaderDetectionOptions } from "@data-import/types";
import type { Row } from "../source.ts";
import { countFilled, isEmpty, trimEnd } from "./cells.ts";
import { findHeader } from "./find-header.ts";
import { findPair, joinHeader, type Merge } from "./join-header.ts";
import { weighHeader } from "./weigh-header.ts";

/** Where the parts of a table are. Rows are counted from 0. */
export interface Layout {
  /** The rows that make up the header. Empty if the names are given, or if the table has none. */
  readonly headerRows: readonly number[];
  /** The first row that is neither title nor header. */
  readonly dataRow: number;
  /** The names of the columns. Empty text if a column has none. */
  readonly labels: readonly string[];
  /** How sure it is, from 0 to 1. It is 1 if a person said it. */
  readonly confidence: number;
}

/** How many rows are searched for the header, if nobody says it. */
export const defaultRows = 50;

/** The rows that `findLayout` needs to see. */
export function countSearched({
  algorithm,
  rowsToSearch,
  skip = 0,
  rowNumbers = [],
}: HeaderDetectionOptions): number {
  const last = algorithm === "specificRows" ? Math.max(-1, ...rowNumbers) + 1 : 0;
  return Math.max(skip + (rowsToSearch ?? defaultRows), last, skip + defaultRows);
}

/**
 * Finds the header of a table. Undefined if no row has content.
 * @param readMerges the merged cells of a spreadsheet; it is called only if they decide something
 */
export async function findLayout(
  sample: readonly Row[],
  options: HeaderDetectionOptions,
  readMerges: (() => Promise<readonly Merge[]>) | undefined,
): Promise<Layout | undefined> {
  const { algorithm, skip = 0, rowsToSearch = defaultRows, rowNumbers = [], headers = [] } = options;
  if (algorithm === "specificRows") return useRows(sample, rowNumbers, skip);
  if (sample.slice(skip).every(isEmpty)) return undefined;
  const searched = sample.slice(skip, skip + rowsToSearch);
  if (algorithm === "explicitHeaders") return useNames(searched, headers, skip);
  const place = skip + findHeader(searched.some((row) => !isEmpty(row)) ? searched : sample.slice(skip));
  if (algorithm !== "default") {
    const pair = await findPair(sample, place, readMerges);
    if (pair !== undefined) {
      const { first, labels, confidence } = pair;
      return { headerRows: [first, first + 1], dataRow: first + 2, labels, confidence };
    }
  }
  const { isHeader, confidence } = weighHeader(sample, place);
  if (isHeader) {
    const labels = trimEnd(sample[place] ?? []);
    return { headerRows: [place], dataRow: place + 1, labels, confidence };
  }
  return { headerRows: [], dataRow: place, labels: [], confidence };
}

function useRows(sample: readonly Row[], rowNumbers: readonly number[], skip: number): Layout | undefined {
  const headerRows = [...new Set(rowNumbers)].toSorted((one, other) => one - other);
  const rows = headerRows.map((place) => sample[place] ?? []);
  if (headerRows.length > 0 && rows.every(isEmpty)) return undefined;
  const dataRow = Math.max(skip, (headerRows.at(-1) ?? -1) + 1);
  if (headerRows.length === 0 && sample.slice(dataRow).every(isEmpty)) return undefined;
  return { headerRows, dataRow, labels: joinHeader(rows, []), confidence: 1 };
}

/** The names are given. A row that has them, too, is not a record. */
function useNames(rows: readonly Row[], headers: readonly string[], skip: number): Layout {
  const fold = (text = "") => text.trim().toLowerCase();
  const place = rows.findIndex(
    (row) => countFilled(row) > 0 && headers.every((name, index) => fold(row[index]) === fold(name)),
  );
  const headerRows = place === -1 ? [] : [skip + place];
  const first = rows.findIndex((row) => !isEmpty(row));
  const dataRow = place === -1 ? skip + Math.max(0, first) : skip + place + 1;
  return { headerRows, dataRow, labels: headers, confidence: 1 };
}

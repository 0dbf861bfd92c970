import { createFinding, type Message } from "@data-import/tables/basics";
import type { Finding, UpsertCounts } from "@data-import/types";
import type { Mapped } from "./mapped.ts";

/** How many rows a sentence names. */
const rowsShown = 10;

/** The lists of a mapping with the rows of its source in place of its records. Rows are counted from 0, as records are. */
export function placeRows(mapped: Mapped, findRow: (record: number) => number): Mapped {
  const { combinedRecords, recordsWithoutKey, recordsDifferingInCase } = mapped;
  return {
    ...mapped,
    ...(combinedRecords && {
      combinedRecords: combinedRecords.map((each) => ({
        record: findRow(each.record),
        ...(each.with !== undefined && { with: findRow(each.with) }),
      })),
    }),
    ...(recordsWithoutKey && { recordsWithoutKey: recordsWithoutKey.map(findRow) }),
    ...(recordsDifferingInCase && { recordsDifferingInCase: recordsDifferingInCase.map(findRow) }),
  };
}

/**
 * What happened to the records of a source because of their keys.
 * @param noun what the source has: a file has rows
 */
export function findKeys(counts: UpsertCounts, noun: "record" | "row"): Finding[] {
  const { combined, combinedRecords = [], withoutKey, recordsWithoutKey = [] } = counts;
  const { differingInCase, recordsDifferingInCase = [] } = counts;
  const find = (
    code: "rows-combined" | "keys-differ-in-case" | "rows-without-key",
    count: number,
    rows: readonly number[],
    names: readonly (number | Message)[] = rows.map(countFromOne),
  ) => {
    if (count === 0) return [];
    const shown = names.slice(0, rowsShown);
    const params = { count, noun, rows: shown, more: count - shown.length };
    return [createFinding({ code, params }, { count, place: { rows: [...rows] } })];
  };
  return [
    ...find(
      "rows-combined",
      combined,
      combinedRecords.map(({ record }) => record),
      combinedRecords.map(({ record, with: other }): number | Message =>
        other === undefined
          ? countFromOne(record)
          : { code: "row_with", params: { row: countFromOne(record), with: countFromOne(other) } },
      ),
    ),
    ...find("keys-differ-in-case", differingInCase, recordsDifferingInCase),
    ...find("rows-without-key", withoutKey, recordsWithoutKey),
  ];
}

const countFromOne = (place: number) => place + 1;

import type { Finding, UpsertCounts } from "@data-import/types";
import { createFinding, type KnownCode } from "../domain/findings.ts";
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
  const find = (code: KnownCode, count: number, rows: readonly number[], names = rows.map(countFromOne)) =>
    count === 0
      ? []
      : [createFinding(code, { count, noun, place: { rows: [...rows] }, value: list(names, count, noun) })];
  return [
    ...find(
      "rows-combined",
      combined,
      combinedRecords.map(({ record }) => record),
      combinedRecords.map(({ record, with: other }) =>
        other === undefined ? countFromOne(record) : `${countFromOne(record)} (with ${countFromOne(other)})`,
      ),
    ),
    ...find("keys-differ-in-case", differingInCase, recordsDifferingInCase),
    ...find("rows-without-key", withoutKey, recordsWithoutKey),
  ];
}

const countFromOne = (place: number) => String(place + 1);

function list(names: readonly string[], count: number, noun: string): string {
  const shown = names.slice(0, rowsShown);
  const rest = count - shown.length;
  return `${noun} ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

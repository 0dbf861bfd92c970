import type { UpsertCounts } from "@data-import/types";
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
 * What happened to the records of a source because of their keys, as sentences for people. They count from 1.
 * @param noun what the source has: a file has rows
 */
export function describeKeys(counts: UpsertCounts, noun: "record" | "row"): string[] {
  const { combined, combinedRecords = [], withoutKey, recordsWithoutKey = [] } = counts;
  const { differingInCase, recordsDifferingInCase = [] } = counts;
  const sentences: string[] = [];
  if (combined > 0) {
    const names = combinedRecords.map(({ record, with: other }) =>
      other === undefined ? `${record + 1}` : `${record + 1} (with ${other + 1})`,
    );
    sentences.push(
      `${say(combined, noun, "has", "have")} the key of an earlier ${noun}, and replaced its values: ${list(names, combined, noun)}.`,
    );
  }
  if (differingInCase > 0) {
    const names = recordsDifferingInCase.map((record) => `${record + 1}`);
    sentences.push(
      `${say(differingInCase, noun, "was", "were")} taken for a record whose key differs in case only: ${list(names, differingInCase, noun)}. If they are different records, say \`caseSensitive\`.`,
    );
  }
  if (withoutKey > 0) {
    const names = recordsWithoutKey.map((record) => `${record + 1}`);
    sentences.push(
      `${say(withoutKey, noun, "has", "have")} no key, and each import adds ${withoutKey === 1 ? "it" : "them"}: ${list(names, withoutKey, noun)}.`,
    );
  }
  return sentences;
}

function say(count: number, noun: string, one: string, many: string): string {
  return count === 1 ? `1 ${noun} ${one}` : `${count} ${noun}s ${many}`;
}

function list(names: readonly string[], count: number, noun: string): string {
  const shown = names.slice(0, rowsShown);
  const rest = count - shown.length;
  return `${noun} ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

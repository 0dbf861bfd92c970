import { repairText, shortenText } from "../domain/text.ts";
import { isEmpty, isFilled } from "./layout/cells.ts";
import type { LeftOutReason, LeftOutRow, Row } from "./source.ts";

/** How many rows are listed; all of them are counted. */
export const mostRowsListed = 50;
const longestTextCharacters = 200;

/** The rows of a table that are no records. */
export function createLeftOut() {
  const rows: LeftOutRow[] = [];
  let count = 0;
  return {
    /** Empty rows say nothing, and are not listed. */
    add(place: number, row: Row, reason: LeftOutReason): void {
      if (isEmpty(row)) return;
      count += 1;
      if (rows.length === mostRowsListed) return;
      const text = row
        .filter(isFilled)
        .join(" | ")
        .slice(0, longestTextCharacters * 2);
      rows.push({ row: place, reason, text: shortenText(repairText(text), longestTextCharacters) });
    },
    count: () => count,
    list: (): readonly LeftOutRow[] => [...rows],
  };
}

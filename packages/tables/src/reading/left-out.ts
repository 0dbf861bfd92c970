import { limits } from "@data-import/types";
import { repairText, shortenText } from "../basics/text.ts";
import { isEmpty, isFilled } from "./layout/cells.ts";
import type { LeftOutReason, LeftOutRow, Row } from "./source.ts";

/** The rows of a table that are no records. */
export function createLeftOut() {
  const rows: LeftOutRow[] = [];
  let count = 0;
  return {
    /** Empty rows say nothing, and are not listed. */
    add(place: number, row: Row, reason: LeftOutReason): void {
      if (isEmpty(row)) return;
      count += 1;
      if (rows.length === limits.rowsListed) return;
      const text = row
        .filter(isFilled)
        .join(" | ")
        .slice(0, limits.shownTextCharacters * 2);
      rows.push({ row: place, reason, text: shortenText(repairText(text), limits.shownTextCharacters) });
    },
    count: () => count,
    list: (): readonly LeftOutRow[] => [...rows],
  };
}

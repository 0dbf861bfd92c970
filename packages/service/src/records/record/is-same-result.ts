import { isDeepStrictEqual } from "node:util";
import type { CellContent } from "@data-import/tables/fields";
import type { StoredRecord } from "./record.ts";
import { haveSameFindings } from "./same-findings.ts";

/** Whether a validation has the same result. The cells of a record end at the last field of its time. */
export function isSameResult({
  before,
  after,
}: {
  readonly before?: StoredRecord | undefined;
  readonly after?: StoredRecord | undefined;
}): boolean {
  if (before === undefined || after === undefined) return false;
  const slots = Math.max(before.cells.length, after.cells.length);
  const fill = (cells: readonly CellContent[]) =>
    Array.from({ length: slots }, (_, slot) => cells[slot] ?? null);
  return (
    before.errors === after.errors &&
    haveSameFindings(before.messages, after.messages) &&
    isDeepStrictEqual(fill(before.cells), fill(after.cells))
  );
}

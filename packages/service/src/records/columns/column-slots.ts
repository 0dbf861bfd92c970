import type { Selectable } from "kysely";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { Database } from "../../storage/storage.ts";
import { errorsSlot } from "./row-test.ts";

/** From so many records on, requests use columns. Fewer records are scanned fast enough without them. */
export const leastRecords = 20_000;

/** The slots of all fields, and of the errors: what people sort, search and count by. */
export function listPreparedSlots({ fields }: Pick<LoadedSheet, "fields">): readonly number[] {
  return [errorsSlot, ...[...fields].map(({ slot }) => slot)];
}

/** The slots that have columns. */
export function readSlots(slots: string | null): readonly number[] {
  return slots === null ? [] : (JSON.parse(slots) as number[]);
}

/**
 * Writes the slots of a locked sheet for its writers, which delete the columns of the blocks that they change; returns all of
 * them, as they are stored.
 */
export async function noteSlots(
  db: Database,
  state: Pick<Selectable<SheetStateRow>, "sheet_id" | "column_slots">,
  slots: readonly number[],
  now: string,
): Promise<string> {
  const all = [...new Set([...readSlots(state.column_slots), ...slots])].sort((a, b) => a - b);
  const written = JSON.stringify(all);
  await db
    .updateTable("sheet_states")
    .set({ column_slots: written, columns_used_at: now })
    .where("sheet_id", "=", state.sheet_id)
    .execute();
  return written;
}

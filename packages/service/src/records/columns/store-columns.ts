import { randomInt } from "node:crypto";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { Database } from "../../storage/storage.ts";
import type { EncodedColumns } from "./encode-block.ts";

/** Stores the columns of one block of a locked sheet. It must not have columns of these slots. */
export async function storeColumns(
  db: Database,
  { account_id, sheet_id }: Pick<SheetStateRow, "account_id" | "sheet_id">,
  block: number,
  columns: EncodedColumns,
): Promise<void> {
  const version = randomInt(2 ** 47);
  const rows = [...columns].map(([slot, data]) => ({ account_id, sheet_id, slot, block, version, data }));
  if (rows.length > 0) await db.insertInto("record_columns").values(rows).execute();
}

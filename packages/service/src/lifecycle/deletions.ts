import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import { deleteNextRows } from "../storage/delete-next-rows.ts";
import type { DeletionRow } from "../storage/rows/deletions.ts";
import type { Tables } from "../storage/rows/tables.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** Rows of a deleted resource: those whose `owner` is its id. `keys` put them in an order that an index has. */
interface Part {
  readonly table: keyof Tables;
  readonly owner: string;
  readonly keys: readonly string[];
  /** Whether the index begins with the account. */
  readonly isByAccount?: boolean;
}

/** What is too much for the transaction that deletes a resource. */
const parts: Readonly<Record<DeletionRow["kind"], readonly Part[]>> = {
  sheet: [
    { table: "records", owner: "sheet_id", keys: ["position"] },
    { table: "record_values", owner: "sheet_id", keys: ["rule", "digest", "position"] },
    { table: "record_columns", owner: "sheet_id", keys: ["slot", "block"] },
    { table: "block_extremes", owner: "sheet_id", keys: ["slot", "block"] },
    { table: "record_blocks", owner: "sheet_id", keys: ["block"] },
    { table: "record_judgements", owner: "sheet_id", keys: ["after_commit", "sequence"] },
    { table: "commits", owner: "sheet_id", keys: ["number"] },
  ],
  environment: [{ table: "agent_logs", owner: "environment_id", keys: ["sequence"], isByAccount: true }],
  webhook: [{ table: "webhook_attempts", owner: "webhook_id", keys: ["sequence"] }],
};

/** Leaves the rows of deleted resources to `sweepDeletions`. Nobody finds the rows without their resource. */
export async function leaveToSweep(
  { db, storage, accountId }: Context,
  kind: DeletionRow["kind"],
  ownerIds: readonly string[],
): Promise<void> {
  const rows = ownerIds.map((id) => [id, accountId, kind]);
  await storage.insertRows(db, "deletions", ["owner_id", "account_id", "kind"], rows);
}

/**
 * Deletes the rows of deleted resources, in steps, so that nobody waits for long. Several processes may do this at the
 * same time. Ends early at the signal.
 */
export async function sweepDeletions(storage: Storage, signal?: AbortSignal): Promise<void> {
  const left = await storage.db.selectFrom("deletions").select("owner_id").execute();
  for (const { owner_id } of left) {
    for (let isDone = false; !isDone && signal?.aborted !== true; ) {
      isDone = await storage.transaction((db) => deleteNext(storage, db, owner_id), {
        isDeletion: true,
        isBackground: true,
      });
    }
  }
}

/** Deletes the next rows of a resource; returns whether none are left, or another process deletes them. */
async function deleteNext(storage: Storage, db: Database, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom("deletions")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .$call(storage.engine.sql.lockFreeRows)
    .executeTakeFirst();
  if (row === undefined) return true;
  for (const { table, owner, keys, isByAccount } of parts[row.kind]) {
    const account = isByAccount ? sql` and account_id = ${row.account_id}` : sql``;
    const own = sql`${sql.ref(owner)} = ${ownerId}${account}`;
    if (!(await deleteNextRows(db, table, own, keys))) return false;
  }
  await db.deleteFrom("deletions").where("owner_id", "=", ownerId).execute();
  return true;
}

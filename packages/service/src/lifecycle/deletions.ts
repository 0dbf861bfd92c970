import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { DeletionRow } from "../storage/rows/deletions.ts";
import type { Tables } from "../storage/rows/tables.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** How many rows one step deletes. */
const deletedAtOnce = 5000;

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
  for (const part of parts[row.kind]) if (!(await deleteSome(db, row, part))) return false;
  await db.deleteFrom("deletions").where("owner_id", "=", ownerId).execute();
  return true;
}

/** Deletes the next rows of a table; returns whether none are left. */
async function deleteSome(
  db: Database,
  { owner_id, account_id }: DeletionRow,
  { table, owner, keys, isByAccount }: Part,
): Promise<boolean> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const own = sql`${sql.ref(owner)} = ${owner_id}${isByAccount ? sql` and account_id = ${account_id}` : sql``}`;
  const next: RawBuilder<Record<string, unknown>> = sql`select ${columns} from ${sql.table(table)}
    where ${own} order by ${columns} limit 1 offset ${deletedAtOnce}`;
  const [end] = (await next.execute(db)).rows;
  const before =
    end === undefined ? sql`` : sql`and (${columns}) < (${sql.join(keys.map((key) => end[key]))})`;
  await sql`delete from ${sql.table(table)} where ${own} ${before}`.execute(db);
  return end === undefined;
}

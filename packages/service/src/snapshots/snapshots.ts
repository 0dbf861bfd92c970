import { giveWay } from "@data-import/front";
import type { CreateSnapshotRequest, SnapshotId } from "@data-import/types";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { type Dependencies, transact } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { describeSheet, getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { lockSheetStates } from "../sheets/store.ts";
import { storedColumns } from "../storage/rows/records.ts";
import type { SnapshotRow } from "../storage/rows/snapshots.ts";
import { findSnapshot, listCopying, noteCopying } from "./store.ts";

/** The maximum number of records that one step copies. Other writers wait for a step, so it takes about 20 ms. */
const chunkRecords = 2500;
/** How old a snapshot is, before others than its beginner copy its records, too. */
const takenOverAfterMs = 60_000;

/**
 * Begins a snapshot of each of some sheets, all of this moment; returns their ids. Their records are copied later, by
 * `copyRecords`: until then, who changes a record copies it before, with `keepForSnapshots`.
 */
export async function beginSnapshots(
  context: Context,
  sheets: readonly Pick<LoadedSheet, "id">[],
  label?: string,
  threadId?: string,
): Promise<string[]> {
  const { accountId, actor, db, now } = context;
  if (sheets.length === 0) return [];
  const states = await lockSheetStates(
    context,
    sheets.map(({ id }) => id),
  );
  const ids: string[] = [];
  for (const { sheet_id: sheetId, last_commit, next_position } of states) {
    const { slots, row } = await getSheet(context, sheetId);
    const id = context.newId("snapshot");
    await db
      .insertInto("snapshots")
      .values({
        id,
        account_id: accountId,
        created_at: now,
        updated_at: now,
        sheet_id: sheetId,
        label: label ?? null,
        config: row.config,
        thread_id: threadId ?? null,
        created_by: actor.id,
        commit_number: last_commit,
        slots: JSON.stringify(slots),
        status: "copying",
        next_position: 0,
        end_position: next_position,
      })
      .execute();
    await noteCopying(context, sheetId);
    ids.push(id);
  }
  return ids;
}

/** Takes a snapshot of a sheet. Its records are copied in steps, after the commit; who asked waits for the last step. */
export async function takeSnapshot(
  context: Context,
  { sheetId, label, threadId }: CreateSnapshotRequest,
): Promise<Selectable<SnapshotRow>> {
  const sheet = await getSheet(context, sheetId);
  const [id] = await beginSnapshots(context, [sheet], label, threadId);
  // The sheet was deleted meanwhile.
  if (id === undefined) throw createNotFound("sheet", sheetId, "sheetId");
  const { actor, scope } = context;
  context.afterCommit(() => copyAll(id, (work) => context.transactAs({ actor, scope }, work)));
  return getSnapshot(context, id);
}

/** Copies the records of the snapshots that were begun by a process that has ended. Ends early at the signal. */
export async function continueSnapshots(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  const { storage, clock } = dependencies;
  const left = await storage.db
    .selectFrom("snapshots")
    .select(["id", "account_id"])
    .where("status", "=", "copying")
    .where("created_at", "<", new Date(clock().getTime() - takenOverAfterMs).toISOString())
    .execute();
  for (const { id, account_id } of left) {
    await copyAll(id, async (work) => {
      signal.throwIfAborted();
      const caller = createServiceCaller(dependencies, { accountId: account_id }, "snapshots:write");
      return transact(dependencies, caller, work, { isBackground: true });
    });
  }
}

/** Several processes may do this for the same snapshot: each step begins where the last one ended. */
async function copyAll(
  id: string,
  run: (work: (context: Context) => Promise<boolean>) => Promise<boolean>,
): Promise<void> {
  // SQLite runs synchronously: without a pause, the steps would hold the requests of others.
  while (!(await run((context) => copyRecords(context, id)))) await giveWay();
}

/** The snapshot of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getSnapshot(
  context: Context,
  id: string,
  key = "snapshotId",
): Promise<Selectable<SnapshotRow>> {
  const row = await findSnapshot(context, id);
  if (row === undefined) throw createNotFound("snapshot", id, key);
  await getSheet(context, row.sheet_id, key).catch((error: unknown) => {
    throw error instanceof DomainError && error.kind === "not-found"
      ? createNotFound("snapshot", id, key)
      : error;
  });
  return row;
}

/**
 * Copies the next records of a snapshot that has begun, in the transaction of the context; returns whether it is complete.
 * Call it again until it is. The event says that it was taken when all records are copied.
 */
export async function copyRecords(context: Context, id: string): Promise<boolean> {
  const { db, accountId } = context;
  // The space may have been archived since the snapshot began: it becomes complete.
  context.enterArchived();
  const query = db
    .selectFrom("snapshots")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId);
  const known = await query.executeTakeFirst();
  if (known?.status !== "copying") return true;
  await lockSheetStates(context, [known.sheet_id]);
  // Another process may have copied some meanwhile, or deleted the sheet.
  const snapshot = await query.executeTakeFirst();
  if (snapshot?.status !== "copying") return true;
  const last = await findLast(context, snapshot);
  const isComplete = last === undefined;
  if (!isComplete) await copy(context, snapshot, sql`position <= ${last}`);
  await db
    .updateTable("snapshots")
    .set(isComplete ? { status: "complete" } : { next_position: last + 1 })
    .where("id", "=", id)
    .execute();
  if (isComplete) {
    await noteCopying(context, snapshot.sheet_id);
    await context.emit({
      topic: "snapshot:created",
      domain: "sheet",
      payload: { ...(snapshot.label !== null && { label: snapshot.label }) },
      context: { ...describeSheet(await getSheet(context, snapshot.sheet_id)), snapshotId: id as SnapshotId },
      target: id,
    });
  }
  return isComplete;
}

/**
 * Copies the records that meet a condition into the snapshots that have not copied them yet. Call it before records of a
 * locked sheet are changed or deleted, with its state.
 * @param where a condition on columns of `records`
 */
export async function keepForSnapshots(
  context: Context,
  state: { readonly sheet_id: string; readonly is_copied: number },
  where: RawBuilder<boolean>,
): Promise<void> {
  if (state.is_copied === 0) return;
  for (const snapshot of await listCopying(context, state.sheet_id)) await copy(context, snapshot, where);
}

/** The position of the last record of the next step; undefined if no record is left. */
async function findLast({ db }: Context, snapshot: Selectable<SnapshotRow>): Promise<number | undefined> {
  const next = db
    .selectFrom("records")
    .select("position")
    .where("sheet_id", "=", snapshot.sheet_id)
    .where("position", ">=", snapshot.next_position)
    .where("position", "<", snapshot.end_position)
    .orderBy("position")
    .limit(chunkRecords);
  const { last } = await db
    .selectFrom(next.as("next"))
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

const columns = sql.join(storedColumns.filter((name) => name !== "sheet_id").map((name) => sql.ref(name)));

/**
 * Copies records that the snapshot does not have yet. A change of a record copies it first, as it was before. A later commit
 * can bring back deleted records at their old positions: these are not in the snapshot.
 */
async function copy(
  { db }: Context,
  { id, sheet_id, next_position, end_position, commit_number }: Selectable<SnapshotRow>,
  where: RawBuilder<boolean>,
): Promise<void> {
  await sql`insert into snapshot_records (snapshot_id, ${columns})
    select ${id}, ${columns} from records where sheet_id = ${sheet_id}
      and position >= ${next_position} and position < ${end_position}
      and updated_commit <= ${commit_number} and ${where}
    on conflict do nothing`.execute(db);
}

import { type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { DomainError } from "../domain/errors.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { renewConfiguration } from "../sheets/store.ts";
import type { JobRow } from "../storage/rows/jobs.ts";

type Row = Selectable<JobRow>;

const modes: readonly string[] = ["foreground", "toolbarBlocking"];
const statuses: readonly string[] = ["ready", "executing"];

/**
 * Marks the sheets of a job that begins to block its source, or removes the marks of one that ends. A write to records
 * reads the jobs only of sheets with this mark.
 * @param before the job before the change; undefined for a new one
 */
export async function moveBlock(
  context: Context,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const didBlock = before !== undefined && isBlocking(before);
  const doesBlock = after !== undefined && isBlocking(after);
  const row = after ?? before;
  if (didBlock === doesBlock || row === undefined) return;
  for (const workbookId of await listWorkbooks(context, row)) {
    // Every change of a sheet has this lock, so nobody marks the sheet between the question and the change.
    await lockRows(context, "workbooks", [workbookId], async () => undefined);
    const isMarked = doesBlock || (await isOtherBlocking(context, row, workbookId));
    let update = context.db
      .updateTable("sheets")
      .set({ is_blocked: isMarked ? 1 : 0 })
      .where("workbook_id", "=", workbookId);
    if (doesBlock && row.type === "sheet") update = update.where("id", "=", row.source);
    await update.execute();
    await renewConfiguration(context, workbookId);
  }
}

/** Whether a job of a mode blocks its source. */
export function blocks(mode = "background"): boolean {
  return modes.includes(mode);
}

function isBlocking({ mode, status, type }: Row): boolean {
  return blocks(mode) && statuses.includes(status) && ["sheet", "workbook", "space"].includes(type);
}

async function listWorkbooks({ db }: Context, row: Row): Promise<string[]> {
  if (row.type !== "space") return row.workbook_id === null ? [] : [row.workbook_id];
  const found = db.selectFrom("workbooks").select("id").where("space_id", "=", row.source);
  return (await found.orderBy("id").execute()).map(({ id }) => id);
}

async function isOtherBlocking(
  context: Context,
  { id, space_id }: Row,
  workbookId: string,
): Promise<boolean> {
  const sheets = context.db.selectFrom("sheets").select("id").where("workbook_id", "=", workbookId);
  const ids = (await sheets.execute()).map((sheet) => sheet.id);
  const blocking = await listBlocking(context, [
    workbookId,
    ...ids,
    ...(space_id === null ? [] : [space_id]),
  ]);
  return blocking.some((job) => job.id !== id);
}

/** Throws a `conflict` if a job blocks the sheet for the caller. */
export async function requireUnblocked(context: Context, sheet: LoadedSheet): Promise<void> {
  if (sheet.row.is_blocked === 0) return;
  await requireNoneBlocking(context, [sheet.id, sheet.workbookId, sheet.spaceId], "sheetId");
}

/** Throws a `conflict` that names `key` if a job with one of these sources blocks them for the caller. */
export async function requireNoneBlocking(
  context: Context,
  sources: readonly string[],
  key: string,
): Promise<void> {
  const { actor } = context;
  // Programs do the work of jobs.
  if (actor.kind === "key" || actor.kind === "agent") return;
  const blocking = (await listBlocking(context, sources)).find(({ worker_id }) => worker_id !== actor.id);
  if (blocking === undefined) return;
  const { id, type, operation, source } = blocking;
  const message = `The job \`${id}\` (\`${type}:${operation}\`) blocks \`${source}\` until it has ended. Only who acknowledged the job, API keys and agents can change this meanwhile.`;
  throw new DomainError("job_blocks", { message, key });
}

function listBlocking(
  { db, accountId, storage }: Context,
  sources: readonly string[],
): Promise<Pick<Row, "id" | "type" | "operation" | "source" | "worker_id">[]> {
  return db
    .selectFrom("jobs")
    .select(["id", "type", "operation", "source", "worker_id"])
    .where("status", "in", statuses)
    .where("mode", "in", modes)
    .where("account_id", "=", accountId)
    .where(sql<boolean>`source in ${storage.engine.sql.list(sources)}`)
    .orderBy("sequence")
    .execute();
}

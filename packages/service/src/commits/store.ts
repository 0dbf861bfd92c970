import { type Insertable, type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { keepQuery } from "../storage/kept-query.ts";
import { keepInsert } from "../storage/kept-statements.ts";
import { type CommitRow, type PlainCommitRow, plainCommitColumns } from "../storage/rows/commits.ts";
import type { Storage } from "../storage/storage.ts";

const insertCommit = keepInsert<Insertable<CommitRow>>(
  [
    ...(["id", "account_id", "created_at", "updated_at", "workbook_id", "sheet_id", "number"] as const),
    ...(["created_by", "completed_by", "completed_at", "waits_for", "completes_at"] as const),
    ...(["ranges", "undo", "undoes", "undoes_part", "follows"] as const),
  ],
  ({ db }, rows) => db.insertInto("commits").values(rows),
);

export async function insertCommitRow(context: Context, row: Insertable<CommitRow>): Promise<void> {
  await context.storage.send(context.db, insertCommit(context, [row]));
}

export function findCommitRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<PlainCommitRow> | undefined> {
  return db
    .selectFrom("commits")
    .select(plainCommitColumns)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Completes a commit, if it is open; then returns it. */
export function completeCommitRow(
  { db, accountId, now }: Context,
  id: string,
  completedBy: string,
): Promise<Selectable<PlainCommitRow> | undefined> {
  return db
    .updateTable("commits")
    .set(({ eb, ref }) => ({
      completed_by: completedBy,
      completed_at: eb.case().when("created_at", ">", now).then(ref("created_at")).else(now).end(),
      updated_at: now,
      waits_for: null,
    }))
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("completed_at", "is", null)
    .returning(plainCommitColumns)
    .executeTakeFirst();
}

/** Changes for whom an open commit waits. */
export async function setWaitsFor({ db }: Context, id: string, actorIds: readonly string[]): Promise<void> {
  await db
    .updateTable("commits")
    .set({ waits_for: JSON.stringify(actorIds) })
    .where("id", "=", id)
    .execute();
}

/** How much the clocks of processes differ at most, in milliseconds. */
const differenceMs = 60_000;

/** Asked each second, by each process that runs jobs. */
const dueCommits = keepQuery(
  (db, { now, later, limit }: { readonly now: string; readonly later: string; readonly limit: number }) =>
    db
      .selectFrom("commits")
      .select(["id", "account_id"])
      .where("completed_at", "is", null)
      .where(({ or, eb }) => or([eb("completes_at", "<=", now), eb("updated_at", ">", later)]))
      // Those of a deleted sheet are deleted later.
      .where(({ exists, selectFrom }) =>
        exists(selectFrom("sheets").select("id").whereRef("sheets.id", "=", "commits.sheet_id")),
      )
      .limit(limit),
);

/**
 * The open commits of all accounts that complete themselves by now, at most so many. So does one that seems to be made later:
 * the clock was set back since, and its time would come much too late.
 */
export function listDueCommits(
  storage: Pick<Storage, "db" | "engine">,
  now: Date,
  limit: number,
): Promise<readonly Pick<CommitRow, "id" | "account_id">[]> {
  const later = new Date(now.getTime() + differenceMs).toISOString();
  return dueCommits.run({ storage, db: storage.db }, { now: now.toISOString(), later, limit });
}

/** The commits of two numbers, and after them the last one of the sheet: most pages have records of one or two. */
const twoAndNewest = keepQuery(
  (
    db,
    { sheetId, first, second }: { readonly sheetId: string; readonly first: number; readonly second: number },
  ) =>
    db
      .selectFrom("commits")
      .select(["id", "number", "created_at as createdAt"])
      .where("sheet_id", "=", sheetId)
      .where(
        sql<boolean>`number in (${first}, ${second}, (select max(number) from commits where sheet_id = ${sheetId}))`,
      )
      .orderBy("number"),
);

/** The creation times of the commits of some numbers. */
export async function listCommitTimes(
  context: Context,
  sheetId: string,
  numbers: readonly number[],
): Promise<Map<number, { readonly id: string; readonly createdAt: string }>> {
  const { db } = context;
  const known = new Map<number, { id: string; createdAt: string }>();
  const [first, second = first] = numbers;
  if (first !== undefined && second !== undefined && numbers.length <= 2) {
    for (const mark of await twoAndNewest.run(context, { sheetId, first, second }))
      known.set(mark.number, mark);
    return known;
  }
  for (let start = 0; start < numbers.length; start += 1000) {
    const rows = await db
      .selectFrom("commits")
      .select(["number", "id", "created_at"])
      .where("sheet_id", "=", sheetId)
      .where("number", "in", numbers.slice(start, start + 1000))
      .execute();
    for (const { number, id, created_at } of rows) known.set(number, { id, createdAt: created_at });
  }
  return known;
}

const newestQuery = keepQuery((db, { sheetId }: { readonly sheetId: string }) =>
  db
    .selectFrom("commits")
    .select(["id", "number", "created_at as createdAt"])
    .where("sheet_id", "=", sheetId)
    .orderBy("number", "desc")
    .limit(1),
);

/** What names a commit. */
type CommitRowMark = Pick<CommitRow, "id" | "number"> & { readonly createdAt: string };

/** The commit of a sheet with the highest number; undefined if the sheet has none. */
export async function findNewestMark(context: Context, sheetId: string): Promise<CommitRowMark | undefined> {
  const [row] = await newestQuery.run(context, { sheetId });
  return row;
}

/** The commit of a sheet with the highest number, and before it those of some numbers, if they are few. */
export async function listNewestMarks(
  context: Context,
  sheetId: string,
  numbers: readonly number[],
): Promise<readonly CommitRowMark[]> {
  const [first = 0, second = first] = numbers;
  if (numbers.length <= 2) return twoAndNewest.run(context, { sheetId, first, second });
  return newestQuery.run(context, { sheetId });
}

/** The ranges of the commits of a sheet, starting with the commit of a number. */
export async function listCommitRanges({ db }: Context, sheetId: string, from: number): Promise<string[]> {
  const rows = await db
    .selectFrom("commits")
    .select("ranges")
    .where("sheet_id", "=", sheetId)
    .where("number", ">=", from)
    .execute();
  return rows.map(({ ranges }) => ranges);
}

/** What the undo of a commit needs. */
export function findUndo(
  { db, accountId }: Context,
  id: string,
): Promise<Pick<CommitRow, "number" | "ranges" | "undo"> | undefined> {
  return db
    .selectFrom("commits")
    .select(["number", "ranges", "undo"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** What the undos of some commits of a sheet need. */
export function listUndoTexts(
  { db }: Context,
  sheetId: string,
  numbers: readonly number[],
): Promise<Pick<CommitRow, "number" | "undo">[]> {
  return db
    .selectFrom("commits")
    .select(["number", "undo"])
    .where("sheet_id", "=", sheetId)
    .where("number", "in", numbers)
    .execute();
}

/** What a commit has to do with others of its sheet. */
export type LinkedRow = Pick<CommitRow, "id" | "number" | "undoes" | "undoes_part" | "follows">;

/** The commits of a sheet after the one of a number, in their order. */
export function listRowsAfter(
  { db }: Context,
  sheetId: string,
  number: number,
): Promise<(LinkedRow & Pick<CommitRow, "ranges">)[]> {
  return db
    .selectFrom("commits")
    .select(["id", "number", "ranges", "undoes", "undoes_part", "follows"])
    .where("sheet_id", "=", sheetId)
    .where("number", ">", number)
    .orderBy("number")
    .execute();
}

/** The commits of a sheet after the one of a number that undo or follow others, in their order. */
export function listLinkedRowsAfter({ db }: Context, sheetId: string, number: number): Promise<LinkedRow[]> {
  return db
    .selectFrom("commits")
    .select(["id", "number", "undoes", "undoes_part", "follows"])
    .where("sheet_id", "=", sheetId)
    .where("number", ">", number)
    .where(({ or, eb }) => or([eb("undoes", "is not", null), eb("follows", "is not", null)]))
    .orderBy("number")
    .execute();
}

/** The oldest open commit of some sheets. */
export function findOpenCommit(
  { db, accountId, storage }: Context,
  sheetIds: readonly string[],
): Promise<Selectable<PlainCommitRow> | undefined> {
  return db
    .selectFrom("commits")
    .select(plainCommitColumns)
    .where("account_id", "=", accountId)
    .where(sql<boolean>`sheet_id in ${storage.engine.sql.list(sheetIds)}`)
    .where("completed_at", "is", null)
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
}

/** The numbers of commits that a request has found, by their ids: a correction of a hook asks three times for its commit. */
const foundNumbers = new WeakMap<
  Context,
  Map<string, { readonly sheetId: string; readonly number: number }>
>();

/** The numbers of those of some commits that belong to a sheet, by their ids. */
export async function findCommitNumbers(
  context: Context,
  sheetId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { db, storage } = context;
  const found = foundNumbers.get(context) ?? new Map();
  foundNumbers.set(context, found);
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) {
    const rows = await db
      .selectFrom("commits")
      .select(["id", "number"])
      .where("sheet_id", "=", sheetId)
      .where(sql<boolean>`id in ${storage.engine.sql.list(missing)}`)
      .execute();
    for (const { id, number } of rows) found.set(id, { sheetId, number });
  }
  return new Map(
    ids.flatMap((id) => {
      const known = found.get(id);
      return known?.sheetId === sheetId ? [[id, known.number]] : [];
    }),
  );
}

/** The id of a commit of a sheet, and who made it. */
export function findCommitOfNumber(
  { db }: Context,
  sheetId: string,
  number: number,
): Promise<Pick<CommitRow, "id" | "created_by"> | undefined> {
  return db
    .selectFrom("commits")
    .select(["id", "created_by"])
    .where("sheet_id", "=", sheetId)
    .where("number", "=", number)
    .executeTakeFirst();
}

/** What the undos of a sheet after the commit of a number have changed, in their order. */
export function listUndosAfter(
  { db }: Context,
  sheetId: string,
  number: number,
): Promise<Pick<CommitRow, "number" | "undo">[]> {
  return db
    .selectFrom("commits")
    .select(["number", "undo"])
    .where("sheet_id", "=", sheetId)
    .where("number", ">", number)
    .where("undoes", "is not", null)
    .orderBy("number")
    .execute();
}

/** The commits of a sheet after the one of a number that have more than inserts, in their order: what they changed. */
export function listEditsAfter(
  { db }: Context,
  sheetId: string,
  number: number,
): Promise<Pick<CommitRow, "number" | "ranges">[]> {
  return db
    .selectFrom("commits")
    .select(["number", "ranges"])
    .where("sheet_id", "=", sheetId)
    .where("number", ">", number)
    .where("undo", "is not", null)
    .orderBy("number")
    .execute();
}

/** What the undo of the commit of a number needs. */
export async function readUndoOfNumber(
  { db }: Context,
  sheetId: string,
  number: number,
): Promise<string | null> {
  const row = await db
    .selectFrom("commits")
    .select("undo")
    .where("sheet_id", "=", sheetId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.undo ?? null;
}

import type { ListCommitsResponse } from "@data-import/types";
import { type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { noteMeasured } from "../domain/list-part.ts";
import { cutPage, describePage, type Page, readPage } from "../domain/page.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { readRows } from "../storage/list-rows.ts";
import { type PlainCommitRow, plainCommitColumns } from "../storage/rows/commits.ts";
import { describeCommits } from "./commits.ts";

/** The list of the commits of a sheet or of a workbook: a page if the query asks for one, otherwise all of them. */
export async function listCommits(
  context: Context,
  owner: CommitOwner,
  {
    completed,
    createdBy: actor,
    ...asked
  }: {
    readonly completed?: boolean | undefined;
    readonly createdBy?: string | undefined;
    readonly pageSize?: number | undefined;
    readonly cursor?: string | undefined;
  },
): Promise<ListCommitsResponse> {
  const filter = { completed, createdBy: actor === "me" ? context.actor.id : actor };
  if (asked.pageSize === undefined && asked.cursor === undefined) {
    return {
      data: await describeCommits(context, owner.place, await listCommitRows(context, owner, filter)),
    };
  }
  // Behind a commit are those that are older than it, in each list: a cursor need not name its list.
  const page = readPage(asked, { order: ["commits"] });
  const rows = await listCommitRows(context, owner, filter, page);
  const { rows: shown, next } = cutPage(rows, page, ({ sequence }) => ({ number: sequence }));
  const total = await countCommitRows(context, owner, filter);
  const data = await describeCommits(context, owner.place, shown);
  return { data, pagination: describePage(page, total, next) };
}

/** What is shown of a commit has a few hundred bytes: where its records are is left out. */
const shownColumns = plainCommitColumns.filter((column) => column !== "ranges");

type ShownCommit = Omit<Selectable<PlainCommitRow>, "ranges">;

/** Which commits to list: those of a sheet, or of some sheets of a workbook. */
type CommitOwner = { readonly place: Pick<LoadedSheet, "environmentId" | "spaceId"> } & (
  | { readonly sheetId: string }
  | { readonly workbookId: string; readonly sheetIds: readonly string[] }
);

/** Which of them: only completed or open ones, and only those of an actor. */
interface CommitFilter {
  readonly completed?: boolean | undefined;
  readonly createdBy?: string | undefined;
}

function selectCommits({ db, storage }: Context, owner: CommitOwner, { completed, createdBy }: CommitFilter) {
  let query = db.selectFrom("commits");
  query =
    "sheetId" in owner
      ? query.where("sheet_id", "=", owner.sheetId)
      : query
          .where("workbook_id", "=", owner.workbookId)
          .where(sql<boolean>`sheet_id in ${storage.engine.sql.list(owner.sheetIds)}`);
  if (completed !== undefined) query = query.where("completed_at", completed ? "is not" : "is", null);
  return createdBy === undefined ? query : query.where("created_by", "=", createdBy);
}

/** The commits of a sheet or of a workbook, newest first; all of them, or a page and one more. */
function listCommitRows(
  context: Context,
  owner: CommitOwner,
  filter: CommitFilter,
  page?: Pick<Page, "after" | "limit">,
): Promise<ShownCommit[]> {
  let query = selectCommits(context, owner, filter).select(shownColumns);
  if (page?.after !== undefined) query = query.where("sequence", "<", page.after.number);
  if (page !== undefined) query = query.limit(page.limit + 1);
  // For a sheet, both are the same order. Each has an index.
  const sorted = query.orderBy("sheetId" in owner ? "number" : "sequence", "desc");
  // A page has at most 1001 rows of a few hundred bytes.
  noteMeasured(context);
  return page === undefined ? readRows(context, sorted, { table: "commits" }) : sorted.execute();
}

/** How many commits a list has. */
async function countCommitRows(context: Context, owner: CommitOwner, filter: CommitFilter): Promise<number> {
  const { total } = await selectCommits(context, owner, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { keepQuery } from "../storage/kept-query.ts";
import type { Flag } from "../storage/rows/columns.ts";
import type { SpaceRow, SpaceView } from "../storage/rows/spaces.ts";

type Reader = Pick<Context, "db" | "accountId">;

/** The row of a space of the account; undefined if there is none. */
export function findSpaceRow(
  { db, accountId }: Reader,
  id: string,
): Promise<Selectable<SpaceRow> | undefined> {
  return db
    .selectFrom("spaces")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

const viewQuery = keepQuery((db, { accountId, id }: { readonly accountId: string; readonly id: string }) =>
  selectViews(joinSpaces({ db, accountId }).where("spaces.id", "=", id)),
);

/** A space with the values that are looked up and counted for it; undefined if the account has none with this id. */
export async function findSpaceView(context: Context, id: string): Promise<SpaceView | undefined> {
  const [row] = await viewQuery.run(context, { accountId: context.accountId, id });
  return row;
}

/** The spaces of the account, joined with their environments and their creators. */
export function joinSpaces({ db, accountId }: Reader) {
  return db
    .selectFrom("spaces")
    .innerJoin("environments", "environments.id", "spaces.environment_id")
    .leftJoin("users", "users.id", "spaces.created_by")
    .where("spaces.account_id", "=", accountId);
}

/** The values that are looked up for each space, for `select` and `order by`. */
export const lookups = {
  opening_workbook_id: sql<string | null>`coalesce(
    (select workbooks.id from workbooks where workbooks.id = spaces.primary_workbook_id),
    (select workbooks.id from workbooks
      where workbooks.account_id = spaces.account_id and workbooks.space_id = spaces.id
      order by workbooks.sequence limit 1))`,
  workbooks_count: sql<number>`(select count(*) from workbooks
    where workbooks.account_id = spaces.account_id and workbooks.space_id = spaces.id)`,
  files_count: sql<number>`(select count(*) from files
    where files.account_id = spaces.account_id and files.space_id = spaces.id and files.expired_at is null)`,
  // Events without a position are newer than all others, but their times may still move.
  last_activity_at: sql<string | null>`(select max(created_at) from (
    select created_at from (select events.created_at from events
      where events.account_id = spaces.account_id and events.space_id = spaces.id and events.position is null
      order by events.sequence desc limit 1) as waiting
    union all select created_at from (select events.created_at from events
      where events.account_id = spaces.account_id and events.space_id = spaces.id and events.position is not null
      order by events.position desc limit 1) as placed) as newest)`,
  canvas_id: sql<string | null>`(select canvases.id from canvases
    where canvases.account_id = spaces.account_id and canvases.space_id = spaces.id
    order by canvases.sequence limit 1)`,
  has_actions: sql<Flag>`(case when exists (select 1 from actions
    where actions.account_id = spaces.account_id and actions.target_id = spaces.id) then 1 else 0 end)`,
  quota_bytes: sql<number | string | null>`(select space_quota.bytes from space_quota)`,
  used_bytes: sql<number | string | null>`(select sum(space_bytes.bytes) from space_bytes
    where space_bytes.space_id = spaces.id)`,
};

/** Selects the columns of the view of joined spaces. */
export function selectViews(query: ReturnType<typeof joinSpaces>) {
  return query
    .selectAll("spaces")
    .select([
      "users.name as created_by_name",
      "environments.guest_authentication as usual_authentication",
      lookups.opening_workbook_id.as("opening_workbook_id"),
      lookups.workbooks_count.as("workbooks_count"),
      lookups.files_count.as("files_count"),
      lookups.last_activity_at.as("last_activity_at"),
      lookups.canvas_id.as("canvas_id"),
      lookups.has_actions.as("has_actions"),
      lookups.quota_bytes.as("quota_bytes"),
      lookups.used_bytes.as("used_bytes"),
    ]);
}

/** A condition for `where`: the spaces in the actor's scope. */
export function spacesWithin({ scope }: Context): RawBuilder<SqlBool> {
  if (scope.wholeAccount) return sql<SqlBool>`1 = 1`;
  const parts = [sql<SqlBool>`1 = 0`];
  if (scope.environmentIds.length > 0) {
    parts.push(sql`spaces.environment_id in (${sql.join(scope.environmentIds)})`);
  }
  if (scope.spaceIds.length > 0) parts.push(sql`spaces.id in (${sql.join(scope.spaceIds)})`);
  return sql`(${sql.join(parts, sql` or `)})`;
}

export async function insertSpaceRow({ db }: Reader, row: Insertable<SpaceRow>): Promise<void> {
  await db.insertInto("spaces").values(row).execute();
}

export async function updateSpaceRow(
  { db }: Reader,
  { id }: Locked<Selectable<SpaceRow>>,
  changes: Updateable<SpaceRow>,
): Promise<void> {
  await db.updateTable("spaces").set(changes).where("id", "=", id).execute();
}

export async function deleteSpaceRows(
  { db }: Reader,
  spaces: Locked<{ readonly id: string }[]>,
): Promise<void> {
  const ids = spaces.map(({ id }) => id);
  await db.deleteFrom("spaces").where("id", "in", ids).execute();
}

/** The ids of the spaces of an environment. */
export async function listSpaceIds({ db, accountId }: Reader, environmentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("spaces")
    .select("id")
    .where("account_id", "=", accountId)
    .where("environment_id", "=", environmentId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes an app from its spaces. */
export async function clearApp({ db, accountId }: Reader, appId: string): Promise<void> {
  await db
    .updateTable("spaces")
    .set({ app_id: null })
    .where("account_id", "=", accountId)
    .where("app_id", "=", appId)
    .execute();
}

import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { measureParts, readRows } from "../storage/list-rows.ts";
import type {
  NamedVersion,
  StoredConstraintRow,
  StoredConstraintVersionRow,
} from "../storage/rows/stored-constraints.ts";
import type { Tables } from "../storage/rows/tables.ts";

type Row = Selectable<StoredConstraintRow>;

/** The stored constraints of an app, newest first. */
export function listConstraintRows(context: Context, appId: string): Promise<Row[]> {
  const { db, accountId } = context;
  return readRows(
    context,
    db
      .selectFrom("app_constraints")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("app_id", "=", appId)
      .orderBy("sequence", "desc"),
    {
      table: "app_constraints",
      more: measureParts(
        context.storage.engine,
        "app_constraint_versions",
        sql`app_constraint_versions.constraint_id = app_constraints.id`,
      ),
    },
  );
}

/** The versions of stored constraints, newest first. */
export async function listVersionsOf(context: Context, ids: readonly string[]): Promise<NamedVersion[]> {
  if (ids.length === 0) return [];
  return selectVersions(context).where("constraint_id", "in", ids).orderBy("version", "desc").execute();
}

/** The versions of a stored constraint, newest first. */
export function listVersions(context: Context, constraintId: string): Promise<NamedVersion[]> {
  const query = selectVersions(context).where("constraint_id", "=", constraintId).orderBy("version", "desc");
  return readRows(context, query, { table: "app_constraint_versions", alias: "versions" });
}

/** The version that a field of a sheet in a space of the app names; undefined if there is none. */
export function findVersion(
  context: Context,
  appId: string,
  validator: string,
  version: number,
): Promise<NamedVersion | undefined> {
  return selectVersions(context)
    .where("app_id", "=", appId)
    .where("validator", "=", validator)
    .where("version", "=", version)
    .executeTakeFirst();
}

export async function insertConstraintRow(
  { db }: Context,
  row: Insertable<StoredConstraintRow>,
): Promise<void> {
  await db.insertInto("app_constraints").values(row).execute();
}

/** Adds a version, and notes its time in the stored constraint. */
export async function insertVersionRow(
  { db }: Context,
  { id }: Pick<Row, "id">,
  row: Insertable<StoredConstraintVersionRow>,
): Promise<void> {
  await db.insertInto("app_constraint_versions").values(row).execute();
  await db.updateTable("app_constraints").set({ updated_at: row.created_at }).where("id", "=", id).execute();
}

/** Deletes stored constraints with their versions. */
export async function deleteConstraintRows(
  { db, accountId }: Context,
  rows: readonly Locked<Row>[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db
    .deleteFrom("app_constraint_versions")
    .where("account_id", "=", accountId)
    .where("constraint_id", "in", ids)
    .execute();
  await db.deleteFrom("app_constraints").where("id", "in", ids).execute();
}

function selectVersions({
  db,
  accountId,
}: Context): SelectQueryBuilder<
  Tables & { versions: Tables["app_constraint_versions"]; named: Tables["app_constraints"] },
  "versions" | "named",
  NamedVersion
> {
  return db
    .selectFrom("app_constraint_versions as versions")
    .innerJoin("app_constraints as named", "named.id", "versions.constraint_id")
    .selectAll("versions")
    .select(["named.app_id", "named.validator"])
    .where("versions.account_id", "=", accountId)
    .$castTo<NamedVersion>() as never;
}

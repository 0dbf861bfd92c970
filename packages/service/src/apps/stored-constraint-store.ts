import type { Insertable, Selectable, SelectQueryBuilder } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type {
  NamedVersion,
  StoredConstraintRow,
  StoredConstraintVersionRow,
} from "../storage/rows/stored-constraints.ts";
import type { Tables } from "../storage/rows/tables.ts";

type Row = Selectable<StoredConstraintRow>;

/** The stored constraints of an app, newest first. */
export function listConstraintRows({ db, accountId }: Context, appId: string): Promise<Row[]> {
  return db
    .selectFrom("app_constraints")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("app_id", "=", appId)
    .orderBy("sequence", "desc")
    .execute();
}

/** The versions of the stored constraints of an app, newest first. */
export function listVersionsOfApp(context: Context, appId: string): Promise<NamedVersion[]> {
  return selectVersions(context).where("app_id", "=", appId).orderBy("version", "desc").execute();
}

/** The versions of a stored constraint, newest first. */
export function listVersions(context: Context, constraintId: string): Promise<NamedVersion[]> {
  return selectVersions(context)
    .where("constraint_id", "=", constraintId)
    .orderBy("version", "desc")
    .execute();
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

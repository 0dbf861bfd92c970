import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { type AllOrPage, listAllOrPage, measureParts, type OptionalPage } from "../storage/list-rows.ts";
import type { GuideRow, GuideVersionRow } from "../storage/rows/guides.ts";

type Row = Selectable<GuideRow>;
type VersionRow = Selectable<GuideVersionRow>;

/** The guides of an environment, newest first: all of them, or a page. */
export function listGuideRows(
  context: Context,
  environmentId: string,
  page: OptionalPage,
): Promise<AllOrPage<Row>> {
  return listAllOrPage(context, selectGuides(context, environmentId), page, {
    table: "guides",
    select: (matching) => matching.selectAll(),
    more: measureParts(context.storage.engine, "guide_versions", sql`guide_versions.guide_id = guides.id`),
  });
}

/** The row of a guide of an environment; undefined if there is none. */
export function findGuideRow(context: Context, environmentId: string, id: string): Promise<Row | undefined> {
  return selectGuides(context, environmentId).selectAll().where("id", "=", id).executeTakeFirst();
}

/** The guides of an environment with one of these slugs. */
export async function listGuideRowsBySlug(
  context: Context,
  environmentId: string,
  slugs: readonly string[],
): Promise<Row[]> {
  if (slugs.length === 0) return [];
  return selectGuides(context, environmentId).selectAll().where("slug", "in", slugs).execute();
}

/** The versions of guides, newest first. */
export async function listVersionRows(
  { db, accountId }: Context,
  guideIds: readonly string[],
): Promise<VersionRow[]> {
  if (guideIds.length === 0) return [];
  return db
    .selectFrom("guide_versions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("guide_id", "in", guideIds)
    .orderBy("version", "desc")
    .execute();
}

export async function insertGuideRow({ db }: Context, row: Insertable<GuideRow>): Promise<void> {
  await db.insertInto("guides").values(row).execute();
}

export async function insertVersionRow({ db }: Context, row: Insertable<GuideVersionRow>): Promise<void> {
  await db.insertInto("guide_versions").values(row).execute();
}

export async function updateGuideRow(
  { db, now }: Context,
  { id }: Locked<Row>,
  changes: Updateable<GuideRow>,
): Promise<void> {
  await db
    .updateTable("guides")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes a guide and its versions. */
export async function deleteGuideRow({ db, accountId }: Context, { id }: Locked<Row>): Promise<void> {
  await db
    .deleteFrom("guide_versions")
    .where("account_id", "=", accountId)
    .where("guide_id", "=", id)
    .execute();
  await db.deleteFrom("guides").where("id", "=", id).execute();
}

function selectGuides({ db, accountId }: Context, environmentId: string) {
  return db
    .selectFrom("guides")
    .where("account_id", "=", accountId)
    .where("environment_id", "=", environmentId);
}

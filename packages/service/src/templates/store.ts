import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import type { Values } from "./merge.ts";
import type { Part } from "./parts.ts";

/** A part of a space and what it has from its template. */
export interface Copy {
  readonly copyId: string;
  /** The settings of the part of the template when the space last took something over. */
  readonly base: Values;
}

/** What a space has from its template, by the id of the part of the template; also copies that were deleted since. */
export async function readCopies({ db, accountId }: Context, spaceId: string): Promise<Map<string, Copy>> {
  const rows = await db
    .selectFrom("template_copies")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId)
    .execute();
  return new Map(rows.map((row) => [row.source_id, { copyId: row.copy_id, base: JSON.parse(row.base) }]));
}

export async function writeCopy(
  { db, accountId }: Context,
  spaceId: string,
  sourceId: string,
  { copyId, base }: Copy,
): Promise<void> {
  const fresh = { copy_id: copyId, base: JSON.stringify(base) };
  await db
    .insertInto("template_copies")
    .values({ account_id: accountId, space_id: spaceId, source_id: sourceId, ...fresh })
    .onConflict((conflict) => conflict.columns(["space_id", "source_id"]).doUpdateSet(fresh))
    .execute();
}

const tables = {
  space: "spaces",
  workbook: "workbooks",
  sheet: "sheets",
  document: "documents",
  guidance: "guidance",
} as const;

/** Notes that a part has just taken something over. An action has this in its configuration. */
export async function markCopy(
  { db, now }: Context,
  kind: Part["kind"],
  id: string,
  sourceId: string,
): Promise<void> {
  if (kind === "action") return;
  await db
    // Every one of these tables has the columns.
    .updateTable(tables[kind] as "spaces")
    .set({ created_from: sourceId, last_propagated_at: now })
    .where("id", "=", id)
    .execute();
}

/** The newest template of an app in an environment, unless it is archived; undefined if there is none. */
export function findAppTemplate(
  { db, accountId }: Context,
  appId: string,
  environmentId: string,
): Promise<Selectable<SpaceRow> | undefined> {
  return db
    .selectFrom("spaces")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("app_id", "=", appId)
    .where("environment_id", "=", environmentId)
    .where("is_app_template", "=", 1)
    .where("archived_at", "is", null)
    .where("expired_at", "is", null)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The spaces to propagate to, by their ids: those in use that were made from a template. */
export function selectSpacesOf({ db, accountId }: Context, templateId: string, only?: readonly string[]) {
  const query = db
    .selectFrom("spaces")
    .where("account_id", "=", accountId)
    .where("created_from", "=", templateId)
    .where("archived_at", "is", null)
    .where("expired_at", "is", null);
  return only === undefined ? query : query.where("id", "in", only.length === 0 ? [""] : only);
}

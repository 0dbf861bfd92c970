import type { operations } from "@data-import/types";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { Place } from "../domain/cursor.ts";
import { createInvalid } from "../domain/errors.ts";
import { cutPage, type Page, type PageRows } from "../domain/page.ts";
import { foldCase } from "../domain/text.ts";
import { isBehind } from "../storage/behind-place.ts";
import type { SpaceView } from "../storage/rows/spaces.ts";
import { joinSpaces, lookups, selectViews, spacesWithin } from "./store.ts";

type Query = NonNullable<operations["listSpaces"]["parameters"]["query"]>;
type SortField = NonNullable<Query["sortField"]>;

const sortKeys: Readonly<
  Record<SortField, { readonly value: RawBuilder<unknown>; readonly isText: boolean }>
> = {
  name: { value: sql.ref("spaces.name"), isText: true },
  workbooksCount: { value: lookups.workbooks_count, isText: false },
  filesCount: { value: lookups.files_count, isText: false },
  environmentId: { value: sql.ref("spaces.environment_id"), isText: true },
  createdByUserName: { value: sql`coalesce(users.name, '')`, isText: true },
  createdAt: { value: sql.ref("spaces.created_at"), isText: true },
  lastActivityAt: { value: sql`coalesce(${lookups.last_activity_at}, '')`, isText: true },
};

/** A page of the spaces in the actor's scope, and how many there are in total; throws an `invalid` if half of an order is missing. */
export async function listSpaces(
  context: Context,
  query: Query,
  page: Page,
): Promise<PageRows<SpaceView> & { readonly total: number }> {
  const order = readOrder(context, query);
  const matching = filterSpaces(context, query);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const places = { ...order, number: sql<number>`spaces.sequence`, numberDirection: "desc" } as const;
  let ordered = selectViews(
    page.after === undefined ? matching : matching.where(isBehind(places, page.after)),
  );
  if (order !== undefined) ordered = ordered.orderBy(sql`${order.value} ${sql.raw(order.direction)}`);
  // As the last key, so that spaces with equal keys have the same order on all pages.
  const read = await ordered
    .select((order?.value ?? sql<null>`null`).as("order_value"))
    .orderBy(sql`spaces.sequence desc`)
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute();
  const cut = cutPage(read, page, ({ sequence, order_value: value }) => ({
    number: sequence,
    ...(order !== undefined && { value: value as Place["value"] }),
  }));
  return { ...cut, total: Number(total) };
}

function filterSpaces(context: Context, query: Query): ReturnType<typeof joinSpaces> {
  const { environmentId, app, appId, search, namespace, archived, isCollaborative, isAppTemplate } = query;
  let matching = joinSpaces(context)
    .where(spacesWithin(context))
    .where("spaces.archived_at", archived === true ? "is not" : "is", null);
  if (environmentId !== undefined) matching = matching.where("spaces.environment_id", "=", environmentId);
  if (app !== undefined) matching = matching.where("spaces.app_id", "=", app);
  if (appId !== undefined) matching = matching.where("spaces.app_id", "=", appId);
  if (namespace !== undefined) matching = matching.where("spaces.namespace", "=", namespace);
  if (isAppTemplate !== undefined) {
    matching = matching.where("spaces.is_app_template", "=", isAppTemplate ? 1 : 0);
  }
  // Every space is collaborative.
  if (isCollaborative === false) matching = matching.where(sql<boolean>`1 = 0`);
  if (search !== undefined) {
    const { contains } = context.storage.engine.sql;
    matching = matching.where(contains(sql.ref("spaces.search_name"), foldCase(search)));
  }
  return matching;
}

function readOrder(
  { storage }: Context,
  { sortField, sortDirection }: Query,
): { readonly value: RawBuilder<unknown>; readonly direction: "asc" | "desc" } | undefined {
  if (sortField === undefined && sortDirection === undefined) return undefined;
  if (sortDirection === undefined) {
    throw createInvalid(
      "value_missing",
      "sortDirection",
      "`sortField` needs `sortDirection` beside it: send `asc` or `desc`.",
    );
  }
  if (sortField === undefined) {
    const fields = Object.keys(sortKeys).map((name) => `\`${name}\``);
    throw createInvalid(
      "value_missing",
      "sortField",
      `\`sortDirection\` needs \`sortField\` beside it: send ${fields.join(", ")}.`,
    );
  }
  const { value, isText } = sortKeys[sortField];
  // By code points on both engines, independent of the language of the database.
  const comparable = isText ? storage.engine.sql.comparable(value) : value;
  return { value: comparable, direction: sortDirection === "desc" ? "desc" : "asc" };
}

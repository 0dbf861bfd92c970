import { foldCase } from "@data-import/tables/basics";
import type { operations } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows, measureParts } from "../storage/list-rows.ts";
import type { SpaceView } from "../storage/rows/spaces.ts";
import { readSortOrder, type SortKeys } from "../storage/sort-order.ts";
import { joinSpaces, lookups, selectViews, spacesWithin } from "./store.ts";

type Query = NonNullable<operations["listSpaces"]["parameters"]["query"]>;
type SortField = NonNullable<Query["sortField"]>;

const sortKeys: SortKeys<SortField> = {
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
): Promise<CountedRows<SpaceView>> {
  return listRows(context, filterSpaces(context, query), page, {
    table: "spaces",
    more: measureParts(context.storage.engine, "actions", sql`actions.target_id = spaces.id`),
    select: selectViews,
    order: readSortOrder(context.storage, query, sortKeys),
  });
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

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "../storage/rows/tables.ts";
import type { Context } from "./context.ts";

/**
 * A condition for `where`: the rows of a table in the actor's scope. These are rows of its account, in its environments
 * and spaces. The table has `account_id`, `environment_id` and, if `hasSpace` is true (the default), `space_id`.
 */
export function withinScope(
  { accountId, scope }: Context,
  table: keyof Tables,
  { hasSpace = true }: { readonly hasSpace?: boolean } = {},
): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`${sql.ref(`${table}.account_id`)} = ${accountId}`;
  if (scope.wholeAccount) return own;
  const parts = [sql<SqlBool>`1 = 0`];
  if (scope.environmentIds.length > 0) {
    parts.push(sql`${sql.ref(`${table}.environment_id`)} in (${sql.join(scope.environmentIds)})`);
  }
  if (hasSpace && scope.spaceIds.length > 0) {
    parts.push(sql`${sql.ref(`${table}.space_id`)} in (${sql.join(scope.spaceIds)})`);
  }
  return sql`(${own} and (${sql.join(parts, sql` or `)}))`;
}

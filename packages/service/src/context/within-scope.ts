import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "../storage/rows/tables.ts";
import type { Context } from "./context.ts";

/**
 * The rows of a table that the actor gets at, for `where`: those of its account, and of these the ones in its
 * environments and spaces. The table has `account_id`, `environment_id` and, unless `hasSpace` is false, `space_id`.
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

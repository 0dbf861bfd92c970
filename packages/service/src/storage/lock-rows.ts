import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "./rows/tables.ts";
import type { Dialect } from "./storage.ts";

/**
 * Keeps the selected rows from changing until the transaction ends. SQLite needs no such thing: it has one writer.
 * Used as `query.$call(lockRows(context.storage.dialect))`.
 */
export function lockRows(
  dialect: Dialect,
): <Table extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, Table, Output>,
) => SelectQueryBuilder<Tables, Table, Output> {
  return (query) => (dialect === "postgres" ? query.forUpdate() : query);
}

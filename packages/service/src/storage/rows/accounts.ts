import type { Account, AccountId, AppId, User, UserId } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, readJson } from "./columns.ts";
import {
  bigint,
  defineTable,
  integer,
  json,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
  time,
  withDefault,
} from "./define-table.ts";

/** An account. Its `account_id` is its own id. */
export const accounts = defineTable("accounts", {
  columns: {
    ...resourceColumns,
    name: text(),
    default_app_id: nullable(text()),
    metadata: json(),
    /** Events up to this position were removed because of their age, if nothing still needs them. */
    events_removed_to: withDefault(bigint(), 0),
  },
});
export type AccountRow = RowOf<typeof accounts>;

/** A person of an account. */
export const users = defineTable("users", {
  columns: {
    ...resourceColumns,
    id: personal(resourceColumns.id, "owner"),
    /** Unique in all accounts. */
    email: personal(long(text()), "mail"),
    /** The address without regard to case. */
    search_email: personal(withDefault(text(), ""), "hidden"),
    name: personal(long(text()), "name"),
    /** The name without regard to case. */
    search_name: personal(withDefault(text(), ""), "hidden"),
    /** In the format of `auth/passwords.ts`; empty if the person has no password. */
    password: personal(nullable(text()), "hidden"),
    metadata: personal(long(withDefault(json(), "{}")), "fact"),
    dashboard: nullable(integer()),
    /** When the person last signed in, or used a personal token, to the minute. */
    last_seen_at: personal(nullable(time()), "fact"),
  },
  indexes: {
    users_by_email: { columns: ["email"], isUnique: true },
    users_by_search_email: { columns: ["search_email"], isUnique: true },
  },
});
export type UserRow = RowOf<typeof users>;

/** An account as the API shows it. */
export function toAccount(
  row: Pick<AccountRow, "id" | "name" | "metadata" | "default_app_id" | "created_at" | "updated_at">,
): Account {
  return omitEmpty({
    id: row.id as AccountId,
    name: row.name,
    metadata: readJson<Account["metadata"]>(row.metadata) ?? {},
    defaultAppId: row.default_app_id as AppId | null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
}

/** A user as the API shows it. */
export function toUser(row: Selectable<UserRow>): User {
  return omitEmpty({
    id: row.id as UserId,
    idp: "service",
    metadata: readJson<User["metadata"]>(row.metadata) ?? {},
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSeenAt: row.last_seen_at,
    dashboard: row.dashboard,
    email: row.email,
    name: row.name,
    accountId: row.account_id as AccountId,
  });
}

import type { Account, AccountId, AppId, User, UserId } from "@data-import/types";
import type { Generated, Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface AccountTables {
  readonly accounts: AccountRow;
  readonly users: UserRow;
}

/** An account. Its `account_id` is its own id. */
export interface AccountRow extends ResourceColumns {
  readonly name: string;
  readonly default_app_id: string | null;
  readonly metadata: Json;
  /** Events up to this position were removed because of their age, if nothing still needs them. */
  readonly events_removed_to: Generated<number>;
}

/** A person of an account. */
export interface UserRow extends ResourceColumns {
  /** Unique in all accounts. */
  readonly email: string;
  /** The address without regard to case. */
  readonly search_email: string;
  readonly name: string;
  /** The name without regard to case. */
  readonly search_name: string;
  /** In the format of `auth/passwords.ts`; empty if the person has no password. */
  readonly password: string | null;
  readonly metadata: Generated<Json>;
  readonly dashboard: Generated<number | null>;
  /** When the person last signed in, or used a personal token, to the minute. */
  readonly last_seen_at: Generated<Time | null>;
}

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

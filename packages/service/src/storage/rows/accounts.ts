import type { Account, AccountId, AppId } from "@data-import/types";
import { type Json, omitEmpty, type ResourceColumns, readJson } from "./columns.ts";

export interface AccountTables {
  readonly accounts: AccountRow;
  readonly users: UserRow;
}

/** An account. Its `account_id` is its own id. */
export interface AccountRow extends ResourceColumns {
  readonly name: string;
  readonly default_app_id: string | null;
  readonly metadata: Json;
}

/** A person of an account. */
export interface UserRow extends ResourceColumns {
  readonly email: string;
  readonly name: string;
  /** In the format of `auth/passwords.ts`; empty if the person has no password. */
  readonly password: string | null;
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

import type { Selectable } from "kysely";
import type { SecretKeys } from "../domain/secret-keys.ts";
import type { SecretRow } from "../storage/rows/secrets.ts";
import type { Database } from "../storage/storage.ts";

type Sealed = Pick<Selectable<SecretRow>, "id" | "account_id" | "sealed" | "key_id">;

/** The value of a secret; throws an `unavailable` if its key is missing. */
export function openSecret(keys: SecretKeys, row: Sealed): string {
  return keys.open({ keyId: row.key_id, sealed: row.sealed }, describeOwner(row));
}

/** An encrypted value is of no use in another row. */
export function describeOwner({ id, account_id: accountId }: Pick<Sealed, "id" | "account_id">): string {
  return `${accountId} ${id}`;
}

/**
 * The values of all secrets of an environment and its spaces, of which logs must have none. Undefined if this process does not
 * have the key of one.
 */
export async function listSecretTexts(
  db: Database,
  keys: SecretKeys,
  environmentId: string,
): Promise<readonly string[] | undefined> {
  const rows = await db
    .selectFrom("secrets")
    .select(["id", "account_id", "sealed", "key_id"])
    .where("environment_id", "=", environmentId)
    .execute();
  if (rows.length === 0) return [];
  const known = keys.listIds();
  if (rows.some((row) => !known.includes(row.key_id))) return undefined;
  return rows.map((row) => openSecret(keys, row));
}

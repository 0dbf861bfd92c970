import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { DomainError } from "../domain/errors.ts";
import { listAdministratorIds } from "../roles/store.ts";
import { listUserIdsWithAccess } from "./store.ts";

/** Whom a change can take from the administrators, the part of the request that names the change, and what to do before. */
interface LastAdministrator {
  readonly userId: string;
  readonly key: string;
  readonly remedy: string;
}

/**
 * Runs a change that can take an administrator from the account. Throws a `conflict` if no administrator who can sign in
 * would be left; one who was only invited may never come.
 */
export async function keepAdministrator(
  context: Context,
  { userId, key, remedy }: LastAdministrator,
  change: () => Promise<void>,
): Promise<void> {
  const list = async () =>
    listUserIdsWithAccess(context, await listAdministratorIds(context.db, context.accountId));
  // Two administrators could remove each other at the same moment.
  const before = await lockRows(context, "accounts", [context.accountId], list);
  await change();
  if (before.length === 0 || (await list()).length > 0) return;
  const message = `\`${userId}\` is the last administrator of the account who can sign in. ${remedy}`;
  throw new DomainError("last_administrator", { message, key });
}

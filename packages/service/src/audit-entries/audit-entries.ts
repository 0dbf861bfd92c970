import type { operations } from "@data-import/types";
import { type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import type { Page } from "../domain/page.ts";
import { deleteNextRows } from "../storage/delete-next-rows.ts";
import { type CountedRows, listRows } from "../storage/list-rows.ts";
import type { AuditEntryRow } from "../storage/rows/audit-entries.ts";
import type { Storage } from "../storage/storage.ts";

type Query = NonNullable<operations["listAuditEntries"]["parameters"]["query"]>;

/** Throws a `forbidden` unless the caller is an administrator of the whole account: other roles read much, but not this. */
export function requireAuditor({ grants, actor }: Context): void {
  if (findScope(grants, "audit-entries:write", actor).wholeAccount) return;
  throw new DomainError("permission_missing", {
    message: `\`${actor.id}\` may not read the audit log: only administrators of the whole account may.`,
  });
}

/** A page of the audit log of the account, newest first, and how many entries there are in total. */
export function listAuditEntryRows(
  context: Context,
  { action, actorId, targetId, since, until }: Query,
  page: Page,
): Promise<CountedRows<Selectable<AuditEntryRow>>> {
  let query = context.db.selectFrom("audit_entries").where("account_id", "=", context.accountId);
  if (action !== undefined) query = query.where("action", "=", action);
  if (actorId !== undefined) query = query.where("actor_id", "=", actorId);
  if (targetId !== undefined) query = query.where("target_id", "=", targetId);
  if (since !== undefined) query = query.where("created_at", ">=", new Date(since).toISOString());
  if (until !== undefined) query = query.where("created_at", "<", new Date(until).toISOString());
  return listRows(context, query, page, { table: "audit_entries", select: (rows) => rows.selectAll() });
}

/** Deletes the entries before a time, in steps, so that nobody waits for long. Ends early at the signal. */
export async function sweepAuditEntries(
  storage: Storage,
  before: string,
  signal: AbortSignal,
): Promise<void> {
  const isOld = sql`created_at < ${before}`;
  const find = storage.db.selectFrom("audit_entries").select("id").where("created_at", "<", before).limit(1);
  if ((await find.executeTakeFirst()) === undefined) return;
  for (let isDone = false; !isDone && !signal.aborted; ) {
    isDone = await storage.transaction(
      (db) => deleteNextRows(db, "audit_entries", isOld, ["created_at", "sequence"]),
      { isDeletion: true, isBackground: true },
    );
  }
}

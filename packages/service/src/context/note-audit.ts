import type { AuditNote, NotedReads } from "../domain/audit-note.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import { type Storage, WriterNeeded } from "../storage/storage.ts";
import type { Context } from "./context.ts";

/** Where an entry is written. Without an actor, the operator of the service did it. */
type Place = Pick<Context, "db" | "now" | "newId" | "accountId"> &
  Partial<Pick<Context, "actor" | "address">>;

/** For how long a repetition is counted in the same entry. */
const countedForMs = 3_600_000;

/** Writes an entry of the audit log, in the transaction of what it tells. */
export async function noteAudit(place: Place, note: AuditNote): Promise<void> {
  await place.db.insertInto("audit_entries").values(toRow(place, note)).execute();
}

/** The same for what a caller can repeat as often as it likes: an entry counts what happens within an hour. */
export async function countAudit(place: Place, note: AuditNote): Promise<void> {
  const row = toRow(place, note);
  const oldest = new Date(Date.parse(place.now) - countedForMs).toISOString();
  let query = place.db
    .updateTable("audit_entries")
    .set((is) => ({ times: is("times", "+", 1), updated_at: place.now }))
    .where("account_id", "=", row.account_id)
    .where("created_at", ">", oldest);
  for (const column of ["action", "actor_id", "target_id", "space_id", "address"] as const) {
    query = row[column] === null ? query.where(column, "is", null) : query.where(column, "=", row[column]);
  }
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await place.db.insertInto("audit_entries").values(row).execute();
}

/**
 * Counts what a read has shown, before its response is sent. Data can also be read if nothing can be stored.
 * @param mayFollow whether another thread may write it meanwhile, because the response is long and would have to move there
 */
export function noteReads(context: Context, notes: readonly AuditNote[], { mayFollow = false } = {}): void {
  if (notes.length === 0) return;
  const { storage, now, newId, accountId, actor, forwardReads } = context;
  const reads = { accountId, actor, now, notes };
  context.afterCommit(async () => {
    try {
      await writeReads({ storage, newId }, reads);
    } catch (error) {
      if (!mayFollow || !(error instanceof WriterNeeded)) throw error;
      forwardReads(reads);
    }
  });
}

/** Writes what a read has shown; nothing if nothing can be stored. */
export async function writeReads(
  { storage, newId }: { readonly storage: Storage; readonly newId: Context["newId"] },
  { notes, ...caller }: NotedReads,
): Promise<void> {
  try {
    await storage.transaction(
      async (db) => {
        for (const note of notes) await countAudit({ db, newId, ...caller }, note);
      },
      { listSpaces: () => [] },
    );
  } catch (error) {
    const kind = explainStorageError(storage.engine, error)?.kind;
    if (kind !== "full" && kind !== "read-only") throw error;
  }
}

function toRow({ now, newId, accountId, actor, address }: Place, note: AuditNote) {
  const { action, actorId = actor?.kind === "anonymous" ? undefined : actor?.id } = note;
  const { targetId = null, relatedId = null, environmentId = null, spaceId = null } = note;
  return {
    id: newId("auditEntry"),
    account_id: accountId,
    created_at: now,
    updated_at: now,
    action,
    actor_id: actorId ?? null,
    target_id: targetId,
    related_id: relatedId,
    environment_id: environmentId,
    space_id: spaceId,
    address: action.startsWith("sign-in:") ? (address ?? null) : null,
    times: 1,
  };
}

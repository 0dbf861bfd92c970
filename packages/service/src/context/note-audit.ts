import type { AuditAction } from "@data-import/types";
import { explainStorageError } from "../storage/explain-error.ts";
import type { Context } from "./context.ts";

/** What a new entry of the audit log tells. It must have ids only: no names, values of secrets or texts of tokens. */
export interface AuditNote {
  readonly action: AuditAction;
  /** Who did it, if that is not the caller. */
  readonly actorId?: string;
  readonly targetId?: string;
  /** The id of a role, or of a token of somebody. */
  readonly relatedId?: string;
  readonly environmentId?: string | null | undefined;
  readonly spaceId?: string | null | undefined;
}

/** Where an entry is written. Without an actor, the operator of the service did it. */
type Place = Pick<Context, "db" | "now" | "newId" | "accountId"> &
  Partial<Pick<Context, "actor" | "address">>;

/** For how long a repetition is counted in the same entry, in milliseconds. */
const countedFor = 3_600_000;

/** Writes an entry of the audit log, in the transaction of what it tells. */
export async function noteAudit(place: Place, note: AuditNote): Promise<void> {
  await place.db.insertInto("audit_entries").values(toRow(place, note)).execute();
}

/** The same for what a caller can repeat as often as it likes: an entry counts what happens within an hour. */
export async function countAudit(place: Place, note: AuditNote): Promise<void> {
  const row = toRow(place, note);
  const oldest = new Date(Date.parse(place.now) - countedFor).toISOString();
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

/** Counts what a read has shown, before its response is sent. Data can also be read if nothing can be stored. */
export function noteReads(context: Context, notes: readonly AuditNote[]): void {
  if (notes.length === 0) return;
  const { storage, now, newId, accountId, actor } = context;
  const write = () =>
    storage.transaction(
      async (db) => {
        for (const note of notes) await countAudit({ db, now, newId, accountId, actor }, note);
      },
      { listSpaces: () => [] },
    );
  context.afterCommit(async () => {
    try {
      await write();
    } catch (error) {
      const kind = explainStorageError(storage.engine, error)?.kind;
      if (kind !== "full" && kind !== "read-only") throw error;
    }
  });
}

function toRow({ now, newId, accountId, actor, address }: Place, note: AuditNote) {
  const { action, actorId = actor?.kind === "anonymous" ? undefined : actor?.id } = note;
  const { targetId = null, relatedId = null, environmentId = null, spaceId = null } = note;
  return {
    ...{ id: newId("auditEntry"), account_id: accountId, created_at: now, updated_at: now, action },
    ...{ actor_id: actorId ?? null, target_id: targetId, related_id: relatedId },
    ...{ environment_id: environmentId, space_id: spaceId },
    address: action.startsWith("sign-in:") ? (address ?? null) : null,
    times: 1,
  };
}

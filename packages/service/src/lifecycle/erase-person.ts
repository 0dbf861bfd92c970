import { sql } from "kysely";
import { forgetActor } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { noteAudit } from "../context/note-audit.ts";
import { requireWholeAccount } from "../context/require-in-scope.ts";
import { DomainError } from "../domain/errors.ts";
import { deleteGuest, lockWholeGuest } from "../guests/guests.ts";
import { personalTables } from "../storage/rows/personal-columns.ts";
import { deleteUser } from "../users/users.ts";
import { missing, readPersonKind } from "./personal-data.ts";

/**
 * Deletes a user or guest, and what the service has of the person besides. The id stays where it says who did something.
 * Does nothing for a person who is erased; throws a `not-found` for one of whom the audit log has nothing.
 */
export async function erasePerson(context: Context, id: string): Promise<void> {
  const wasThere = await deletePerson(context, id);
  if (!wasThere) {
    requireWholeAccount(context);
    if (!(await isInAuditLog(context, id))) throw missing(id);
    await forgetActor(context, id);
  }
  const hasCleared = await clearFacts(context, id);
  if (wasThere || hasCleared) await noteAudit(context, { action: "person:erased", targetId: id });
}

/** Returns whether the person was there. */
async function deletePerson(context: Context, id: string): Promise<boolean> {
  const kind = readPersonKind(id);
  if (kind === "user") requireWholeAccount(context);
  try {
    if (kind === "user") await deleteUser(context, id);
    else {
      // A person can be erased, also if one of the guest's spaces is archived.
      context.enterArchived();
      await deleteGuest(context, await lockWholeGuest(context, id));
    }
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found") return false;
    throw error;
  }
}

async function isInAuditLog({ db, accountId }: Context, id: string): Promise<boolean> {
  for (const column of ["target_id", "actor_id"] as const) {
    const query = db.selectFrom("audit_entries").select("id").where("account_id", "=", accountId);
    if ((await query.where(column, "=", id).limit(1).executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Empties what rows that stay tell about the person; returns whether there was something. */
async function clearFacts({ db, accountId }: Context, id: string): Promise<boolean> {
  let hasCleared = false;
  for (const { name, cleared, traces } of personalTables) {
    const actor = traces.find(({ what }) => what === "actor")?.column;
    if (cleared.length === 0 || actor === undefined) continue;
    const changes = sql.join(cleared.map((column) => sql`${sql.ref(column)} = null`));
    const isFilled = sql.join(
      cleared.map((column) => sql`${sql.ref(column)} is not null`),
      sql` or `,
    );
    const { numAffectedRows = 0n } = await sql`update ${sql.table(name)} set ${changes}
      where account_id = ${accountId} and ${sql.ref(actor)} = ${id} and (${isFilled})`.execute(db);
    hasCleared ||= numAffectedRows > 0n;
  }
  return hasCleared;
}

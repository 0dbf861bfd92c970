import { DomainError } from "../domain/errors.ts";
import type { Place } from "../domain/scope.ts";
import type { Context } from "./context.ts";

/** The spaces that a change uses. In an archived one, the work has ended, so a change that uses it is rolled back. */
export interface EnteredSpaces {
  enter(place: Place): void;
  /** Says that the change may use archived spaces. */
  enterArchived(): void;
  /** Throws a `conflict` if one of the spaces is archived. Call it last: the change itself may restore the space. */
  requireOpen(context: Pick<Context, "db" | "accountId" | "storage">): Promise<void>;
}

/** Collects the spaces of one change. */
export function createEnteredSpaces(): EnteredSpaces {
  /** When each was archived, if that is settled; otherwise it is read at the end. */
  const entered = new Map<string, string | null | undefined>();
  let mayBeArchived = false;
  return {
    enter({ spaceId, archivedAt, isSettled = false }) {
      if (!spaceId || entered.get(spaceId) !== undefined) return;
      entered.set(spaceId, isSettled ? archivedAt : undefined);
    },
    enterArchived() {
      mayBeArchived = true;
    },
    async requireOpen(context) {
      if (mayBeArchived) return;
      for (const [id, archivedAt] of entered) {
        const known = archivedAt === undefined ? await findArchived(context, id) : archivedAt;
        if (known !== null) throw createArchived(id, known);
      }
    },
  };
}

/** The error of an archived space. */
export function createArchived(id: string, archivedAt: string): DomainError {
  const message = `The space \`${id}\` was archived at ${archivedAt}: restore it with \`unarchiveSpace\` first.`;
  return new DomainError("space_archived", { message, key: "spaceId" });
}

/** When a space was archived. Nobody archives or restores it before the transaction ends. */
async function findArchived(
  { db, accountId, storage }: Pick<Context, "db" | "accountId" | "storage">,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("spaces")
    .select("archived_at")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .$call(storage.engine.sql.shareRows)
    .executeTakeFirst();
  // The change has deleted the space, such as with its environment.
  return row?.archived_at ?? null;
}

import { DomainError } from "../domain/errors.ts";
import type { Place } from "../domain/scope.ts";
import type { Context } from "./context.ts";

/** The spaces that a change uses. In an archived one, the work has ended, so a change that uses it is rolled back. */
export interface EnteredSpaces {
  enter(place: Place): void;
  /** Says that the change may use archived spaces. */
  enterArchived(): void;
  /** Throws a `conflict` if one of the spaces is archived. Call it last: the change itself may restore the space. */
  requireOpen(context: Pick<Context, "db" | "accountId">): Promise<void>;
}

/** Collects the spaces of one change. */
export function createEnteredSpaces(): EnteredSpaces {
  /** When each was archived, as far as a row said so. */
  const entered = new Map<string, string | null | undefined>();
  let mayBeArchived = false;
  return {
    enter({ spaceId, archivedAt }) {
      if (!spaceId || entered.get(spaceId) !== undefined) return;
      entered.set(spaceId, archivedAt);
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

async function findArchived(
  { db, accountId }: Pick<Context, "db" | "accountId">,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("spaces")
    .select("archived_at")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  // The change has deleted the space, such as with its environment.
  return row?.archived_at ?? null;
}

import { limits } from "@data-import/types";
import { listCalledAgents } from "../agents/called-agents.ts";
import type { Context } from "../context/context.ts";
import { findScope } from "../domain/grants.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { isDue } from "../storage/is-due.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { Storage } from "../storage/storage.ts";

/** An actor whose programs complete the commits of some places. */
export interface CommitReceiver {
  readonly accountId: string;
  readonly actorId: string;
  /** The ids of the account, of environments or of spaces. */
  readonly places: readonly string[];
}

/** The events that somebody asks for. */
interface EventAsk {
  readonly environmentId?: string | undefined;
  readonly spaceId?: string | undefined;
  readonly topic?: string | undefined;
  readonly completesCommits?: boolean | undefined;
}

/** How often the time is stored that somebody asks for events, in milliseconds. */
const renewalMs = limits.completerLifeMs / 3;

/**
 * The caller as a receiver of commits, if it asks for their events and may complete them; otherwise undefined. Nobody
 * waits for a guest: a stranger could hold the buttons of others.
 */
export function findReceiver(
  { actor, grants, accountId }: Pick<Context, "actor" | "grants" | "accountId">,
  { environmentId, spaceId, topic, completesCommits }: EventAsk,
): CommitReceiver | undefined {
  if (completesCommits !== true && topic !== "commit:created") return undefined;
  if (actor.kind === "guest") return undefined;
  const { wholeAccount, environmentIds, spaceIds } = findScope(grants, "commits:write", actor);
  const all = wholeAccount ? [accountId] : [...environmentIds, ...spaceIds];
  const asked = spaceId ?? environmentId;
  // A space of an environment that the caller may use is not in the scope by its own id.
  const places = asked === undefined || all.length === 0 ? all : [asked];
  return places.length === 0 ? undefined : { accountId, actorId: actor.id, places };
}

/** By storage and receiver, when it was stored last, in milliseconds. */
const stored = new WeakMap<Storage, Map<string, number>>();

/** Stores that a receiver asks for events now, so that commits wait for it from now on. Cheap if this was just stored. */
export async function noteReceiver(storage: Storage, now: Date, receiver: CommitReceiver): Promise<void> {
  const { accountId, actorId, places } = receiver;
  const id = [actorId, ...places].join(" ");
  const times = stored.get(storage) ?? new Map<string, number>();
  stored.set(storage, times);
  if (Math.abs(now.getTime() - (times.get(id) ?? 0)) < renewalMs) return;
  const works_until = new Date(now.getTime() + limits.completerLifeMs).toISOString();
  await storage.transaction(async (db) => {
    await db
      .deleteFrom("commit_receivers")
      .where(isDue("works_until", now, limits.completerLifeMs))
      .execute();
    await db
      .insertInto("commit_receivers")
      .values({
        id,
        account_id: accountId,
        actor_id: actorId,
        places: JSON.stringify(places),
        works_until,
      })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ works_until }))
      .execute();
  });
  for (const [other, time] of times) if (now.getTime() - time > limits.completerLifeMs) times.delete(other);
  times.set(id, now.getTime());
}

/** The ids of those who are called for a commit that the caller makes in a sheet, and complete it. */
export async function listReceivers(context: Context, sheet: LoadedSheet): Promise<string[]> {
  // Hooks leave such a commit alone.
  if (context.disablesHooks === true) return [];
  const { db, accountId, now } = context;
  const agents = await listCalledAgents(context, sheet.environmentId, "commit:created");
  const programs = await db
    .selectFrom("commit_receivers")
    .select(["actor_id", "places"])
    .where("account_id", "=", accountId)
    .where(({ not }) => not(isDue("works_until", new Date(now), limits.completerLifeMs)))
    .orderBy("id")
    .execute();
  const around = [accountId, sheet.environmentId, sheet.spaceId];
  const called = programs.filter(({ places }) =>
    readJson<string[]>(places)?.some((place) => around.includes(place)),
  );
  return [...new Set([...agents, ...called.map(({ actor_id: id }) => id)])];
}

import { sql } from "kysely";
import type { Dependencies } from "../context/dependencies.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { Database } from "../storage/storage.ts";

const dayMs = 86_400_000;
/** How many events a step looks at. */
const eventsSweptAtOnce = 1000;

/** The events of an account that a step removed. */
interface Removed {
  readonly accountId: string;
  readonly rows: readonly {
    readonly id: string;
    readonly position: number;
    readonly topic: string;
    readonly environment_id: string | null;
    readonly space_id: string | null;
  }[];
}

/**
 * Removes the events that are older than some days. These stay: the newest event of an account, which has the last position,
 * and of each space, which says when something happened there; what webhooks and agents send or handle again. What an active
 * webhook or a paused agent has not taken yet stays for as many days again.
 */
export async function sweepEvents(
  { storage, clock }: Dependencies,
  days: number,
  signal: AbortSignal,
): Promise<void> {
  const before = (count: number) => new Date(clock().getTime() - count * dayMs).toISOString();
  const [old, veryOld] = [before(days), before(2 * days)];
  await storage.engine.placeEvents(storage.db);
  for (const { id } of await storage.db.selectFrom("accounts").select("id").execute()) {
    for (let after: number | undefined = 0; after !== undefined && !signal.aborted; ) {
      const from: number = after;
      after = await storage.transaction(
        (db) => sweepNext(db, { accountId: id, from, old, veryOld, now: clock().toISOString() }),
        { isDeletion: true, isBackground: true },
      );
    }
  }
}

interface Step {
  readonly accountId: string;
  /** The position behind which the step begins. */
  readonly from: number;
  /** Older events are removed if nobody waits for them, and very old ones in any case. */
  readonly old: string;
  readonly veryOld: string;
  readonly now: string;
}

/** Removes the next events; returns the position behind which the next step begins, if there is one. */
async function sweepNext(db: Database, step: Step): Promise<number | undefined> {
  const { accountId, from, old, veryOld } = step;
  const next = await db
    .selectFrom("events")
    .select("position")
    .where("account_id", "=", accountId)
    .where("position", ">", from)
    .where("created_at", "<", old)
    .orderBy("position")
    .limit(eventsSweptAtOnce)
    .execute();
  const end = next.at(-1)?.position;
  if (end === undefined) return undefined;
  const taken = await findTaken(db, accountId);
  const mayGo = sql<boolean>`(position <= ${taken} or created_at < ${veryOld})`;
  const isNewest = sql<boolean>`not exists (select 1 from events as later where later.account_id = events.account_id
    and later.position > events.position and (events.space_id is null or later.space_id = events.space_id))`;
  const isNeeded = sql<boolean>`(events.id in (select event_id from waiting_deliveries)
    or events.id in (select event_id from agent_retries))`;
  const rows = await db
    .deleteFrom("events")
    .where("account_id", "=", accountId)
    .where("position", ">", from)
    .where("position", "<=", end)
    .where(mayGo)
    .where(({ not }) => not(isNewest))
    .where(({ not }) => not(isNeeded))
    .returning(["id", "position", "topic", "environment_id", "space_id"])
    .execute();
  const last = rows.reduce((most, { position }) => Math.max(most, position), 0);
  if (last > 0) {
    await noteMissed(db, { accountId, rows }, step.now);
    await db
      .updateTable("accounts")
      .set((is) => ({
        events_removed_to: is
          .case()
          .when("events_removed_to", ">", last)
          .then(is.ref("events_removed_to"))
          .else(last)
          .end(),
      }))
      .where("id", "=", accountId)
      .execute();
  }
  return next.length < eventsSweptAtOnce ? undefined : end;
}

/** The position up to which every active webhook and every paused agent of an account has taken its events. */
async function findTaken(db: Database, accountId: string): Promise<number> {
  const webhook = await db
    .selectFrom("webhooks")
    .select(({ fn }) => fn.min("cursor").as("position"))
    .where("account_id", "=", accountId)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  const agent = await db
    .selectFrom("agent_feeds")
    .select(({ fn }) => fn.min("position").as("position"))
    .where("account_id", "=", accountId)
    .where("paused_at", "is not", null)
    .executeTakeFirst();
  const positions = [webhook?.position, agent?.position].map((one) => Number(one ?? Number.MAX_SAFE_INTEGER));
  return Math.min(...positions);
}

/** Writes into the attempts of each webhook how many of its events were removed before they were sent. */
async function noteMissed(db: Database, { accountId, rows }: Removed, now: string): Promise<void> {
  const last = rows.reduce((most, { position }) => Math.max(most, position), 0);
  const behind = await db
    .selectFrom("webhooks")
    .select(["id", "cursor", "environment_id", "space_id", "topics"])
    .where("account_id", "=", accountId)
    .where("is_active", "=", 1)
    .where("cursor", "<", last)
    .execute();
  for (const webhook of behind) {
    const topics = readJson<string[]>(webhook.topics) ?? [];
    const missed = rows.filter(
      (event) =>
        event.position > webhook.cursor &&
        event.environment_id === webhook.environment_id &&
        (webhook.space_id === null || event.space_id === webhook.space_id) &&
        (topics.length === 0 || topics.includes(event.topic)),
    );
    const newest = missed.toSorted((one, other) => one.position - other.position).at(-1);
    if (newest === undefined) continue;
    const many = missed.length === 1 ? "1 event was" : `${missed.length} events were`;
    await db
      .insertInto("webhook_attempts")
      .values({
        webhook_id: webhook.id,
        event_id: newest.id,
        topic: newest.topic,
        attempted_at: now,
        duration: 0,
        is_success: 0,
        status: null,
        next_at: null,
        error: `${many} removed because of their age before they could be sent; this is the newest one.`,
      })
      .execute();
  }
}

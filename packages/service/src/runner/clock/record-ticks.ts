import type { EnvironmentId, EventTopic } from "@data-import/types";
import { sql } from "kysely";
import type { Dependencies } from "../../context/dependencies.ts";
import { createPendingEvent, insertEvents, type PendingEvent } from "../../context/write-events.ts";
import { serviceActor } from "../../domain/actor.ts";
import { findNextStart, findStart, type Period } from "../../domain/periods.ts";
import type { Database } from "../../storage/storage.ts";

/** The shortest period of the clock: every other period begins together with one of these. */
const shortest = "5-minutes";

/** How long ago the first of the missed times is. Each of these weeks has one Monday. */
const longestMissMs = 7 * 86_400_000;

/** After how many events a transaction ends, so that those after a long stop do not hold others. */
const mostEvents = 500;

const topics: Readonly<Record<Period, EventTopic>> = {
  "5-minutes": "cron:5-minutes",
  hourly: "cron:hourly",
  daily: "cron:daily",
  weekly: "cron:weekly",
};

/** An environment that needs events of the clock. */
interface Place {
  readonly accountId: string;
  readonly environmentId: string;
  readonly topics: ReadonlySet<string>;
}

/**
 * Records the `cron:*` events of all times that have passed since the last call of any process. The row of the clock is
 * locked meanwhile, so one process does this at a time, and each event is recorded once.
 * @returns whether all are recorded; false if another process is recording them now
 */
export async function recordTicks(dependencies: Dependencies): Promise<boolean> {
  let state: TickState;
  do {
    state = await recordSome(dependencies);
    dependencies.noteEvents();
  } while (state === "more");
  return state === "done";
}

type TickState = "done" | "more" | "busy";

function recordSome(dependencies: Dependencies): Promise<TickState> {
  const { storage, clock } = dependencies;
  return storage.transaction(
    async (db) => {
      const locked = db.selectFrom("clock").select("passed").$call(storage.engine.sql.lockFreeRows);
      const row = await locked.executeTakeFirst();
      // If that process is killed, the next call finds the row free.
      if (row === undefined) return "busy";
      const now = clock().getTime();
      const latest = findStart(shortest, now);
      let passed = row.passed === null ? latest : Math.max(Date.parse(row.passed), latest - longestMissMs);
      if (passed === latest && row.passed !== null) return "done";
      // A clock that was set back by more than a little was wrong before. Otherwise, nothing happens twice.
      if (passed > latest) {
        if (passed - latest <= longestMissMs) return "done";
        passed = latest;
      }
      const places = passed === latest ? [] : await listPlaces(db);
      const events: PendingEvent[] = [];
      while (places.length > 0 && passed < latest && events.length < mostEvents) {
        passed = findNextStart(shortest, passed);
        events.push(...describeTicks(dependencies, places, passed));
      }
      if (places.length === 0) passed = latest;
      await insertEvents({ storage, db }, events, clock().toISOString());
      await db
        .updateTable("clock")
        .set({ passed: new Date(passed).toISOString() })
        .execute();
      return passed === latest ? "done" : "more";
    },
    { isBackground: true },
  );
}

function describeTicks(dependencies: Dependencies, places: readonly Place[], time: number): PendingEvent[] {
  const dueAt = new Date(time).toISOString();
  const periods = (Object.keys(topics) as Period[]).filter((period) => findStart(period, time) === time);
  return places.flatMap(({ accountId, environmentId, topics: wanted }) =>
    periods
      .map((period) => topics[period])
      .filter((topic) => wanted.has(topic))
      .map((topic) =>
        createPendingEvent(
          { actor: serviceActor(accountId), newId: dependencies.newId },
          {
            topic,
            domain: "cron",
            payload: { dueAt },
            context: { environmentId: environmentId as EnvironmentId },
            target: environmentId,
          },
        ),
      ),
  );
}

/** The environments with an agent or a webhook that names a topic of the clock. */
async function listPlaces(db: Database): Promise<Place[]> {
  const agents = await db
    .selectFrom("agents")
    .select(["account_id", "environment_id", "cron_topics"])
    .where("cron_topics", "is not", null)
    .orderBy("sequence")
    .execute();
  const webhooks = await db
    .selectFrom("webhooks")
    .select(["account_id", "environment_id", "topics"])
    .where("is_active", "=", 1)
    // Events of the clock are in no space.
    .where("space_id", "is", null)
    .where(sql<boolean>`cast(topics as text) like '%"cron:%'`)
    .orderBy("sequence")
    .execute();
  const places = new Map<string, Place & { topics: Set<string> }>();
  for (const row of [...agents, ...webhooks]) {
    const { account_id: accountId, environment_id: environmentId } = row;
    const place = places.get(environmentId) ?? { accountId, environmentId, topics: new Set() };
    const names = "topics" in row ? (JSON.parse(row.topics) as string[]) : (row.cron_topics ?? "").split(" ");
    for (const name of names) place.topics.add(name);
    places.set(environmentId, place);
  }
  return [...places.values()];
}

import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context/dependencies.ts";

/** How long the sign of a runner is valid, in milliseconds. It is renewed more than twice in this time. */
const life = 150_000;

/**
 * Stores that this process runs agents, so that others can tell it. `stop` deletes the sign; that of a killed process
 * becomes invalid after some time.
 */
export function showPresence({ storage, clock }: Pick<Dependencies, "storage" | "clock">): {
  stop(): Promise<void>;
} {
  const id = randomUUID();
  const write = () =>
    storage.transaction(async (db) => {
      const now = clock();
      const works_until = new Date(now.getTime() + life).toISOString();
      await db.deleteFrom("agent_runners").where("works_until", "<", now.toISOString()).execute();
      await db
        .insertInto("agent_runners")
        .values({ id, works_until })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ works_until }))
        .execute();
    });
  // Without storage, nobody can read it, either.
  let writing: Promise<void> = write().catch(() => {});
  const timer = setInterval(() => {
    writing = writing.then(write).catch(() => {});
  }, life / 2.5).unref();
  return {
    async stop() {
      clearInterval(timer);
      await writing;
      await storage
        .transaction(async (db) => void (await db.deleteFrom("agent_runners").where("id", "=", id).execute()))
        .catch(() => {});
    },
  };
}

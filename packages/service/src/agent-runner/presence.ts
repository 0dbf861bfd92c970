import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context/dependencies.ts";
import type { Chores } from "../domain/chore.ts";

/** How long the sign of a runner is valid, in milliseconds. It is renewed more than twice in this time. */
const lifeMs = 150_000;

/**
 * Stores that this process runs agents, so that others can tell it. `stop` deletes the sign; that of a killed process
 * becomes invalid after some time.
 */
export function showPresence(
  { storage, clock }: Pick<Dependencies, "storage" | "clock">,
  chores: Chores,
): { stop(): Promise<void> } {
  const id = randomUUID();
  const write = () =>
    storage.transaction(async (db) => {
      const now = clock();
      const works_until = new Date(now.getTime() + lifeMs).toISOString();
      await db.deleteFrom("agent_runners").where("works_until", "<", now.toISOString()).execute();
      await db
        .insertInto("agent_runners")
        .values({ id, works_until })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ works_until }))
        .execute();
    });
  const remove = chores.guard("hide-agent-runner");
  chores.add({ name: "show-agent-runner", intervalMs: lifeMs / 2.5, startsAtOnce: true, work: write });
  return {
    stop: () =>
      remove(() =>
        storage.transaction((db) => db.deleteFrom("agent_runners").where("id", "=", id).execute()),
      ),
  };
}

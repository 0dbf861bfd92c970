import { randomUUID } from "node:crypto";
import { runnerLifeMs } from "../agents/problem.ts";
import type { Dependencies } from "../context/dependencies.ts";
import type { Chores } from "../domain/chore.ts";
import { isDue } from "../storage/is-due.ts";

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
      const works_until = new Date(now.getTime() + runnerLifeMs).toISOString();
      await db
        .deleteFrom("agent_runners")
        .where(isDue("works_until", now, runnerLifeMs))
        .execute();
      await db
        .insertInto("agent_runners")
        .values({ id, works_until })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ works_until }))
        .execute();
    });
  const remove = chores.guard("hide-agent-runner");
  chores.add({ name: "show-agent-runner", intervalMs: runnerLifeMs / 2.5, startsAtOnce: true, work: write });
  return {
    stop: () =>
      remove(() =>
        storage.transaction((db) => db.deleteFrom("agent_runners").where("id", "=", id).execute()),
      ),
  };
}

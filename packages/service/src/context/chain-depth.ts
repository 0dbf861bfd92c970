import type { Context } from "./context.ts";

/**
 * How many runs of agents, each caused by the one before, lead to what happens in a context: 0 if it is not the work of an
 * agent. The events that an agent handles at a time are equally deep, so what it does is one deeper.
 */
export async function findChainDepth({
  actor,
  chainDepth,
  db,
}: Pick<Context, "actor" | "chainDepth" | "db">): Promise<number> {
  if (chainDepth !== undefined) return chainDepth;
  if (actor.kind !== "agent") return 0;
  const query = db.selectFrom("agent_feeds").select("chain_depth").where("agent_id", "=", actor.id);
  return Number((await query.executeTakeFirst())?.chain_depth ?? 0) + 1;
}

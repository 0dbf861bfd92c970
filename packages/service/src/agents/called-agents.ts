import { BoundedMap } from "@data-import/tables/basics";
import type { AgentConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { readJson } from "../storage/rows/columns.ts";

/** What decides for which events an agent runs. */
type Interest = Pick<AgentConfig, "topics" | "ownEvents">;

/** By the id of a version, which never changes. */
const interests = new BoundedMap<Interest>({ entries: 1000 });

/** The ids of the agents that run for an event of a topic which the caller causes in an environment. */
export async function listCalledAgents(
  context: Context,
  environmentId: string,
  topic: string,
): Promise<string[]> {
  const agents = await context.db
    .selectFrom("agents")
    .innerJoin("agent_feeds", "agent_feeds.agent_id", "agents.id")
    .innerJoin("agent_versions", (join) =>
      join
        .onRef("agent_versions.agent_id", "=", "agents.id")
        .onRef("agent_versions.version", "=", "agents.version"),
    )
    .select(["agents.id", "agent_versions.id as version_id"])
    .where("agents.environment_id", "=", environmentId)
    .where("agent_feeds.paused_at", "is", null)
    .orderBy("agents.sequence")
    .execute();
  const called: string[] = [];
  for (const { id, version_id: versionId } of agents) {
    const { topics = [], ownEvents = false } = await readInterest(context, versionId);
    const isOwn = id === context.actor.id;
    if (topics.some((one) => one === topic) && (ownEvents || !isOwn)) called.push(id);
  }
  return called;
}

async function readInterest({ db }: Context, versionId: string): Promise<Interest> {
  const known = interests.get(versionId);
  if (known !== undefined) return known;
  const query = db.selectFrom("agent_versions").select("config").where("id", "=", versionId);
  const { source, topics, ownEvents } =
    readJson<AgentConfig>((await query.executeTakeFirst())?.config ?? null) ?? {};
  const interest: Interest = source === undefined ? {} : { topics, ownEvents };
  interests.set(versionId, interest);
  return interest;
}

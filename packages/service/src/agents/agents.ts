import type { AgentConfig, EnvironmentId } from "@data-import/types";
import type { Selectable } from "kysely";
import { forgetActor } from "../auth/tokens.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { type Held, holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound, DomainError, type Problem } from "../domain/errors.ts";
import { getEnvironment, lockEnvironment } from "../environments/environments.ts";
import type { AgentRow, AgentVersionRow } from "../storage/rows/agents.ts";
import { writeFlag } from "../storage/rows/columns.ts";
import {
  type AgentWithConfig,
  deleteAgentRows,
  findAgentRow,
  findAgentRowBySlug,
  insertAgentRow,
  insertVersionRow,
  listSystemAgentRows,
  listVersionRows,
  startFeed,
  updateAgentRow,
} from "./store.ts";

export type { AgentWithConfig } from "./store.ts";

/** The agent of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getAgent(context: Context, id: string, key = "agentId"): Promise<AgentWithConfig> {
  return requireRowInScope(context, await findAgentRow(context, id), () => createNotFound("agent", id, key));
}

/** The same, locked with its versions until the transaction ends. */
export function lockAgent(context: Context, id: string): Promise<Locked<AgentWithConfig>> {
  return lockRows(context, "agents", [id], () => getAgent(context, id));
}

/** The same, for an agent that gets a role or an export: it cannot be deleted before the transaction ends. */
export function holdAgent(context: Context, id: string): Promise<Held<AgentWithConfig>> {
  return holdRow(context, "agents", id, () => getAgent(context, id));
}

/** The agent of an id; throws a `not-found` if it is not in the environment that the request names. */
export async function getAgentIn(
  context: Context,
  agentId: string,
  environmentId: string | undefined,
): Promise<AgentWithConfig> {
  const row = await getAgent(context, agentId);
  if (environmentId === undefined || row.environment_id === environmentId) return row;
  await getEnvironment(context, environmentId);
  throw createNotFound("agent", agentId, "agentId");
}

/** Deploys an agent to an environment. If the slug exists, this creates a new version. */
export async function deployAgent(
  context: Context,
  environmentId: string,
  config: AgentConfig,
): Promise<AgentWithConfig> {
  requireOneThingToRun(config);
  const id = context.newId("agent");
  const slug = config.slug ?? `agent-${id.slice(id.lastIndexOf("_") + 1).toLowerCase()}`;
  const existing = await lockNamed(context, environmentId, slug);
  if (existing === undefined) {
    await insertAgentRow(context, {
      id,
      account_id: context.accountId,
      created_at: context.now,
      updated_at: context.now,
      environment_id: environmentId,
      slug,
      version: 1,
      is_system: writeFlag(config.isSystem ?? false),
      cron_topics: findCronTopics(config),
    });
    await addVersion(context, id, { version: 1, origin: 1 }, config);
  } else {
    const [newest] = (await listVersionRows(context, existing.id, { pageSize: 1 })).rows;
    const version = (newest?.version ?? 0) + 1;
    await addVersion(context, existing.id, { version, origin: existing.version }, config);
    await updateAgentRow(context, existing, {
      version,
      updated_at: context.now,
      cron_topics: findCronTopics(config),
      ...(config.isSystem !== undefined && { is_system: writeFlag(config.isSystem) }),
    });
  }
  await startFeed(context, existing?.id ?? id);
  const row = await getAgent(context, existing?.id ?? id);
  await context.emit(describeAgent(existing === undefined ? "agent:created" : "agent:updated", row));
  return row;
}

/** Makes an agent run an older version again; changes nothing if the agent runs this version already. */
export async function revertAgent(
  context: Context,
  agentId: string,
  versionId: string,
): Promise<{ readonly agent: Selectable<AgentRow>; readonly version: Selectable<AgentVersionRow> }> {
  const agent = await lockAgent(context, agentId);
  const { rows } = await listVersionRows(context, agentId);
  const version = rows.find(({ id }) => id === versionId);
  if (version === undefined) throw createNotFound("agent version", versionId, "agentVersionId");
  if (agent.version !== version.version) {
    await updateAgentRow(context, agent, {
      version: version.version,
      updated_at: context.now,
      cron_topics: findCronTopics(JSON.parse(version.config) as AgentConfig),
    });
    await startFeed(context, agentId);
    await context.emit(describeAgent("agent:updated", { ...agent, version: version.version }));
  }
  return { agent, version };
}

/** Deletes an agent with its versions, tokens and roles. */
export async function deleteAgent(context: Context, row: Locked<AgentWithConfig>): Promise<void> {
  await deleteAgentRows(context, row);
  await forgetActor(context, row.id);
  await context.emit(describeAgent("agent:deleted", row));
}

/** The agents of an environment that the service manages, oldest first. */
export function listSystemAgents(context: Context, environmentId: string): Promise<AgentWithConfig[]> {
  return listSystemAgentRows(context, environmentId);
}

/** The agent of a slug, locked until the transaction ends; undefined if the environment has none. */
async function lockNamed(
  context: Context,
  environmentId: string,
  slug: string,
): Promise<Locked<AgentWithConfig> | undefined> {
  // Other deployments wait, because they may create the same agent.
  await lockEnvironment(context, environmentId);
  const found = await findAgentRowBySlug(context, environmentId, slug);
  return found && lockRows(context, "agents", [found.id], () => findAgentRow(context, found.id));
}

async function addVersion(
  context: Context,
  agentId: string,
  numbers: Pick<AgentVersionRow, "version" | "origin">,
  config: AgentConfig,
): Promise<void> {
  await insertVersionRow(context, {
    id: context.newId("agentVersion"),
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    agent_id: agentId,
    ...numbers,
    config: JSON.stringify(config),
  });
}

/** The clock reads them often. In the configuration, they are beside the whole source. */
function findCronTopics({ topics = [] }: AgentConfig): string | null {
  const found = topics.filter((topic) => topic.startsWith("cron:"));
  return found.length === 0 ? null : found.join(" ");
}

function requireOneThingToRun({ source, template, templateOptions }: AgentConfig): void {
  const problems: Problem[] = [];
  if (source !== undefined && template !== undefined) {
    problems.push({
      message: "An agent needs a `source` or a `template`: send one of them.",
      key: "template",
    });
  }
  if (template !== undefined && templateOptions === undefined) {
    problems.push({
      message: `The template \`${template}\` needs its \`templateOptions\`.`,
      key: "templateOptions",
      code: "value_missing",
    });
  }
  if (templateOptions !== undefined && templateOptions.template !== template) {
    problems.push({
      message: `\`templateOptions.template\` must be the \`template\` of the agent, ${template === undefined ? "which is missing" : `\`${template}\``}; it was \`${templateOptions.template}\`.`,
      key: "templateOptions.template",
    });
  }
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
}

function describeAgent(
  topic: "agent:created" | "agent:updated" | "agent:deleted",
  { id, slug, version, environment_id: environmentId }: Selectable<AgentRow>,
): NewEvent {
  return {
    topic,
    domain: "space",
    payload: { slug, ...(topic === "agent:updated" && { version }) },
    context: { environmentId: environmentId as EnvironmentId, entityId: id },
    target: id,
  };
}

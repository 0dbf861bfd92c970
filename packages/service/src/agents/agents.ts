import type { AgentConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { forgetActor } from "../auth/tokens.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound, DomainError, type Problem } from "../domain/errors.ts";
import { getEnvironment } from "../environments/environments.ts";
import type { AgentRow, AgentVersionRow } from "../storage/rows/agents.ts";
import { writeFlag } from "../storage/rows/columns.ts";
import {
  type AgentWithConfig,
  deleteAgentRows,
  findAgentRow,
  insertAgentRow,
  insertVersionRow,
  listSystemAgentRows,
  listVersionRows,
  lockAgentRow,
  updateAgentRow,
} from "./store.ts";

export type { AgentWithConfig } from "./store.ts";

/** The agent of an id, within the actor's reach; throws a `not-found` that names `key` otherwise. */
export async function getAgent(context: Context, id: string, key = "agentId"): Promise<AgentWithConfig> {
  return requireRowInScope(context, await findAgentRow(context, id), () => createNotFound("agent", id, key));
}

/** The agent of an id; throws a `not-found` where it is not in the environment that a request names. */
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

/** Deploys an agent to an environment that the caller has made sure of: as a new version where its slug is there. */
export async function deployAgent(
  context: Context,
  environmentId: string,
  config: AgentConfig,
): Promise<AgentWithConfig> {
  requireOneThingToRun(config);
  const id = context.newId("agent");
  const slug = config.slug ?? `agent-${id.slice(id.lastIndexOf("_") + 1).toLowerCase()}`;
  const existing = await lockAgentRow(context, { environmentId, slug });
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
    });
    await addVersion(context, id, { version: 1, origin: 1 }, config);
  } else {
    const [newest] = await listVersionRows(context, existing.id);
    const version = (newest?.version ?? 0) + 1;
    await addVersion(context, existing.id, { version, origin: existing.version }, config);
    await updateAgentRow(context, existing.id, {
      version,
      updated_at: context.now,
      ...(config.isSystem !== undefined && { is_system: writeFlag(config.isSystem) }),
    });
  }
  const row = await getAgent(context, existing?.id ?? id);
  await context.emit(describeAgent(existing === undefined ? "agent:created" : "agent:updated", row));
  return row;
}

/** Makes an agent run an older version again; changes nothing where it does already. */
export async function revertAgent(
  context: Context,
  agentId: string,
  versionId: string,
): Promise<{ readonly agent: Selectable<AgentRow>; readonly version: Selectable<AgentVersionRow> }> {
  await getAgent(context, agentId);
  const agent = await lockAgentRow(context, { id: agentId });
  const version = (await listVersionRows(context, agentId)).find(({ id }) => id === versionId);
  if (agent === undefined) throw createNotFound("agent", agentId, "agentId");
  if (version === undefined) throw createNotFound("agent version", versionId, "agentVersionId");
  if (agent.version !== version.version) {
    await updateAgentRow(context, agentId, { version: version.version, updated_at: context.now });
    await context.emit(describeAgent("agent:updated", { ...agent, version: version.version }));
  }
  return { agent, version };
}

/** Removes an agent with its versions, tokens and roles. */
export async function deleteAgent(context: Context, row: AgentWithConfig): Promise<void> {
  await deleteAgentRows(context, row.id);
  await forgetActor(context, row.id);
  await context.emit(describeAgent("agent:deleted", row));
}

/** The agents of an environment that the service looks after, oldest first. */
export function listSystemAgents(context: Context, environmentId: string): Promise<AgentWithConfig[]> {
  return listSystemAgentRows(context, environmentId);
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

function requireOneThingToRun({ source, template, templateOptions }: AgentConfig): void {
  const problems: Problem[] = [];
  if (source !== undefined && template !== undefined) {
    problems.push({ message: "An agent runs `source` or a `template`: send one of them.", key: "template" });
  }
  if (template !== undefined && templateOptions === undefined) {
    problems.push({
      message: `The template \`${template}\` needs its \`templateOptions\`.`,
      key: "templateOptions",
    });
  }
  if (templateOptions !== undefined && templateOptions.template !== template) {
    problems.push({
      message: `\`templateOptions.template\` must be the \`template\` of the agent, ${template === undefined ? "which is missing" : `\`${template}\``}; it was \`${templateOptions.template}\`.`,
      key: "templateOptions.template",
    });
  }
  if (problems.length > 0) throw new DomainError("invalid", problems);
}

function describeAgent(
  topic: "agent:created" | "agent:updated" | "agent:deleted",
  { id, slug, version, environment_id: environmentId }: Selectable<AgentRow>,
): NewEvent {
  return {
    topic,
    domain: "space",
    payload: { slug, ...(topic === "agent:updated" && { version }) },
    context: { environmentId, entityId: id },
    target: id,
  };
}

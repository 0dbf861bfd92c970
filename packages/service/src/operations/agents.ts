import { limits } from "@data-import/types";
import {
  deleteAgent,
  deployAgent,
  getAgent,
  getAgentIn,
  holdAgent,
  lockAgent,
  revertAgent,
} from "../agents/agents.ts";
import { getAgentLogRow } from "../agents/logs.ts";
import { createProblemFinder } from "../agents/problem.ts";
import { listAgentRows, listLogRows, listVersionRows } from "../agents/store.ts";
import { describePage, readPage } from "../domain/page.ts";
import { getEnvironment } from "../environments/environments.ts";
import { assignRole, listActorRoles, removeActorRole, requireRolesOf } from "../roles/roles.ts";
import { getSpace } from "../spaces/spaces.ts";
import {
  toAgent,
  toAgentLog,
  toAgentVersion,
  toDetailedAgentLog,
  toExecution,
} from "../storage/rows/agents.ts";
import type { Operations } from "./handler.ts";

/** Code that runs when events happen in its environment. */
export const agentHandlers = {
  async listAgents(context, { query }) {
    await getEnvironment(context, query.environmentId);
    const page = readPage(query, { order: ["agents"] });
    const { rows, total, next } = await listAgentRows(context, query, page);
    const findProblem = await createProblemFinder(context);
    return {
      data: rows.map((row) => toAgent(row, row.config, findProblem(row))),
      pagination: describePage(page, total, next),
    };
  },
  async createAgent(context, { query: { environmentId }, body }) {
    const row = await deployAgent(context, environmentId, body);
    // The code runs with the roles of the agent.
    await requireRolesOf(context, row.id, undefined);
    return { data: toAgent(row, row.config, (await createProblemFinder(context))(row)) };
  },
  async getAgent(context, { path: { agentId }, query: { environmentId } }) {
    const row = await getAgentIn(context, agentId, environmentId);
    return { data: toAgent(row, row.config, (await createProblemFinder(context))(row)) };
  },
  async deleteAgent(context, { path: { agentId } }) {
    await deleteAgent(context, await lockAgent(context, agentId));
    return { data: { success: true } };
  },
  async listAgentVersions(context, { path: { agentId }, query }) {
    const agent = await getAgent(context, agentId);
    const { rows, ...position } = await listVersionRows(context, agentId, query);
    return { data: rows.map((row) => toAgentVersion(row, agent)), ...position };
  },
  async revertAgent(context, { path: { agentId, agentVersionId } }) {
    const { agent, version } = await revertAgent(context, agentId, agentVersionId);
    await requireRolesOf(context, agentId, undefined);
    return { data: toAgentVersion(version, agent) };
  },
  async listAgentRoles(context, { path: { agentId } }) {
    await getAgent(context, agentId);
    return { data: await listActorRoles(context, agentId) };
  },
  async assignAgentRole(context, { path: { agentId }, body }) {
    await holdAgent(context, agentId);
    return { data: await assignRole(context, agentId, body) };
  },
  async deleteAgentRole(context, { path: { agentId, actorRoleId } }) {
    await lockAgent(context, agentId);
    await removeActorRole(context, agentId, actorRoleId);
    return { data: { success: true } };
  },
  async listAgentLogs(context, { path: { agentId }, query }) {
    const { environmentId } = query;
    await getAgentIn(context, agentId, environmentId);
    const page = readPage(query, { usual: limits.agentRunsShown, order: ["logs of an agent"] });
    const { rows, total, next } = await listLogRows(context, { environmentId, agentId }, page);
    return { data: rows.map(toAgentLog), pagination: describePage(page, total, next) };
  },
  async getAgentLog(context, { path: { eventId }, query: { environmentId } }) {
    await getEnvironment(context, environmentId);
    return { data: toDetailedAgentLog(await getAgentLogRow(context, environmentId, eventId)) };
  },
  async listEnvironmentAgentExecutions(context, { query }) {
    await getEnvironment(context, query.environmentId);
    if (query.spaceId !== undefined) await getSpace(context, query.spaceId);
    if (query.agentId !== undefined) await getAgentIn(context, query.agentId, query.environmentId);
    const page = readPage(query, { order: ["agent executions"] });
    const { rows, total, next } = await listLogRows(context, query, page);
    return { data: rows.map(toExecution), pagination: describePage(page, total, next) };
  },
  async listEnvironmentAgentLogs(context, { query }) {
    await getEnvironment(context, query.environmentId);
    if (query.spaceId !== undefined) await getSpace(context, query.spaceId);
    const page = readPage(query, { order: ["agent logs"] });
    const { rows, total, next } = await listLogRows(context, query, page);
    return { data: rows.map(toDetailedAgentLog), pagination: describePage(page, total, next) };
  },
} satisfies Partial<Operations>;

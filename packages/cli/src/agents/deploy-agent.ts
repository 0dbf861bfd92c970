import { basename } from "node:path";
import type { Agent, EnvironmentId, EventTopic, RoleId } from "@data-import/types";
import type { Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { findEnvironment } from "../settings/environment.ts";

/** How an agent is deployed. */
export interface DeployOptions {
  readonly slug?: string;
  readonly topic: EventTopic[];
  readonly clientEvents?: boolean;
  readonly role: string;
  readonly environmentId?: EnvironmentId;
}

/** What is deployed. */
export interface AgentCode {
  readonly slug: string;
  readonly topics: EventTopic[];
  readonly clientEvents?: boolean | undefined;
  readonly source: string;
}

/** The environment of an agent, and its role there. */
export interface Place {
  readonly environmentId: EnvironmentId;
  readonly roleId: RoleId;
}

/** The name of an agent if nobody gives one: that of its file. */
export const nameAgent = (file: string): string => basename(file).replace(/\.\w+$/, "");

/** Finds the environment and the role of the options. */
export async function findPlace(context: Context, options: DeployOptions): Promise<Place> {
  const environmentId = await findEnvironment(context, options.environmentId);
  const role = (await context.api.roles.list()).find(({ name }) => name === options.role);
  if (!role) {
    throw new Failure(
      `There is no role ${options.role}.`,
      "See which roles there are: data-import roles list",
    );
  }
  return { environmentId, roleId: role.id };
}

/** Deploys code under a slug, and gives the agent its role. */
export async function deployAgent(
  { api }: Context,
  { environmentId, roleId }: Place,
  code: AgentCode,
): Promise<Agent> {
  const agent = await api.agents.create(code, { environmentId });
  if (!agent) throw new Failure("The agent was not deployed.");
  const roles = await api.agents.listRoles(agent.id);
  if (!roles.some((role) => role.roleId === roleId)) {
    await api.agents.assignRole(agent.id, { roleId, resourceId: environmentId });
  }
  const { source: _, ...shown } = agent;
  return shown as Agent;
}

/** Finds an agent by its id or its slug. */
export async function findAgent(
  { api }: Context,
  environmentId: EnvironmentId,
  name: string,
): Promise<Agent | undefined> {
  for await (const agent of api.agents.list({ environmentId }).items()) {
    if (agent.id === name || agent.slug === name) return agent;
  }
  return undefined;
}

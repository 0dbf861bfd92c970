import { recordEvent } from "./fake-events.ts";
import type { Thing } from "./fake-state.ts";
import type { FakeCall, FakeHandler } from "./stateful-fake.ts";

/** The agents of the fake with their versions and roles. */
export const agentHandlers: Readonly<Record<string, FakeHandler>> = {
  listAgents: (call) => listPage(call),
  createAgent: (call) => ({ data: deploy(call) }),
  getAgent: (call) => withAgent(call, (agent) => ({ data: agent })),
  deleteAgent: (call) =>
    withAgent(call, (agent) => {
      if (!call.has("keeps what is deleted"))
        call.state.agents = call.state.agents.filter((each) => each !== agent);
      recordEvent(call, "agent:deleted", "space", { entityId: agent.id });
      return { data: { success: true } };
    }),
  listAgentVersions: (call) =>
    withAgent(call, ({ id }) => ({
      data: call.state.versions.filter((version) => version["agent_id"] === id),
    })),
  revertAgent: (call) =>
    withAgent(call, (agent) => {
      const version = call.state.versions.find(({ id }) => id === call.path["agentVersionId"]);
      if (!version) return { missing: "agentVersionId" };
      replaceAgent(call, { ...agent, source: version["source"] });
      if (call.has("adds a version for each revert"))
        addVersion(call, { ...agent, source: version["source"] });
      return { data: version };
    }),
  listAgentRoles: (call) =>
    withAgent(call, ({ id }) => ({ data: call.state.roles.filter(({ actorId }) => actorId === id) })),
  assignAgentRole: (call) =>
    withAgent(call, ({ id: actorId }) => {
      const time = call.state.now();
      const role = { ...call.body, actorId, id: call.state.nextId("acr"), createdAt: time, updatedAt: time };
      call.state.roles.push(role);
      return { data: role };
    }),
  deleteAgentRole: (call) =>
    withAgent(call, ({ id: actorId }) => {
      const role = call.state.roles.find(({ id }) => id === call.path["actorRoleId"]);
      if (!role) return { missing: "actorRoleId" };
      call.state.roles = call.state.roles.filter((each) =>
        call.has("takes all roles at once") ? each["actorId"] !== actorId : each !== role,
      );
      return { data: { success: true } };
    }),
};

function listPage({ state, query, has }: FakeCall): object {
  const search = has("ignores the search") ? "" : (query.get("search") ?? "").toLowerCase();
  const found = state.agents.filter(({ id, slug }) => `${id} ${slug}`.toLowerCase().includes(search));
  const size = has("ignores the page size") ? 20 : Number(query.get("pageSize") ?? 20);
  const currentPage = Number(query.get("pageNumber") ?? 1);
  const pagination = { currentPage, pageCount: Math.ceil(found.length / size), totalCount: found.length };
  return { data: found.slice((currentPage - 1) * size, currentPage * size), pagination };
}

function deploy(call: FakeCall): Thing {
  const { state, body, query } = call;
  const time = state.now();
  const known = call.has("makes a new agent for a known slug")
    ? undefined
    : state.agents.find(({ slug }) => slug !== undefined && slug === body["slug"]);
  const made = {
    id: state.nextId("ag"),
    accountId: "us_acc_fake",
    environmentId: query.get("environmentId"),
    createdAt: time,
  };
  const agent = { ...(known ?? made), ...body, updatedAt: time };
  if (known) replaceAgent(call, agent);
  else if (!call.has("forgets what is created")) state.agents.push(agent);
  addVersion(call, agent);
  recordEvent(call, known ? "agent:updated" : "agent:created", "space", { entityId: agent.id });
  return agent;
}

function replaceAgent({ state }: FakeCall, agent: Thing): void {
  state.agents = state.agents.map((each) => (each.id === agent.id ? agent : each));
}

function addVersion({ state }: FakeCall, { id, slug, source }: Thing): void {
  const version = state.versions.filter((each) => each["agent_id"] === id).length + 1;
  const time = state.now();
  const own = {
    id: state.nextId("agv"),
    agent_id: id,
    version,
    origin: version,
    createdAt: time,
    updatedAt: time,
  };
  state.versions.push({
    ...own,
    ...(slug !== undefined && { slug }),
    ...(source !== undefined && { source }),
  });
}

function withAgent(call: FakeCall, act: (agent: Thing) => object): object {
  const agent = call.state.agents.find(({ id }) => id === call.path["agentId"]);
  return agent ? act(agent) : { missing: "agentId" };
}

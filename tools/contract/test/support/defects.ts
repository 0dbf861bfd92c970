import { readWorld } from "../../src/behaviour/world.ts";
import {
  doNothing,
  forget,
  keepHeaders,
  pretend,
  type Tamper,
  withBody,
  withData,
  withoutQuery,
} from "./tampers.ts";

/** A defect of a target. */
export interface Defect {
  /** The end of a sentence that begins with "a target that". */
  readonly name: string;
  /** The subject and the name of a check that must find it. */
  readonly foundBy: string;
  /** The tampers that cause the defect, by the ids of the operations. */
  readonly tampers: Readonly<Record<string, Tamper>>;
}

const lifecycles = "agents are listed, found and read from their deployment until their deletion";
const updates = "actions keep absent properties in an update, and replace lists";
const pages = ["pageSize", "pageNumber"];

/** Removes the events with this prefix from the response. */
const withoutEventsOf = (prefix: string): Tamper =>
  withData((events) => events.filter(({ topic }: { topic: string }) => !topic.startsWith(prefix)));

const mergeConstraints: Tamper = async (request, send) => {
  const current = await send(new Request(request.url, { headers: keepHeaders(request) }));
  const { constraints: old } = (await current.json()).data;
  return withBody(({ constraints, ...rest }) => ({ ...rest, constraints: [...old, ...constraints] }))(
    request,
    send,
  );
};

/** Each revert adds the newest version again. */
function addVersions(): Readonly<Record<string, Tamper>> {
  let reverts = 0;
  return {
    revertAgent(request, send) {
      reverts += 1;
      return send(request);
    },
    listAgentVersions: withData((versions) => [
      ...versions,
      ...Array.from({ length: reverts }, () => versions.at(-1)),
    ]),
  };
}

const takeAllRoles: Tamper = async (request, send) => {
  const headers = keepHeaders(request);
  const roles = request.url.replace(/\/[^/]+$/, "");
  const response = await send(request);
  const { data } = await (await send(new Request(roles, { headers }))).json();
  for (const { id } of data) await send(new Request(`${roles}/${id}`, { method: "DELETE", headers }));
  return response;
};

/** Defects that the contract must find. */
export const defects: readonly Defect[] = [
  {
    name: "loses created resources",
    foundBy: "actions are listed and read from their creation until their deletion",
    tampers: { createAction: forget },
  },
  { name: "keeps deleted resources", foundBy: lifecycles, tampers: { deleteAgent: doNothing } },
  { name: "loses updates", foundBy: updates, tampers: { updateAction: pretend } },
  { name: "merges lists", foundBy: updates, tampers: { updateAction: mergeConstraints } },
  {
    name: "creates in another order",
    foundBy: "actions are created together in the order of the request",
    tampers: { bulkCreateActions: withData((actions) => actions.toReversed()) },
  },
  {
    name: "lists everything twice",
    foundBy: "actions are created together in the order of the request",
    tampers: { listActions: withData((actions) => [...actions, ...actions]) },
  },
  {
    name: "has other defaults",
    foundBy: "actions have the defaults that the description promises",
    tampers: { createAction: withBody((action) => ({ confirm: false, ...action })) },
  },
  {
    name: "makes a new agent for a known slug",
    foundBy: "agents get a new version if their slug is deployed again",
    tampers: { createAgent: withBody(({ slug, ...agent }) => agent) },
  },
  {
    name: "adds a version for each revert",
    foundBy: "agents run an earlier version after a revert to it, and after a second revert",
    tampers: addVersions(),
  },
  {
    name: "ignores the search",
    foundBy: lifecycles,
    tampers: { listAgents: withoutQuery((name) => name === "search") },
  },
  {
    name: "ignores the page size",
    foundBy: "agents are listed page by page, each once",
    tampers: { listAgents: withoutQuery((name) => pages.includes(name)) },
  },
  {
    name: "removes all roles at once",
    foundBy: "agent roles are listed from their assignment until their removal",
    tampers: { deleteAgentRole: takeAllRoles },
  },
  {
    name: "lists oldest events first",
    foundBy: "events are listed newest first, page by page, each once",
    tampers: { listEvents: withData((events) => events.toReversed()) },
  },
  {
    name: "lists the newest events behind every cursor",
    foundBy: "events are listed behind a cursor, oldest first, page by page, each once",
    tampers: { listEvents: withoutQuery((name) => name === "after") },
  },
  {
    name: "ignores the filters of events",
    foundBy: "events are filtered by topic, domain, environment, space and time",
    tampers: { listEvents: withoutQuery((name) => !pages.includes(name)) },
  },
  {
    name: "records no changes",
    foundBy: "agents emit an event for each change",
    tampers: { listEvents: withoutEventsOf("agent:") },
  },
  {
    name: "accepts unknown spaces",
    foundBy: "events are rejected if they name a resource that does not exist",
    tampers: { createEvent: withBody((event) => ({ ...event, context: readWorld().context })) },
  },
  {
    name: "loses absent properties in an update",
    foundBy: "spaces keep absent properties in an update, and emit an event",
    tampers: { updateSpace: withBody((space) => ("name" in space ? { labels: ["lost"], ...space } : space)) },
  },
  {
    name: "ignores If-None-Match",
    foundBy: "getSpace returns 304 to a caller who has the response",
    tampers: {
      getSpace: (request, send) => send(new Request(request.url, { headers: keepHeaders(request) })),
    },
  },
  {
    name: "loses the end of files",
    foundBy: "files keep their own name and size, and emit an event",
    tampers: { uploadFile: withData((file) => ({ ...file, size: file.size - 1 })) },
  },
];

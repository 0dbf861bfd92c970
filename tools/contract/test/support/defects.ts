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

/** A way in which a target can be wrong. */
export interface Defect {
  /** The end of a sentence that begins with "a target that". */
  readonly name: string;
  /** The subject and the name of a check that must find it. */
  readonly foundBy: string;
  /** What makes the service wrong in this way, by the ids of its operations. */
  readonly tampers: Readonly<Record<string, Tamper>>;
}

const lifecycles = "agents are listed, found and read from their deployment to their deletion";
const updates = "actions keep what an update does not send, and have lists replaced";
const pages = ["pageSize", "pageNumber"];

/** Says nothing of what the response is about, and everything else. */
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

/** Each revert adds the newest version once more. */
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

/** Everything of which it was seen that the contract finds it. */
export const defects: readonly Defect[] = [
  {
    name: "forgets what is created",
    foundBy: "actions are listed and read from their creation to their deletion",
    tampers: { createAction: forget },
  },
  { name: "keeps what is deleted", foundBy: lifecycles, tampers: { deleteAgent: doNothing } },
  { name: "forgets updates", foundBy: updates, tampers: { updateAction: pretend } },
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
    foundBy: "agents get a new version where their slug is deployed again",
    tampers: { createAgent: withBody(({ slug, ...agent }) => agent) },
  },
  {
    name: "adds a version for each revert",
    foundBy: "agents run an earlier version once they are reverted to it, however often",
    tampers: addVersions(),
  },
  {
    name: "ignores the search",
    foundBy: lifecycles,
    tampers: { listAgents: withoutQuery((name) => name === "search") },
  },
  {
    name: "ignores the page size",
    foundBy: "agents come page by page, each once",
    tampers: { listAgents: withoutQuery((name) => pages.includes(name)) },
  },
  {
    name: "takes all roles at once",
    foundBy: "agent roles are listed from their assignment to their removal",
    tampers: { deleteAgentRole: takeAllRoles },
  },
  {
    name: "lists oldest events first",
    foundBy: "events come newest first, page by page, each once",
    tampers: { listEvents: withData((events) => events.toReversed()) },
  },
  {
    name: "ignores the filters of events",
    foundBy: "events are told apart by topic, domain, environment, space and time",
    tampers: { listEvents: withoutQuery((name) => !pages.includes(name)) },
  },
  {
    name: "records no changes",
    foundBy: "agents leave an event for each change",
    tampers: { listEvents: withoutEventsOf("agent:") },
  },
  {
    name: "knows every space",
    foundBy: "events are rejected where what they name does not exist",
    tampers: { createEvent: withBody((event) => ({ ...event, context: readWorld().context })) },
  },
  {
    name: "forgets what an update does not send",
    foundBy: "spaces keep what an update does not send, and leave an event",
    tampers: { updateSpace: withBody((space) => ("name" in space ? { labels: ["lost"], ...space } : space)) },
  },
  {
    name: "loses the end of files",
    foundBy: "files are told apart by their own name and size, and leave an event",
    tampers: { uploadFile: withData((file) => ({ ...file, size: file.size - 1 })) },
  },
];

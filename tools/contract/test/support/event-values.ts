import { isDeepStrictEqual } from "node:util";
import type { Event } from "@data-import/types";
import type { Resource, WorldState } from "./world-state.ts";

/** One request, with what could be read before it and after it, and its events. */
export interface Change {
  readonly operationId: string;
  /** What the response shows. */
  readonly shown: unknown;
  readonly before: WorldState;
  readonly after: WorldState;
  /** The events of the request itself, oldest first. */
  readonly events: readonly Event[];
  /** These, and those of the jobs that it started. */
  readonly all: readonly Event[];
}

type Payload = Readonly<Record<string, unknown>>;
/** The payload that an event must have. @param resource what changed: as it is now, or as it was if it was deleted */
type Derive = (resource: Resource, change: Change, event: Event) => Payload;

const pick =
  (...names: readonly string[]): Derive =>
  (resource) =>
    Object.fromEntries(names.flatMap((name) => (resource[name] == null ? [] : [[name, resource[name]]])));
const named = pick("name");
const renamed: Derive = (resource, change, event) => ({
  ...named(resource, change, event),
  changed: listChanged(
    readKind(event.topic),
    resource.id,
    change,
    (event.payload as Payload)["changed"] as string[],
  ),
});
const countRecords =
  (filter: (id: string, change: Change) => boolean): Derive =>
  (_, change, { context }) => {
    const { before, after } = change;
    const ids = new Set([...ofKind(before, "records").keys(), ...ofKind(after, "records").keys()]);
    const inSheet = [...ids].filter(
      (id) => find(change, "records", id)?.["sheetId"] === context.sheetId && filter(id, change),
    );
    return { count: inSheet.length };
  };
const job =
  (status: string): Derive =>
  (resource, _, { payload }) => ({
    job: `${resource["type"]}:${resource["operation"]}`,
    domain: resource["type"],
    operation: resource["operation"],
    isPart: resource["parentId"] !== undefined,
    status,
    ...(resource["input"] !== undefined && { input: resource["input"] }),
    // The line about the progress is a later one when the job is read.
    ...("info" in payload && { info: payload["info"] }),
  });

const access =
  (has: boolean): Derive =>
  (space, { before, after }) => {
    const [first, second] = has ? [after, before] : [before, after];
    const found = [...first.accesses].find(
      (each) => each.startsWith(`${space.id} `) && !second.accesses.has(each),
    );
    return { guestId: found?.split(" ")[1] };
  };
const commit: Derive = (_, change, { context }) => {
  const settings = find(change, "workbook", context.workbookId ?? "")?.["settings"] as Payload | undefined;
  const cause = { undoCommit: "undo", restoreSnapshot: "restore" }[change.operationId];
  return { trackChanges: settings?.["trackChanges"] ?? false, ...(cause !== undefined && { cause }) };
};
const parts: Derive = ({ id }, { after }) => {
  const ended = [...ofKind(after, "job").values()].filter((each) => each["parentId"] === id);
  const count = (status: string) => ended.filter((each) => each["status"] === status).length;
  const [completed, failed, canceled] = [count("complete"), count("failed"), count("canceled")];
  return { parts: { total: ended.length, completed, failed, canceled } };
};

/** By topic: the payload, derived from the resource. */
const payloads: Readonly<Record<string, Derive>> = {
  "space:created": named,
  "space:updated": renamed,
  "space:deleted": named,
  "space:archived": named,
  "space:unarchived": named,
  "space:guestAdded": access(true),
  "space:guestRemoved": access(false),
  "commit:created": commit,
  "commit:completed": () => ({ trackChanges: true }),
  "document:created": pick("title"),
  "document:updated": pick("title"),
  "document:deleted": pick("title"),
  "workbook:created": named,
  "workbook:updated": renamed,
  "workbook:deleted": named,
  "flag:created": pick("slug", "label", "colorHex"),
  "flag:updated": pick("slug", "label", "colorHex"),
  "flag:deleted": pick("slug", "label", "colorHex"),
  "sheet:created": named,
  "sheet:updated": renamed,
  "sheet:deleted": named,
  "sheet:counts-updated": (sheet, { after }) => {
    const { total, valid, error } = (after.counts.get(sheet.id) ?? {}) as Payload;
    return { counts: { total, valid, error } };
  },
  "snapshot:created": pick("label"),
  "records:created": countRecords((id, { before }) => !ofKind(before, "records").has(id)),
  "records:updated": countRecords((id, { before, after }) => {
    const [was, is] = [before, after].map((state) => ofKind(state, "records").get(id));
    return was !== undefined && is !== undefined && !isDeepStrictEqual(is, was);
  }),
  "records:deleted": (resource, change, event) => {
    const isDeleted = (id: string) => !ofKind(change.after, "records").has(id);
    const gone = [...ofKind(change.before, "records").values()].filter(
      ({ id, sheetId }) => sheetId === event.context.sheetId && isDeleted(id),
    );
    return {
      ...countRecords(isDeleted)(resource, change, event),
      recordIds: gone.map(({ id }) => id).slice(0, 100),
      changesUrl: `v1/commits/${event.context.commitId}/changes`,
    };
  },
  "file:created": (resource, { shown }, event) => {
    // The content may have been read when the file is listed; the response shows the file as it was created.
    const { status } = [shown].flat().find((each) => (each as Resource)?.id === resource.id) as Resource;
    return { ...pick("name", "mimetype", "size")(resource, {} as Change, event), status };
  },
  "file:updated": pick("status", "workbookId"),
  "file:deleted": named,
  "job:created": (resource, change, event) => {
    // A session of imports is a job that runs from its beginning.
    const isSession = resource["operation"] === "import-session";
    const first = resource["startAt"] === undefined ? "created" : "scheduled";
    const payload = job(isSession ? "executing" : first)(resource, change, event);
    return isSession ? { ...payload, importSessionId: resource.id } : payload;
  },
  "job:ready": job("ready"),
  "job:completed": job("complete"),
  "job:failed": job("failed"),
  "job:outcome-acknowledged": job("complete"),
  "job:deleted": (resource, change, event) => job(String(resource["status"]))(resource, change, event),
  "job:parts-completed": (resource, change, event) => ({
    ...job(String(resource["status"]))(resource, change, event),
    ...parts(resource, change, event),
  }),
  "job:scheduled": (resource, change, event) => ({
    ...job("scheduled")(resource, change, event),
    startAt: resource["startAt"],
  }),
  "secret:created": named,
  "secret:updated": named,
  "secret:deleted": named,
  "environment:created": named,
  "environment:updated": renamed,
  "environment:deleted": named,
  "action:created": pick("label", "operation"),
  "action:updated": pick("label", "operation"),
  "action:deleted": pick("label", "operation"),
  "canvas-area:created": pick("canvasId", "type"),
  "canvas-area:updated": pick("canvasId", "type"),
  "canvas-area:deleted": pick("canvasId", "type"),
  "agent:created": pick("slug"),
  "agent:deleted": pick("slug"),
};

/** The places of a resource that the context of its events names, too. */
const places = ["environmentId", "spaceId", "workbookId", "sheetId"] as const;

/** What often follows from other changes, or from the time: an event need not say that it changed. */
const consequences = new Set([
  ...["updatedAt", "lastActivityAt", "recordCounts", "sheets", "workbooksCount", "filesCount", "size"],
  ...[
    "usedBytes",
    "lockedByName",
    "primaryWorkbookId",
    "appId",
    "guestAuthentication",
    "actions",
    "archivedAt",
  ],
]);

/** The faults of the events of a request, beside what changed; empty if there are none. */
export function compareEvents(change: Change): string[] {
  return [...change.events.flatMap((event) => compareEvent(event, change)), ...findMissing(change)];
}

function compareEvent(event: Event, change: Change): string[] {
  const { topic, payload, context } = event;
  const derive = payloads[topic];
  if (derive === undefined) return [];
  const [kind, verb] = [readKind(topic), topic.split(":")[1]];
  const resource = findSubject(event, change);
  if (resource === undefined) return [`${topic}: nothing has the id of its context`];
  const faults: string[] = [];
  const [was, is] = [change.before, change.after].map((state) => ofKind(state, kind).has(resource.id));
  // A commit that is sent again is an older one.
  const isAgain = change.operationId === "replayCommit";
  if (kind !== "records" && verb === "created" && !isAgain && (was === true || is !== true))
    faults.push(`${topic}: it is not new`);
  if (kind !== "records" && verb === "deleted" && (was !== true || is === true))
    faults.push(`${topic}: it is not gone`);
  const isLast = change.events.findLast(
    (each) => each.topic === topic && each.context.sheetId === context.sheetId,
  );
  const expected = derive(resource, change, event);
  // Only the last of several events about the counts of a sheet has those that can be read now.
  if (topic !== "sheet:counts-updated" || isLast === event) {
    if (!isDeepStrictEqual(sortLists(payload), sortLists(expected)))
      faults.push(`${topic}: ${JSON.stringify(payload)} is not ${JSON.stringify(expected)}`);
  }
  if (
    payloads[topic] === renamed &&
    change.operationId !== "validateSheet" &&
    isDeepStrictEqual(expected["changed"], [])
  ) {
    faults.push(`${topic}: nothing changed`);
  }
  for (const place of places) {
    const id = resource[place];
    // What holds the content of a file, and what a job works on, can become known later.
    const isLater = kind === "job" || (kind === "file" && (place === "workbookId" || place === "sheetId"));
    if (typeof id === "string" && context[place] !== id && !isLater)
      faults.push(`${topic}: ${place} ${context[place]} is not ${id}`);
  }
  const sheet = find(change, "sheet", context.sheetId ?? "");
  if (sheet !== undefined && kind !== "job" && context["sheetSlug"] !== sheet["slug"])
    faults.push(`${topic}: sheetSlug is not ${sheet["slug"]}`);
  return faults;
}

/** What changed without an event. */
function findMissing(change: Change): string[] {
  const has = (topic: string, id: string): boolean =>
    change.all.some((event) => event.topic === topic && findSubject(event, change)?.id === id);
  const faults: string[] = [];
  for (const topic of Object.keys(payloads)) {
    const [kind, verb] = [readKind(topic), topic.split(":")[1]];
    const [before, after] = [ofKind(change.before, kind), ofKind(change.after, kind)];
    // Snapshots of jobs get their event when they are whole.
    if (kind === "records" || kind === "snapshot") continue;
    // A commit that only marks records has no event, nor has an action that comes with a document, a sheet or a file.
    const isWith = kind === "commit" || (kind === "action" && !change.operationId.includes("Action"));
    if (verb === "created" && !isWith) {
      for (const id of after.keys())
        if (!before.has(id) && !has(topic, id)) faults.push(`no ${topic} for ${id}`);
    }
    if (payloads[topic] === renamed) {
      for (const id of after.keys()) {
        const isChanged = before.has(id) && listChanged(kind, id, change).length > 0;
        if (isChanged && !has(topic, id)) faults.push(`no ${topic} for ${listChanged(kind, id, change)}`);
      }
    }
  }
  return faults;
}

/** @param named consequences that an event may name, if they changed */
function listChanged(kind: string, id: string, change: Change, named: readonly string[] = []): string[] {
  const { before, after } = change;
  const [was, is] = [ofKind(before, kind).get(id) ?? {}, ofKind(after, kind).get(id) ?? {}] as [
    Payload,
    Payload,
  ];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].filter(
    (name) =>
      (!consequences.has(name) || named.includes(name)) &&
      !isDeepStrictEqual(withoutNames(was[name], was), withoutNames(is[name], is)),
  );
}

/** The configuration of a sheet shows the name, the slug and more of the sheet again. */
function withoutNames(value: unknown, resource: Payload): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !(name in resource)));
}

function findSubject({ topic, context, payload }: Event, change: Change): Resource | undefined {
  const kind = readKind(topic);
  if (kind === "flag") {
    const isMeant = (each: Resource) =>
      each["slug"] === (payload as Payload)["slug"] && each["workbookId"] === context.workbookId;
    return [...ofKind(change.after, kind).values(), ...ofKind(change.before, kind).values()].find(isMeant);
  }
  if (kind === "records") return find(change, "sheet", context.sheetId ?? "");
  const id = {
    ...context,
    agentId: context.entityId,
    secretId: context.entityId,
    "canvas-areaId": context.entityId,
  };
  return find(change, kind, String((id as Payload)[`${kind}Id`]));
}

function find({ before, after }: Change, kind: string, id: string): Resource | undefined {
  return ofKind(after, kind).get(id) ?? ofKind(before, kind).get(id);
}

function ofKind(state: WorldState, kind: string): ReadonlyMap<string, Resource> {
  return state.resources[kind] ?? new Map();
}

function readKind(topic: string): string {
  return topic.split(":")[0] ?? "";
}

/** The order of names and ids in a payload means nothing. */
function sortLists(payload: Payload): Payload {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  );
}

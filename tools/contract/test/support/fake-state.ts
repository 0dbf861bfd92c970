import { readWorld } from "../../src/behaviour/world.ts";
import { findById } from "../../src/description.ts";

/** Anything that has an id. */
export interface Thing {
  readonly id: string;
  readonly [name: string]: unknown;
}

/** What the fake remembers. */
export interface FakeState {
  actions: Thing[];
  agents: Thing[];
  versions: Thing[];
  roles: Thing[];
  events: Thing[];
  records: Thing[];
  commits: Thing[];
  account: Thing;
  space: Thing;
  readonly document: Thing;
  readonly sheetId: string;
  readonly guestId: string;
  /** An id that nothing has yet. */
  nextId(prefix: string): string;
  /** A time later than every other. */
  now(): string;
}

const { context, sheetId, guestId } = readWorld();

/** Where events of the fake happen. */
export const eventContext = context;

/** The world of the examples: one action, one agent with two versions and a role. */
export function createFakeState(): FakeState {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    actions: [exampleOf("getAction")],
    agents: [exampleOf("getAgent")],
    versions: listOf("listAgentVersions"),
    roles: listOf("listAgentRoles").map((role) => ({ ...role, actorId: exampleOf("getAgent").id })),
    events: [],
    records: [],
    commits: [],
    account: exampleOf("getCurrentAccount"),
    space: exampleOf("updateSpace"),
    document: exampleOf("updateDocument"),
    sheetId,
    guestId,
    nextId: (prefix) => `us_${prefix}_${next()}`,
    now: () => new Date(Date.UTC(2026, 2, 8) + next()).toISOString(),
  };
}

function exampleOf(operationId: string): Thing {
  return structuredClone(dataOf(operationId)) as Thing;
}

function listOf(operationId: string): Thing[] {
  return structuredClone(dataOf(operationId)) as Thing[];
}

function dataOf(operationId: string): unknown {
  const [success] = findById(operationId).successes;
  if (!success) throw new Error(`${operationId} has no example.`);
  return (success.value as { data: unknown }).data;
}

import type { Random } from "@data-import/checks/random";
import { createClient } from "@data-import/client";
import type { FoundedAccount } from "@data-import/service";
import { asId, type Event } from "@data-import/types";
import { createListener, jobHandler, type Listener } from "../../src/index.ts";
import { bundle } from "../support/bundle.ts";
import { createHooks, hookNames } from "./hooks.ts";
import type { Nodes } from "./nodes.ts";
import type { Recorder } from "./recorder.ts";

/** A response of the service. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: people read responses of every shape.
  readonly data: any;
  /** The code of the first error. */
  readonly code?: string | undefined;
  /** Of pages: behind which place the next one begins, and how many there are in all. */
  readonly cursor?: string | undefined;
  readonly count?: number | undefined;
}

/** Somebody who works in the world, at one of its nodes each time. */
export interface Person {
  readonly name: string;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly { readonly code: string }[];
  readonly cursor?: string;
  readonly pagination?: { readonly totalCount: number };
}

export interface Place {
  readonly sheetId: string;
  readonly workbookId: string;
}

/** A program with hooks or a handler of jobs, and how far it has come in the events. */
export interface Program {
  readonly handled: () => string | undefined;
  readonly failures: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Two workbooks with the same sheet, one of them with tracked changes, and those who work there. */
export interface World {
  readonly spaceId: string;
  readonly environmentId: string;
  readonly places: readonly Place[];
  readonly people: readonly Person[];
  readonly admin: Person;
  readonly agentIds: readonly string[];
  readonly programs: readonly Program[];
  /** By the names of the hooks, where they run. */
  readonly hooks: ReadonlyMap<string, string>;
}

export const slug = "goods";
const sheet = {
  name: "Goods",
  slug,
  fields: [
    { key: "code", type: "string", constraints: [{ type: "unique", config: { caseSensitive: false } }] },
    { key: "name", type: "string", constraints: [{ type: "required" }] },
    { key: "price", type: "number" },
    { key: "total", type: "number" },
    { key: "note", type: "string" },
    { key: "seen", type: "string" },
  ],
};

/** Builds a world: chance says which hooks there are, and where each of them runs. */
export async function buildWorld(
  { account, urls }: Nodes,
  recorder: Recorder,
  random: Random,
): Promise<World> {
  const admin = createPerson("administrator", urls, account.token);
  const environmentId = account.environments.development;
  const send = async (path: string, body: unknown) => {
    const { status, data } = await admin.ask("POST", path, body);
    if (status !== 200) throw new Error(`POST ${path}: ${status}`);
    return data;
  };
  const { id: spaceId } = await send("/spaces", { name: "Spring", environmentId });
  const places: Place[] = [];
  for (const trackChanges of [true, false]) {
    // Commits whose receivers do not come back must not hold the world for a minute.
    const settings = { settings: { trackChanges, commitTimeoutSeconds: 2 } };
    const workbook = await send("/workbooks", { name: "Goods", spaceId, sheets: [sheet], ...settings });
    const sheetId = workbook.sheets[0].id;
    places.push({ sheetId, workbookId: workbook.id });
    const mode = trackChanges ? "foreground" : "background";
    const action = { label: "Check", operation: "check", targetId: sheetId, mode };
    await send(`/actions?spaceId=${spaceId}`, action);
  }
  const [guest] = await send("/guests", [
    { environmentId, name: "Tomas", email: "tomas@quay.example", spaces: [{ id: spaceId }] },
  ]);
  const { data: signedIn } = await admin.ask("GET", `/guests/${guest.id}/token`);
  const keys = await send(`/auth/api-key?environmentId=${environmentId}&type=SECRET`, undefined);
  const { rawKey: key, id: keyId } = keys.find(({ rawKey }: { rawKey?: string }) => rawKey !== undefined);
  recorder.introduce(account.token, account.userId);
  recorder.introduce(signedIn.token, guest.id);
  recorder.introduce(key, keyId);

  const agentIds: string[] = [];
  const programs = [await startProgram(createWorker(), urls, key, spaceId)];
  const hooks = new Map<string, string>();
  const left = [...hookNames];
  const count = 1 + random.below(left.length);
  const names = Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
  for (const name of names) {
    const where = random.pick(["agent", "user", "key"]);
    hooks.set(name, where);
    if (where === "agent") {
      const agentId = await deploy(admin, environmentId, name);
      recorder.introduce(name, agentId);
      agentIds.push(agentId);
    } else {
      recorder.introduce(name, where === "key" ? keyId : account.userId);
      programs.push(
        await startProgram(
          createHooks(slug, [name]),
          urls.toReversed(),
          where === "key" ? key : account.token,
          spaceId,
        ),
      );
    }
  }
  const guestPerson = createPerson("guest", urls, signedIn.token);
  const people = [admin, guestPerson, createPerson("key", urls, key)];
  return { spaceId, environmentId, places, people, admin, agentIds, programs, hooks };
}

function createPerson(name: string, urls: readonly string[], token: string): Person {
  let asked = 0;
  return {
    name,
    async ask(method, path, body, headers = {}) {
      asked += 1;
      const response = await fetch(`${urls[asked % urls.length]}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          // The operations on records take it as a wish, and others need it.
          ...(!/\/(records|undo|commits)/.test(path) && { "x-disable-hooks": "true" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as Body;
      const { data = answer, errors, cursor, pagination } = answer;
      return {
        status: response.status,
        data,
        code: errors?.[0]?.code,
        cursor,
        count: pagination?.totalCount,
      };
    },
  };
}

async function deploy(admin: Person, environmentId: string, name: string): Promise<string> {
  const entry = `import { createHooks } from "../meetings/hooks.ts"; export default createHooks("${slug}", ["${name}"]);`;
  const source = await bundle(entry, "esm");
  const config = { slug: name, topics: ["commit:created"], compiler: "js", source };
  const { data: agent } = await admin.ask("POST", `/agents?environmentId=${environmentId}`, config);
  const { data: roles } = await admin.ask("GET", "/roles");
  const roleId = roles.find((role: { name: string }) => role.name === "Editor").id;
  await admin.ask("POST", `/agents/${agent.id}/roles`, { roleId, resourceId: environmentId });
  return agent.id;
}

/** Carries out the jobs of the buttons: it marks a record of the sheet. */
function createWorker(): Listener {
  return createListener().use(
    jobHandler("sheet:check", async ({ api, job }) => {
      const sheetId = asId("sheet", job.source);
      const { records } = await api.records.get(sheetId, { pageSize: 1 });
      const [record] = records;
      if (record === undefined) return;
      // Somebody may have deleted it meanwhile.
      await api.records.update(sheetId, [{ id: record.id, values: { note: { value: "checked" } } }]).result();
    }),
  );
}

async function startProgram(
  listener: Listener,
  urls: readonly string[],
  token: FoundedAccount["token"],
  spaceId: string,
): Promise<Program> {
  const api = createClient({ baseUrl: urls[0] as string, token });
  const ending = new AbortController();
  const failures = new Map<string, number>();
  let handled: string | undefined;
  const listening = listener.listen(api, {
    spaceId: asId("space", spaceId),
    after: "start",
    signal: ending.signal,
    log: () => {},
    onHandled: ({ id }: Event) => {
      handled = id;
    },
    onError(error) {
      const text = error instanceof Error ? error.message : String(error);
      failures.set(text, (failures.get(text) ?? 0) + 1);
    },
  });
  return {
    failures,
    handled: () => handled,
    async stop() {
      ending.abort();
      await listening;
    },
  };
}

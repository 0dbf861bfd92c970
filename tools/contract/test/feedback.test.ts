import { afterAll, describe, expect, test } from "vitest";
import { findById, operations } from "../src/description.ts";
import type { Target } from "../src/target.ts";
import { openServiceTarget } from "./support/service-target.ts";

const databases: Readonly<Record<string, string | undefined>> = {
  SQLite: undefined,
  ...(process.env["DATABASE_URL"] !== undefined && { PostgreSQL: process.env["DATABASE_URL"] }),
};

/** The part of the `data` of a GET that the PUT of its address takes, where that is not the whole. */
const parts: Readonly<Record<string, string>> = {
  replaceJobPlan: "plan",
  updateJobPlan: "plan",
  updateRecords: "records",
};

/** Operations that do not take what the GET of their address returns, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  updateMappingProgram: "It learns rules from two lists of keys, which a program does not keep.",
};

/** Properties that a change sets, even if it changes nothing else. A caller who changes a rule accepts it. */
const moving = ["updatedAt", "lastActivityAt", "acceptedAt", "acceptedBy"];

const twins = operations.flatMap((operation) => {
  const get = operations.find(({ method, path }) => method === "GET" && path === operation.path);
  const isChange = operation.method === "PUT" || operation.method === "PATCH";
  return isChange && get !== undefined ? [{ operation, get }] : [];
});

/** All texts in a value, each with the name of the property that has it, or whose list has it. */
function listTexts(value: unknown, name = ""): { readonly name: string; readonly text: string }[] {
  if (typeof value === "string") return [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, key));
}

const kindOf = (id: string) => id.slice(0, id.lastIndexOf("_"));

/** The path that opens an id, by the kind of the id. */
const openers = new Map(
  operations.flatMap(({ method, path, pathParameters }): [string, string][] => {
    const [id, ...others] = Object.values(pathParameters);
    return method === "GET" && id !== undefined && others.length === 0 && path.endsWith("}")
      ? [[kindOf(id), path]]
      : [];
  }),
);

describe.each(Object.keys(databases))("what a service on %s returned can be sent back", async (engine) => {
  const { inProcess, close } = await openServiceTarget(databases[engine]);
  afterAll(close);
  const { reset, fetch } = inProcess as Required<Target>;
  const headers = { authorization: `Bearer ${inProcess.auth.token}`, "x-disable-hooks": "true" };
  const send = async (method: string, path: string, body?: unknown) => {
    const init =
      body === undefined
        ? { method, headers }
        : { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(new Request(`${inProcess.baseUrl}${path}`, init));
    const text = await response.text();
    const isJson = text !== "" && response.headers.get("content-type") === "application/json";
    return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
  };
  /** Some responses of the public operations have no envelope. */
  const dataOf = (body: { readonly data?: object }) => body.data ?? body;
  /** Whether a text is a URL of this service: a whole one, or one that begins behind the host. */
  const isOwnUrl = (text: string) => text.startsWith(`${inProcess.baseUrl}/`) || /^\/?v1\/\S+$/.test(text);
  const sent = { objects: 0, ids: 0, urls: 0 };
  afterAll(() =>
    console.log(`${engine} took ${sent.objects} objects, ${sent.ids} ids and ${sent.urls} URLs.`),
  );
  const fill = ({ path, pathParameters }: (typeof operations)[number]) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathParameters[name] ?? "");

  test.each(twins)("to $operation.operationId", async ({ operation, get }) => {
    const { operationId, method } = operation;
    await reset(operationId);
    const path = fill(get);
    const { status, body } = await send("GET", path);
    expect(status).toBe(200);
    const part = parts[operationId];
    const object = part === undefined ? dataOf(body) : body.data[part];
    const taken = await send(method, path, object);
    if (operationId in exceptions) return expect(taken.status).toBe(400);
    expect([taken.status, taken.text.slice(0, 500)]).toEqual([200, expect.anything()]);
    sent.objects += 1;
    const after = dataOf((await send("GET", path)).body);
    const still = (data: object) => Object.entries(data).filter(([name]) => !moving.includes(name));
    if (part === undefined && !Array.isArray(object)) expect(still(after)).toEqual(still(object));
  });

  test("but not with another value of a read-only property", async () => {
    await reset("updateSpace");
    const space = operations.find(({ operationId }) => operationId === "getSpace");
    const path = space === undefined ? "" : fill(space);
    const { data } = (await send("GET", path)).body;
    const refused = await send("PATCH", path, {
      ...data,
      name: "Autumn",
      createdAt: "2020-01-01T00:00:00.000Z",
    });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          code: "value_invalid",
          key: "createdAt",
          message:
            "`createdAt` is read-only, and it differs from what getSpace returns. Leave it out, or get it again.",
        },
      ],
    ]);
    expect((await send("GET", path)).body.data.name).toBe(data.name);
    expect((await send("PATCH", path, { ...data, name: "Autumn" })).body.data.name).toBe("Autumn");
    expect((await send("PATCH", path, { ...data, nothing: 1 })).body.errors[0]).toMatchObject({
      code: "name_unknown",
    });
  });

  /** The responses to all GETs that change nothing, with the operation and the headers of each. */
  const readAll = async () => {
    const reading = operations.filter(({ method, hasSideEffect }) => method === "GET" && !hasSideEffect);
    const read: { operationId: string; headers: Headers; body: unknown }[] = [];
    for (const operation of reading) {
      const response = await fetch(new Request(`${inProcess.baseUrl}${fill(operation)}`, { headers }));
      const isJson = response.ok && response.headers.get("content-type") === "application/json";
      const body: unknown = isJson ? await response.json() : await response.body?.cancel();
      read.push({ operationId: operation.operationId, headers: response.headers, body });
    }
    return read;
  };

  test("every id opens", async () => {
    await reset("getSpace");
    const ids = new Map<string, string>();
    for (const { operationId, body } of await readAll()) {
      for (const { text } of listTexts(body)) if (/^us_[a-z]+_\w+$/.test(text)) ids.set(text, operationId);
    }
    const opened: string[] = [];
    const closed: string[] = [];
    for (const [id, from] of ids) {
      const path = openers.get(kindOf(id));
      if (path === undefined) continue;
      const { status } = await send("GET", path.replace(/\{\w+\}/, id));
      (status === 200 ? opened : closed).push(`${id} of ${from}: ${status}`);
    }
    expect(closed).toEqual([]);
    expect(opened.length).toBeGreaterThan(40);
    sent.ids = opened.length;
  });

  test("every URL is taken, with the methods that its receivers use", async () => {
    await reset("getSpace");
    // Events of each kind that has a URL: new records, changed ones, and deleted ones.
    const records = fill(findById("getRecords"));
    const [{ id }] = (await send("POST", records, [{ sku: { value: "URL-1" } }])).body.data.records;
    expect((await send("PUT", records, [{ id, values: { sku: { value: "URL-2" } } }])).status).toBe(200);
    expect((await send("DELETE", `${records}?ids=${id}`)).status).toBe(200);
    const events = {
      operationId: "listEvents",
      headers: new Headers(),
      ...(await send("GET", "/events?pageSize=1000")),
    };
    const urls = new Map<string, string>();
    for (const { operationId, headers, body } of [...(await readAll()), events]) {
      const texts = [
        ...listTexts(body),
        ...[...headers].map(([name, text]) => ({ name, text })),
        ...[...(headers.get("link") ?? "").matchAll(/<([^>]+)>/g)].map(([, text = ""]) => ({
          name: "link",
          text,
        })),
      ];
      for (const { name, text } of texts) {
        if (isOwnUrl(text)) urls.set(text, `${name} of ${operationId}`);
      }
    }
    const taken: Record<string, number> = {};
    const refused: string[] = [];
    for (const [url, from] of urls) {
      const path = new URL(url, inProcess.baseUrl.replace(/v1$/, "")).href.replace(inProcess.baseUrl, "");
      const isAcknowledged = from.startsWith("callbackUrl ");
      const first = await send(isAcknowledged ? "POST" : "GET", path);
      const calls = [first];
      // A hook reads the records of a commit, and writes them back to the same address.
      const isOfHook = from.startsWith("dataUrl ") && /^\/sheets\/\w+\/records\?/.test(path);
      if (isOfHook && first.status === 200) calls.push(await send("PUT", path, first.body.data.records));
      for (const { status, text } of calls) {
        if (status < 300) taken[from] = (taken[from] ?? 0) + 1;
        else refused.push(`${url}, ${from}: ${status} ${text.slice(0, 200)}`);
      }
    }
    expect(refused).toEqual([]);
    // Each kind of URL was among them.
    const kinds = Object.keys(taken).map((from) => from.split(" ")[0]);
    expect(kinds).toEqual(expect.arrayContaining(["callbackUrl", "changesUrl", "dataUrl"]));
    sent.urls = urls.size;
  });

  test(`in ${twins.length - Object.keys(exceptions).length} operations`, () =>
    expect(twins.length).toBeGreaterThan(20));
});

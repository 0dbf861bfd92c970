import { afterAll, describe, expect, test } from "vitest";
import { operations } from "../src/description.ts";
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

/** Properties that a change sets, even if it changes nothing else. Who changes a rule accepts it. */
const moving = ["updatedAt", "lastActivityAt", "acceptedAt", "acceptedBy"];

const twins = operations.flatMap((operation) => {
  const get = operations.find(({ method, path }) => method === "GET" && path === operation.path);
  const isChange = operation.method === "PUT" || operation.method === "PATCH";
  return isChange && get !== undefined ? [{ operation, get }] : [];
});

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
    return { status: response.status, text, body: text === "" ? undefined : JSON.parse(text) };
  };
  /** Some responses of the public operations have no envelope. */
  const dataOf = (body: { readonly data?: object }) => body.data ?? body;
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

  test("every id opens", async () => {
    await reset("getSpace");
    const ids = new Map<string, string>();
    const collect = (operationId: string, value: unknown): void => {
      if (typeof value === "string" && /^us_[a-z]+_\w+$/.test(value)) ids.set(value, operationId);
      if (typeof value === "object" && value !== null) {
        for (const part of Object.values(value)) collect(operationId, part);
      }
    };
    for (const operation of operations.filter(
      ({ method, hasSideEffect }) => method === "GET" && !hasSideEffect,
    )) {
      const request = new Request(`${inProcess.baseUrl}${fill(operation)}`, { headers });
      const response = await fetch(request);
      const isJson = response.ok && response.headers.get("content-type") === "application/json";
      if (isJson) collect(operation.operationId, await response.json());
      else await response.body?.cancel();
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
  });

  test(`in ${twins.length - Object.keys(exceptions).length} operations`, () =>
    expect(twins.length).toBeGreaterThan(20));
});

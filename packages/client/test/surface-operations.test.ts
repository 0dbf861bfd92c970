import { createClient, type Download, isApiError, type Page } from "@data-import/client";
import { type ExampleBody, writeTarget } from "@data-import/spec/read";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addedMethods } from "./support/added-methods.ts";
import { callFlat, locateOperation, prepareExample } from "./support/flat-calls.ts";
import { operationCases } from "./support/operation-cases.ts";
import { type ReceivedRequest, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

const createTestClient = () => createClient({ baseUrl: server.baseUrl, token: "test-token-1", retry: false });

test("the client has a method for every operation, and only a few others", () => {
  const methods = Object.entries(createTestClient()).flatMap(([resource, members]) =>
    Object.keys(members).map((name) => `${resource}.${name}`),
  );
  const expected = operationCases.map((operation) => {
    const { resource, name } = locateOperation(operation);
    return `${resource}.${name}`;
  });
  expect(expected.length).toBeGreaterThanOrEqual(39);
  expect(methods.sort()).toEqual([...expected, ...addedMethods].sort());
});

describe.each(operationCases)("$operationId", (operation) => {
  const requests: { name: string; request?: ExampleBody }[] = operation.requests.map((request) => {
    return { name: request.name, request };
  });
  if (requests.length === 0) requests.push({ name: "no body" });

  test.each(requests)("sends the request of the description: $name", async ({ request }) => {
    const [success] = operation.successes;
    if (success) server.respondWith(prepareExample(success));
    await callFlat(createTestClient(), operation, request);
    const [received] = server.received as [ReceivedRequest];
    expect(server.received).toHaveLength(1);
    expect(received.method).toBe(operation.method);
    expect(received.url).toBe(`/v1${writeTarget(operation)}`);
    if (!request) expect(received.body).toHaveLength(0);
    else if (request.contentType === "application/json")
      expect(JSON.parse(received.body.toString())).toEqual(request.value);
    else if (request.files.length > 0) expect(await readForm(received)).toEqual(listParts(request));
    else expect(received.body.toString()).toBe(request.value);
  });

  test.each(operation.successes)("resolves to the data of the response: $status $name", async (success) => {
    server.respondWith(prepareExample(success));
    const data = await callFlat(createTestClient(), operation);
    if (success.contentType !== "application/json") {
      expect(await (data as Download).text()).toBe(success.value);
      return;
    }
    const { data: held, pagination, ...others } = success.value as Record<string, unknown>;
    const isPage = "pageNumber" in operation.queryParameters && Array.isArray(held);
    if (isPage) expect((data as Page<unknown>).data).toEqual(held);
    else expect(data).toEqual(held !== undefined && Object.keys(others).length === 0 ? held : success.value);
    if (isPage && pagination) expect((data as Page<unknown>).total).toBe(readTotal(pagination));
  });

  test.each(operation.failures)("has a failure, thrown and as a result: $status $name", async (failure) => {
    server.respondWith(prepareExample(failure));
    const call = callFlat(createTestClient(), operation);
    const error = await call.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(isApiError(error, failure.status)).toBe(true);
    expect(error).toMatchObject({ operationId: operation.operationId, body: failure.value });
    const outcome = await call.result();
    expect(outcome).toMatchObject({ ok: false, status: failure.status, error: { body: failure.value } });
    expect(server.received).toHaveLength(1);
  });
});

test("a list that is missing in the response is empty, an item that is missing is undefined", async () => {
  server.respondWith({ status: 200, headers: { "content-type": "application/json" }, body: "{}" });
  const client = createTestClient();
  expect(await client.agents.listVersions("us_ag_Hn6cV2pY")).toEqual([]);
  expect(await client.agents.get("us_ag_Hn6cV2pY")).toBeUndefined();
  expect((await client.agents.list({ environmentId: "us_env_4hTq9LmZ" })).data).toEqual([]);
  expect(await client.actions.delete("us_act_Tz4mW8sB").result()).toMatchObject({
    ok: true,
    data: undefined,
  });
});

test("a call that is not awaited is sent", async () => {
  void createTestClient().events.acknowledge("us_evt_Vs2hC5nL").result();
  await expect.poll(() => server.received).toMatchObject([{ url: "/v1/events/us_evt_Vs2hC5nL/ack" }]);
});

function readTotal(pagination: unknown): number {
  return (pagination as { totalCount: number }).totalCount;
}

/** The parts of a form, sorted by name: fields as text, the file as its name, type and content. */
async function readForm({ headers, body }: ReceivedRequest): Promise<unknown[]> {
  const contentType = headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(body), {
    headers: { "content-type": contentType },
  }).formData();
  const parts = [...form].map(async ([name, part]) => [
    name,
    part instanceof File ? `${part.name} ${part.type} ${await part.text()}` : part,
  ]);
  return (await Promise.all(parts)).sort();
}

function listParts({ files, value }: ExampleBody): unknown[] {
  return Object.entries(value as object)
    .flatMap(([name, field]) => [field].flat().map((entry) => [name, entry]))
    .map(([name, entry]) => {
      if (files.includes(name)) return [name, `${name}.csv text/csv ${entry}`];
      return [name, typeof entry === "object" ? JSON.stringify(entry) : String(entry)];
    })
    .sort();
}

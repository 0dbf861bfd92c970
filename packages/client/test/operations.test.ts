import { createFetchClient, type FetchResult } from "@data-import/client/fetch";
import { type ExampleBody, type OperationCase, writeRequestBody, writeTarget } from "@data-import/spec/read";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operationCases } from "./support/operation-cases.ts";
import { type ReceivedRequest, startServer, type TestServer } from "./support/server.ts";

/** Headers that `fetch` and HTTP themselves add; all others are the client's. */
const transportHeaders = /^(accept(-.*)?|connection|content-length|host|sec-fetch-mode|user-agent)$/;
const token = "test-token-1";
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

test("the description has operations to test", () => {
  expect(operationCases.length).toBeGreaterThanOrEqual(39);
});

describe.each(operationCases)("$method $path ($operationId)", (operation) => {
  const requests: { name: string; request?: ExampleBody }[] = operation.requests.map((request) => {
    return { name: request.name, request };
  });
  if (requests.length === 0) requests.push({ name: "no body" });

  test.each(requests)("sends exactly what the description says: $name", async ({ request }) => {
    prepareSuccess(operation);
    await call(operation, request);
    expect(server.received).toHaveLength(1);
    const [received] = server.received as [ReceivedRequest];
    expect(received.method).toBe(operation.method);
    expect(received.url).toBe(`/v1${writeTarget(operation)}`);
    expect(readOwnHeaders(received)).toEqual({
      ...(!operation.open && { authorization: `Bearer ${token}` }),
      ...lowerCaseKeys(operation.constantHeaders),
      ...(operation.parameters.some(({ name }) => name === "Idempotency-Key") && {
        "idempotency-key": expect.stringMatching(/^[\d-]{16,}$/),
      }),
      ...(request && { "content-type": expect.stringContaining(request.contentType) }),
    });
    if (!request) expect(received.body).toHaveLength(0);
    else if (request.contentType === "application/json") {
      expect(JSON.parse(received.body.toString())).toEqual(request.value);
    } else if (request.contentType === "multipart/form-data") await expectForm(received, request);
    else expect(received.body.toString()).toBe(request.value);
  });

  test.each(operation.successes)("resolves to data: $status $name", async (success) => {
    const { status, contentType, value } = success;
    server.respondWith({ status, headers: { "content-type": contentType }, body: writeBody(success) });
    const { data, error, response } = await call(operation);
    expect(error).toBeUndefined();
    expect(response.status).toBe(status);
    if (contentType === "application/json") expect(data).toEqual(value);
    else expect(Buffer.from(await (data as Blob).arrayBuffer()).toString()).toBe(value);
  });

  test.each(operation.failures)("resolves to an error envelope: $status $name", async (failure) => {
    const { status, contentType, value } = failure;
    server.respondWith({ status, headers: { "content-type": contentType }, body: writeBody(failure) });
    const { data, error, response } = await call(operation);
    expect(data).toBeUndefined();
    expect(error).toEqual(value);
    expect(response.status).toBe(status);
  });

  test("has an error envelope if a failure has no body", async () => {
    server.respondWith({ status: 502, headers: {} });
    const { data, error } = await call(operation);
    expect(data).toBeUndefined();
    expect(error).toEqual({ errors: [{ message: "502 Bad Gateway: the response has no body." }] });
  });
});

test("X-Disable-Hooks goes with the operations of group A and with no other", async () => {
  const sent: string[] = [];
  for (const operation of operationCases) {
    prepareSuccess(operation);
    await call(operation);
    if (server.received.at(-1)?.headers["x-disable-hooks"] !== undefined) sent.push(operation.operationId);
  }
  const required = operationCases
    .filter(({ constantHeaders }) => "X-Disable-Hooks" in constantHeaders)
    .map(({ operationId }) => operationId);
  expect(required.length).toBeGreaterThanOrEqual(24);
  expect(sent).toEqual(required);
});

test("disableHooks sends X-Disable-Hooks with every operation", async () => {
  for (const operation of operationCases) {
    prepareSuccess(operation);
    await call(operation, operation.requests[0], { disableHooks: true });
    expect(server.received.at(-1)?.headers["x-disable-hooks"]).toBe("true");
  }
});

async function call(
  operation: OperationCase,
  request: ExampleBody | undefined = operation.requests[0],
  options: { disableHooks?: boolean } = {},
): Promise<FetchResult<unknown>> {
  // What a failure is read into is the question here; how often it is sent, the wire matrix asks.
  const client = createFetchClient({ baseUrl: server.baseUrl, token, retry: false, ...options });
  const send = client[operation.method] as unknown as (
    path: string,
    options: object,
  ) => Promise<FetchResult<unknown>>;
  return send(operation.path, {
    params: { path: operation.pathParameters, query: operation.queryParameters },
    ...(request && { body: writeRequestBody(request) }),
  });
}

function prepareSuccess({ successes: [success] }: OperationCase): void {
  if (!success) throw new Error("The description shows no success.");
  server.respondWith({
    status: success.status,
    headers: { "content-type": success.contentType },
    body: writeBody(success),
  });
}

function writeBody({ contentType, value }: ExampleBody): string {
  return contentType === "application/json" ? JSON.stringify(value) : String(value);
}

function lowerCaseKeys(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function readOwnHeaders({ headers }: ReceivedRequest): object {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !transportHeaders.test(name)));
}

async function expectForm(received: ReceivedRequest, { files, value }: ExampleBody): Promise<void> {
  const contentType = received.headers["content-type"] ?? "";
  expect(contentType).toMatch(/^multipart\/form-data; ?boundary=/);
  const form = await new Response(received.body, { headers: { "content-type": contentType } }).formData();
  const expected = Object.entries(value as object).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field]).map((entry) => [name, entry]),
  );
  const parts = await Promise.all(
    [...form].map(async ([name, part]) => {
      if (part instanceof File) {
        expect([part.name, part.type]).toEqual([`${name}.csv`, "text/csv"]);
        return [name, await part.text()];
      }
      return [name, files.includes(name) || !part.startsWith("{") ? part : JSON.parse(part)];
    }),
  );
  expect(parts).toEqual(expected);
}

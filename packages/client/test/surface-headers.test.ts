import { createClient } from "@data-import/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callFlat, locateOperation, prepareExample } from "./support/flat-calls.ts";
import { operationCases } from "./support/operation-cases.ts";
import { type ReceivedRequest, startServer, type TestServer } from "./support/server.ts";

/** Headers that `fetch` and HTTP themselves add, which differ between versions of Node. */
const transportHeaders = /^(accept-(encoding|language)|connection|host|sec-fetch-mode|transfer-encoding)$/;
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("every operation is sent with exactly these headers", async () => {
  await expect(await describeRequests({})).toMatchFileSnapshot("snapshots/headers.txt");
});

test("X-Disable-Hooks is sent with the operations that require it and with no other", async () => {
  const text = await describeRequests({});
  const required = operationCases.filter(({ constantHeaders }) => "X-Disable-Hooks" in constantHeaders);
  expect(required).toHaveLength(24);
  expect(text.match(/x-disable-hooks: true/g)).toHaveLength(24);
});

test("an idempotency key is sent with every operation that takes one and with no other", async () => {
  const requests = (await describeRequests({})).trim().split("\n\n");
  const keyed = requests.map((request) => request.includes("idempotency-key: …"));
  expect(keyed).toEqual(
    operationCases.map(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key")),
  );
  expect(keyed.filter(Boolean).length).toBeGreaterThan(50);
});

test("disableHooks sends it with every operation, for the client and for one call", async () => {
  const all = operationCases.length;
  expect((await describeRequests({ disableHooks: true })).match(/x-disable-hooks: true/g)).toHaveLength(all);
  expect((await describeRequests({}, { disableHooks: true })).match(/x-disable-hooks: true/g)).toHaveLength(
    all,
  );
});

async function describeRequests(clientOptions: object, callOptions?: object): Promise<string> {
  const client = createClient({ baseUrl: server.baseUrl, token: "test-token-1", ...clientOptions });
  const described: string[] = [];
  for (const operation of operationCases) {
    const [success] = operation.successes;
    if (success) server.respondWith(prepareExample(success));
    await callFlat(client, operation, operation.requests[0], callOptions);
    const { resource, name } = locateOperation(operation);
    described.push(`${resource}.${name}\n${describeRequest(server.received.at(-1) as ReceivedRequest)}`);
  }
  return described.join("\n");
}

function describeRequest({ method, url, headers }: ReceivedRequest): string {
  const lines = Object.entries(headers)
    .filter(([name]) => !transportHeaders.test(name))
    .map(([name, value]) => `  ${name}: ${hideDetails(name, String(value))}\n`)
    .sort();
  return `  ${method} ${url}\n${lines.join("")}`;
}

/** Values that differ with each example or call. */
function hideDetails(name: string, value: string): string {
  return name === "content-length" || name === "idempotency-key"
    ? "…"
    : value.replace(/boundary=.*/, "boundary=…");
}

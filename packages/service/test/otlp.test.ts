import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTracing } from "../src/command/tracing.ts";
import { endProcesses, findToken, findUrl, startCommand } from "./support/command.ts";
import { call, uploadBytes } from "./support/crash-writers.ts";
import { migrateFolder } from "./support/migrated-sqlite.ts";

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

let folder: string;
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "otlp-"));
  mkdirSync(join(folder, "data"));
  await migrateFolder(join(folder, "data"));
  collector = await startCollector();
});
afterEach(async () => {
  await endProcesses();
  await collector.close();
  rmSync(folder, { recursive: true });
});

const start = (args: readonly string[], environment = {}) =>
  startCommand(["--port", "0", "--data", join(folder, "data"), ...args], environment);

/** A collector that takes traces as OTLP/JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let respond = (response: ServerResponse): void => void response.end("{}");
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request.setEncoding("utf8")) body += piece;
    expect([request.method, request.url]).toEqual(["POST", "/v1/traces"]);
    headers.push(request.headers);
    bodies.push(body);
    respond(response.setHeader("content-type", "application/json"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    respondWith(status: number) {
      respond = (response) => void response.writeHead(status).end("{}");
    },
    hang() {
      respond = () => {};
    },
    spans: (): SentSpan[] =>
      bodies
        .flatMap((body) => JSON.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readDropped(url: string): Promise<number> {
  const text = await (await fetch(new URL("/metrics", url))).text();
  return Number(/^data_import_spans_dropped_total (\d+)$/m.exec(text)?.[1]);
}

it("the spans of all threads are sent at the latest when the service stops", async () => {
  const { child, ready, ended } = start(["--otlp-url", `${collector.url}/`], {
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic c2VjcmV0",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
  });
  const greeting = await ready;
  const target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  const [{ id: environmentId }] = await call(target, "/environments");
  const json = { name: "Spring", environmentId };
  const { id: spaceId } = await call(target, "/spaces", { method: "POST", json });
  const fileId = await uploadBytes(
    { ...target, spaceId, environmentId },
    "people.csv",
    Buffer.from("name\nAda Lovelace\n"),
  );
  const readStatus = async () => (await call(target, `/files/${fileId}`)).status;
  await expect.poll(readStatus).toBe("complete");
  expect((await fetch(new URL("/health", target.url))).status).toBe(200);
  expect(await readDropped(target.url)).toBe(0);
  child.kill("SIGTERM");
  const { code, output } = await ended;
  expect(code).toBe(0);

  const spans = collector.spans();
  const names = new Set(spans.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining(["listEnvironments", "createSpace", "uploadFile", "file:extract", "transaction"]),
  );
  // Requests to no operation have none.
  expect([...names].filter((name) => name === "GET" || name === "POST")).toEqual([]);
  const one = spans.find(({ name }) => name === "uploadFile");
  const ours = spans.filter(({ traceId }) => traceId === one?.traceId);
  const ids = new Set(ours.map(({ spanId }) => spanId));
  expect(ours.filter(({ parentSpanId = "" }) => !ids.has(parentSpanId))).toEqual([one]);
  expect(ours.find(({ name }) => name === "file:extract")?.parentSpanId).toBe(one?.spanId);
  const lines = output.split("\n").filter((line) => line.includes('"operationId":"uploadFile"'));
  expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([one?.traceId]);

  const sent = collector.bodies.join("\n");
  expect(sent).toContain('{"key":"service.name","value":{"stringValue":"data-import"}}');
  expect(sent).toContain('{"key":"deployment.environment.name","value":{"stringValue":"test"}}');
  expect(collector.headers.every(({ authorization }) => authorization === "Basic c2VjcmV0")).toBe(true);
  for (const text of [target.token, "Spring", "Ada", "people.csv", "c2VjcmV0"])
    expect(sent).not.toContain(text);
});

it("a receiver that does not respond holds neither requests nor the end", async () => {
  collector.hang();
  const { child, ready, ended } = start([], { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const greeting = await ready;
  const target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  expect(await call(target, "/environments")).toHaveLength(2);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
  expect(collector.bodies.length).toBeGreaterThan(0);
});

it("spans that a receiver refuses are counted, with one warning", async () => {
  collector.respondWith(400);
  const { child, ready, ended } = start(["--otlp-url", collector.url]);
  const greeting = await ready;
  const target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  await call(target, "/environments");
  await expect.poll(() => readDropped(target.url)).toBeGreaterThan(0);
  child.kill("SIGTERM");
  expect((await ended).output.split("Spans could not be sent.")).toHaveLength(2);
});

it("at most 2048 spans wait for a receiver; the others are counted", async () => {
  collector.hang();
  const tracer = await openTracing({ otlpUrl: collector.url }, {}, () => {});
  let dropped = -1;
  tracer?.watchDropped((count) => {
    dropped = count;
  });
  // The first 512 are on their way.
  for (let count = 0; count < 512 + 2048 + 100; count++) {
    tracer?.start({ name: "one", kind: "internal", parent: undefined }).end();
  }
  expect(dropped).toBe(100);
  await tracer?.close();
});

it("the share of sampled traces can be less than all", async () => {
  const share = { OTEL_TRACES_SAMPLER_ARG: "0" };
  const tracer = await openTracing({ otlpUrl: collector.url }, share, () => {});
  const begin = (parent?: string) =>
    tracer?.start({ name: "one", kind: "internal", parent }).traceparent ?? "";
  expect(begin()).toMatch(/-00$/);
  // What the caller has decided holds.
  expect(begin(`00-${"1".repeat(32)}-${"2".repeat(16)}-01`)).toMatch(/^00-1{32}-[\da-f]{16}-01$/);
  await tracer?.close();
});

it.each([
  [["--otlp-url", "collector:4318"], {}],
  [[], { OTEL_EXPORTER_OTLP_ENDPOINT: "ftp://user:secret@collector" }],
])("refuses %j with %j", async (args, environment) => {
  const { code, output } = await start(args, environment).ended;
  expect([code, output]).toEqual([
    2,
    "--otlp-url (or OTEL_EXPORTER_OTLP_ENDPOINT) must be an address such as http://localhost:4318.\n",
  ]);
});

it("the option asks for missing packages; the environment only warns", async () => {
  const hide = `import { registerHooks } from "node:module";
    registerHooks({
      resolve(name, context, next) {
        if (name !== "@opentelemetry/sdk-trace") return next(name, context);
        throw Object.assign(new Error("It is missing."), { code: "ERR_MODULE_NOT_FOUND" });
      },
    });`;
  const hidden = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hide)}` };
  const asked =
    /npm install @opentelemetry\/api @opentelemetry\/\S+ @opentelemetry\/\S+ @opentelemetry\/sdk-trace/;
  const refused = await start(["--otlp-url", collector.url], hidden).ended;
  expect([refused.code, refused.output]).toEqual([2, expect.stringMatching(asked)]);
  const { child, ready, ended } = start([], { ...hidden, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(findUrl(await ready)).toMatch(/^http/);
  child.kill("SIGTERM");
  expect((await ended).output.match(new RegExp(asked, "g"))).toHaveLength(1);
});

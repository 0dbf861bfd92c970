import { giveWayIfLong } from "@data-import/front";
import * as api from "@opentelemetry/api";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { sql } from "kysely";
import { afterEach, expect, it, test as unit, vi } from "vitest";
import type { Sandbox, SandboxRun } from "../src/agent-runner/sandbox.ts";
import { readTraceparent } from "../src/domain/trace.ts";
import { createService, type Server, startServer } from "../src/index.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines, describePostgres } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { type Receiver, startReceiver } from "./support/receiver.ts";
import { secretKeys, startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const callerId = "00f067aa0ba902b7";

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const openTelemetry = { ...api, trace: { ...api.trace, getTracer: provider.getTracer.bind(provider) } };
Object.assign(openTelemetry.trace, {
  setSpanContext: api.trace.setSpanContext.bind(api.trace),
});

const readSpans = () =>
  exporter.getFinishedSpans().map((span) => ({
    name: span.name,
    ...span.spanContext(),
    parentId: span.parentSpanContext?.spanId,
    attributes: span.attributes,
    hasFailed: span.status.code === api.SpanStatusCode.ERROR,
  }));

unit.each([
  [undefined, undefined],
  ["", undefined],
  [`00-${traceId}-${callerId}`, undefined],
  [`00-${traceId}-${callerId}-01-more`, undefined],
  [`00-${traceId.toUpperCase()}-${callerId}-01`, undefined],
  [`00-${"0".repeat(32)}-${callerId}-01`, undefined],
  [`00-${traceId}-${"0".repeat(16)}-01`, undefined],
  [`ff-${traceId}-${callerId}-01`, undefined],
  [`00-${traceId}-${callerId}-01`, `00-${traceId}-${callerId}-01`],
  [`00-${traceId}-${callerId}-00`, `00-${traceId}-${callerId}-00`],
  [`00-${traceId}-${callerId}-fe`, `00-${traceId}-${callerId}-00`],
  [`01-${traceId}-${callerId}-03-more`, `00-${traceId}-${callerId}-01`],
])("of the header %j, %j is known", (given, known) => {
  expect(readTraceparent(given)).toBe(known);
});

describeEngines("a trace", (engine) => {
  let test: TestService;
  let server: Server | undefined;
  let receiver: Receiver;
  const runs: SandboxRun[] = [];
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await test.close();
    await receiver.close();
    exporter.reset();
    runs.length = 0;
  });

  /** With PostgreSQL, one node takes the requests, and another one does everything else. */
  async function start(options: { readonly openTelemetry?: typeof openTelemetry }) {
    receiver = await startReceiver();
    let spaceId = "";
    const sandbox: Sandbox = {
      async run(run) {
        runs.push(run);
        // As the sandbox of the package does it.
        const response = await fetch(`${server?.url}/spaces/${spaceId}`, {
          method: "PATCH",
          headers: {
            authorization: `Bearer ${test.token}`,
            "content-type": "application/json",
            ...(run.traceparent !== undefined && { traceparent: run.traceparent }),
          },
          body: JSON.stringify({ name: "Renamed" }),
        });
        return { success: response.ok, log: "", measurements: {} };
      },
      close: async () => {},
    };
    const more = { ...options, agents: { sandbox }, allowsPrivateWebhooks: true };
    const isAlone = engine.openNode === undefined;
    test = await startTestService(engine, { ...more, runsJobs: isAlone });
    const { storage, blobs, clock } = test;
    const node = isAlone
      ? test.service
      : await createService({
          storage: engine.openNode?.(storage) ?? storage,
          blobs,
          clock,
          secretKeys,
          ...more,
        });
    server = await startServer(node);
    spaceId = await createSpace(test);
    const { development: environmentId } = test.environments;
    await test.send("POST", `/agents?environmentId=${environmentId}`, {
      slug: "hook",
      topics: ["job:completed"],
      compiler: "js",
      source: "1",
    });
    await test.send("POST", "/webhooks", { url: receiver.url, environmentId, topics: ["space:updated"] });
    return spaceId;
  }

  async function upload(spaceId: string, traceparent?: string) {
    const headers = traceparent === undefined ? {} : { traceparent };
    const { status, body } = await uploadFile(test, spaceId, "name\nAda Lovelace\n", { headers });
    expect(status).toBe(200);
    await expect.poll(() => receiver.received.length).toBe(1);
    const [job] = await test.send("GET", `/jobs?fileId=${body.data.id}`);
    return { message: receiver.received[0], job: await waitForJob(test, job.id) };
  }

  it("goes from a request to its job, the agent of the job, and the webhook of the agent", async () => {
    const spaceId = await start({ openTelemetry });
    exporter.reset();
    const { message, job } = await upload(spaceId, `00-${traceId}-${callerId}-01`);
    const named = ["uploadFile", "file:extract", "run agent", "updateSpace", "POST webhook"];
    const ours = () => readSpans().filter((span) => span.traceId === traceId);
    await expect.poll(() => named.filter((name) => ours().every((span) => span.name !== name))).toEqual([]);
    const spans = named.map((name) => ours().filter((span) => span.name === name));
    expect(spans.map((all) => all.length)).toEqual([1, 1, 1, 1, 1]);
    const chain = spans.flat();
    expect(chain.map(({ parentId }) => parentId)).toEqual([
      callerId,
      ...chain.slice(0, -1).map(({ spanId }) => spanId),
    ]);
    expect(message?.headers["traceparent"]).toBe(`00-${traceId}-${chain[4]?.spanId}-01`);
    expect(runs[0]?.traceparent).toBe(`00-${traceId}-${chain[2]?.spanId}-01`);
    expect(ours().some(({ hasFailed }) => hasFailed)).toBe(false);

    const transactions = ours().filter(({ name }) => name === "transaction" || name === "snapshot");
    const parents = new Set(transactions.map(({ parentId }) => parentId));
    expect([chain[0], chain[1], chain[3]].map((span) => parents.has(span?.spanId))).toEqual([
      true,
      true,
      true,
    ]);
    expect(transactions.length).toBe(ours().length - chain.length);

    expect(chain[0]?.attributes).toEqual({
      "http.request.method": "POST",
      "http.route": "/v1/files",
      "http.response.status_code": 200,
      "data_import.request.id": expect.stringMatching(/^req_/),
    });
    expect(chain[1]?.attributes).toEqual({ "data_import.job.id": job.id, "data_import.job.attempt": 1 });
    expect(chain[4]?.attributes).toMatchObject({ "http.response.status_code": 204 });
    const written = JSON.stringify(readSpans());
    for (const text of [test.token, "Ada", "products.csv", "Renamed", receiver.url]) {
      expect(written).not.toContain(text);
    }
    // The API shows nothing of it.
    const listed = await test.send("GET", "/events?pageSize=1000");
    expect(JSON.stringify([listed, job, message?.event, runs[0]?.event])).not.toContain("traceparent");
    const logged = test.answered.filter(({ operationId }) => operationId === "uploadFile");
    expect(logged.map((one) => one.traceId)).toEqual([traceId]);
  });

  it("that nobody samples is passed on, and has no spans", async () => {
    const spaceId = await start({ openTelemetry });
    exporter.reset();
    const { message } = await upload(spaceId, `00-${traceId}-${callerId}-00`);
    expect(message?.headers["traceparent"]).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
    expect(readSpans().filter((span) => span.traceId === traceId)).toEqual([]);
  });

  it("begins in the service if the caller names none, or one that is not valid", async () => {
    const spaceId = await start({ openTelemetry });
    exporter.reset();
    await upload(spaceId, `00-${traceId}-${callerId}`);
    const [first] = readSpans().filter(({ name }) => name === "uploadFile");
    expect([first?.parentId, first?.traceId === traceId]).toEqual([undefined, false]);
    const own = readSpans().filter((span) => span.traceId === first?.traceId);
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(["file:extract", "updateSpace"]));
  });

  it("is passed on as it came if the service has no spans", async () => {
    const spaceId = await start({});
    const traceparent = `00-${traceId}-${callerId}-01`;
    const { message } = await upload(spaceId, traceparent);
    expect([runs[0]?.traceparent, message?.headers["traceparent"]]).toEqual([traceparent, traceparent]);
  });

  it("is that of the first request for a key, also for what its repetition returns", async () => {
    const spaceId = await start({ openTelemetry });
    const send = (digit: string) =>
      test.request("POST", "/jobs", {
        body: { type: "space", operation: "configure", source: spaceId, trigger: "immediate" },
        headers: {
          "idempotency-key": "one",
          traceparent: `00-${digit.repeat(32)}-${digit.repeat(16)}-01`,
        },
      });
    const [first, second] = [await send("1"), await send("2")];
    expect([first.body.data.id, second.headers.get("idempotency-replayed")]).toEqual([
      second.body.data.id,
      "true",
    ]);
    const row = await test.storage.db
      .selectFrom("jobs")
      .select("details")
      .where("id", "=", first.body.data.id)
      .executeTakeFirstOrThrow();
    const [span] = readSpans()
      .filter(({ traceId: id }) => id === "1".repeat(32))
      .slice(-1);
    expect(JSON.parse(row.details).traceparent).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
    const repeated = readSpans().filter(({ traceId: id }) => id === "2".repeat(32));
    expect(repeated.map(({ name }) => name).toSorted()).toEqual(["createJob", "transaction"]);
  });

  it.each(["a short", "a long"])(
    "of a caller who leaves in %s turn ends with 499, and not as a failure",
    async (turn) => {
      await start({ openTelemetry });
      const leaving = new AbortController();
      leaving.abort();
      const headers = {
        authorization: `Bearer ${test.token}`,
        traceparent: `00-${traceId}-${callerId}-01`,
      };
      const url = "http://service.localhost/v1/environments";
      // Work in a long turn lets others run before it goes on.
      giveWayIfLong();
      const now = performance.now() + (turn === "a long" ? 1_000 : 0);
      vi.spyOn(performance, "now").mockReturnValue(now);
      await test.service.fetch(url, { headers, signal: leaving.signal }).catch(() => {});
      vi.restoreAllMocks();
      await expect.poll(readSpans).toContainEqual(
        expect.objectContaining({
          name: "listEnvironments",
          traceId,
          hasFailed: false,
          attributes: expect.objectContaining({ "http.response.status_code": 499 }),
        }),
      );
    },
  );

  it("shows the code of what failed, and no text of it", async () => {
    const spaceId = await start({ openTelemetry });
    const traceparent = `00-${traceId}-${callerId}-01`;
    const { status } = await test.request("PATCH", `/spaces/${spaceId}`, {
      body: { name: "Spring", environmentId: "us_env_unknown" },
      headers: { traceparent },
    });
    const failed = readSpans().filter((span) => span.traceId === traceId);
    expect(status).toBe(400);
    // What the caller did wrong is not a failure of the service.
    expect(failed.filter(({ name }) => name === "updateSpace").map(({ hasFailed }) => hasFailed)).toEqual([
      false,
    ]);
    expect(JSON.stringify(failed)).not.toContain("us_env_unknown");
  });
});

describePostgres("the server", (engine) => {
  it("knows the trace of a transaction until its end, and of each that shares one", async () => {
    const storage = await engine.open();
    const trace = (digit: string) => `00-${digit.repeat(32)}-${digit.repeat(16)}-01`;
    const read = async (db: typeof storage.db) => {
      const { rows } = await sql<{
        name: string;
      }>`select current_setting('application_name') as name`.execute(db);
      return rows[0]?.name;
    };
    const short = { isShort: true, firstLock: "one" };
    try {
      const usual = await storage.transaction(read);
      expect(await storage.transaction(read, { traceparent: trace("1") })).toBe(trace("1"));
      expect(await storage.snapshot(read, trace("2"))).toBe(trace("2"));
      const shared = [trace("3"), undefined, trace("4")].map((traceparent) =>
        storage.transaction(read, { ...short, traceparent }),
      );
      expect(await Promise.all(shared)).toEqual([trace("3"), usual, trace("4")]);
      const later = Array.from({ length: 8 }, () => storage.transaction(read));
      expect(new Set(await Promise.all(later))).toEqual(new Set([usual]));
    } finally {
      await storage.close();
    }
  });
});

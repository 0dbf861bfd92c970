import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { showProgress } from "../progress.ts";
import { createDatabase } from "../service/setup/database.ts";
import { type RunningService, startService } from "../service/setup/start-service.ts";
import { formatTime, type Row } from "../table.ts";

/** Beside a filled queue, another environment may wait this much longer than alone, or twice as long if that is more. */
const graceMs = 1_000;

/** How often each wait is measured at least, and for how long: a queue is not full in its first moment. */
const leastRounds = 15;
const leastMs = 5_000;
/** Between two of them, in milliseconds. */
const pauseMs = 20;

export const onlyWhenNamed = true;

/** An environment with a space and a sheet. */
interface Place {
  readonly environmentId: string;
  readonly spaceId: string;
  readonly sheetId: string;
}

/** A queue that one environment fills, and what another one does beside it. */
interface Queue {
  /** In words, such as "150 imports of 20,000 rows". */
  readonly filledBy: string;
  /** Fills the queue, and keeps it full until the function that it resolves to is called. */
  fill(service: RunningService, place: Place): Promise<() => Promise<unknown>>;
  /** What the other environment has before its first wait. */
  prepare?(service: RunningService, place: Place, receiver: Receiver): Promise<unknown>;
  /** In words, such as "an import of one row". */
  readonly waits: string;
  /** What the other environment waits for. */
  probe(service: RunningService, place: Place, receiver: Receiver): Promise<unknown>;
}

const queues: Readonly<Record<string, Queue>> = {
  imports: {
    filledBy: "150 imports of 20,000 rows",
    async fill(service, place) {
      const rows = Array.from({ length: 20_000 }, (_, index) => `${index},Ada,Harbour 1\n`).join("");
      for (let index = 0; index < 150; index++) {
        await upload(service, place, `large-${index}.csv`, `number,name,street\n${rows}`);
      }
      // They end with the service.
      return async () => {};
    },
    waits: "an import of one row",
    async probe(service, place) {
      const fileId = await upload(service, place, "small.csv", "number,name\n1,Ada\n");
      for (;;) {
        const [job] = JSON.parse(await service.request("GET", `/jobs?fileId=${fileId}`)).data;
        if (job?.status === "complete") return;
        if (job?.status === "failed") throw new Error(`The import failed: ${job.info}`);
        await sleep(5);
      }
    },
  },
  webhooks: {
    filledBy: "30 webhooks whose receiver takes 2 seconds, and 300 commits",
    async fill(service, place) {
      const slow = createServer((incoming, outgoing) => {
        incoming.resume();
        setTimeout(() => outgoing.end(), 2_000);
      });
      await new Promise<void>((resolve) => void slow.listen(0, "127.0.0.1", resolve));
      const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
      for (let index = 0; index < 30; index++) await createWebhook(service, place, url);
      for (let index = 0; index < 300; index++) await insert(service, place);
      return async () => {
        slow.closeAllConnections();
        await new Promise((resolve) => slow.close(resolve));
      };
    },
    waits: "the event of an insert at a webhook",
    async probe(service, place, receiver) {
      const received = receiver.next();
      await insert(service, place);
      await received;
    },
  },
  agents: {
    filledBy: "10 agents that take 2 seconds, and 300 commits",
    async fill(service, place) {
      const source = "export default () => new Promise((resolve) => setTimeout(resolve, 2_000));";
      for (let index = 0; index < 10; index++) {
        await createAgent(service, place, `slow-${index}`, "commit:created", source);
      }
      for (let index = 0; index < 300; index++) await insert(service, place, [{}], wakesAgents);
      // They end with the service.
      return async () => {};
    },
    prepare: (service, place, receiver) =>
      createAgent(service, place, "tells", "space:updated", `export default () => fetch("${receiver.url}");`),
    waits: "the request of an agent after its event",
    async probe(service, { spaceId }, receiver) {
      const received = receiver.next();
      const body = JSON.stringify({ name: `Turns ${performance.now()}` });
      await service.request("PATCH", `/spaces/${spaceId}`, body, wakesAgents);
      await received;
    },
  },
  streams: {
    filledBy: "100 open streams",
    async fill(service, place) {
      const ending = new AbortController();
      // One caller may have 50.
      const tokens = [await createKey(service, place), await createKey(service, place)];
      const readers = Array.from({ length: 100 }, (_, index) =>
        openStream(service, place, ending.signal, tokens[index % 2]),
      );
      await Promise.all(readers.map(({ opened }) => opened));
      return async () => {
        ending.abort();
        await Promise.allSettled(readers.map(({ ended }) => ended));
      };
    },
    waits: "the first bytes of a stream",
    async probe(service, place) {
      const ending = new AbortController();
      const { opened, ended } = openStream(service, place, ending.signal);
      await opened;
      ending.abort();
      await Promise.allSettled([ended]);
    },
  },
  uploads: {
    filledBy: "40 uploads that never end",
    async fill(service, place) {
      const ending = new AbortController();
      const uploads = Array.from({ length: 40 }, (_, index) =>
        uploadSlowly(service, place, `slow-${index}.csv`, ending.signal),
      );
      await sleep(500);
      return async () => {
        ending.abort();
        await Promise.allSettled(uploads);
      };
    },
    waits: "an upload",
    probe: (service, place) => upload(service, place, "small.bin", "x"),
  },
  pages: {
    filledBy: "8 pages of 57 MB at a time",
    async fill(service, place) {
      const text = "x".repeat(5_700);
      const records = Array.from({ length: 1_000 }, () => ({ text: { value: text } }));
      for (let index = 0; index < 10; index++) await insert(service, place, records);
      let isOver = false;
      const readers = Array.from({ length: 8 }, async () => {
        while (!isOver) await service.request("GET", `/sheets/${place.sheetId}/records?pageSize=10000`);
      });
      return async () => {
        isOver = true;
        await Promise.all(readers);
      };
    },
    waits: "`/health`",
    async probe(service) {
      const response = await fetch(new URL("/health", service.url));
      await response.arrayBuffer();
    },
  },
};

/** Each queue can be measured alone. */
export const parts: readonly string[] = Object.keys(queues);

/** How long one environment waits beside a queue that another one has filled, on SQLite and, with `DATABASE_URL`, PostgreSQL. */
export async function* measure(asked: readonly string[]): AsyncGenerator<Row> {
  const server = process.env["DATABASE_URL"];
  for (const name of asked.length === 0 ? parts : asked) {
    const queue = queues[name];
    if (queue === undefined) continue;
    yield await measureQueue(`${name} on SQLite`, queue);
    if (server === undefined) continue;
    const database = await createDatabase(server);
    try {
      yield await measureQueue(`${name} on PostgreSQL`, queue, database.url);
    } finally {
      await database.drop();
    }
  }
}

async function measureQueue(name: string, queue: Queue, databaseUrl?: string): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-turns-"));
  const receiver = await startReceiver();
  const service = await startService(folder, {
    ...(databaseUrl !== undefined && { databaseUrl }),
    environment: { PRIVATE_WEBHOOKS: "true", AGENT_HOSTS: new URL(receiver.url).host },
  });
  try {
    const { data } = JSON.parse(await service.request("GET", "/environments"));
    const [first, second] = [await createPlace(service, data[0].id), await createPlace(service, data[1].id)];
    await createWebhook(service, second, receiver.url);
    await queue.prepare?.(service, second, receiver);
    const probe = () => queue.probe(service, second, receiver);
    // The first one loads programs.
    await probe();
    showProgress(`${name}: alone`);
    const alone = await repeat(probe);
    showProgress(`${name}: ${queue.filledBy}`);
    const empty = await queue.fill(service, first);
    const beside = await repeat(probe);
    await empty();
    showProgress();
    const allowed = Math.max(alone.worst + graceMs, alone.worst * 2);
    return {
      claim: `${name}: ${queue.waits} beside ${queue.filledBy}`,
      value: `${formatTime(beside.worst)} at worst`,
      budget: `≤ ${formatTime(allowed)}`,
      ok: beside.worst <= allowed,
      detail: `median ${formatTime(beside.median)}; alone ${formatTime(alone.median)}, ${formatTime(alone.worst)} at worst; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
    };
  } finally {
    await service.stop();
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function repeat(
  probe: () => Promise<unknown>,
): Promise<{ readonly median: number; readonly worst: number }> {
  const times: number[] = [];
  for (const start = performance.now(); times.length < leastRounds || performance.now() < start + leastMs; ) {
    const started = performance.now();
    await probe();
    times.push(performance.now() - started);
    await sleep(pauseMs);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, worst: times.at(-1) ?? 0 };
}

async function createPlace(service: RunningService, environmentId: string): Promise<Place> {
  const create = async (path: string, body: object) =>
    JSON.parse(await service.request("POST", path, JSON.stringify(body))).data;
  const { id: spaceId } = await create("/spaces", { name: "Turns", environmentId });
  const sheet = { name: "Notes", slug: "notes", fields: [{ key: "text", type: "string" }] };
  const { sheets } = await create("/workbooks", { name: "Turns", spaceId, environmentId, sheets: [sheet] });
  return { environmentId, spaceId, sheetId: sheets[0].id };
}

/** The administrator of the benches wakes no agents, unless it sends this. */
const wakesAgents = { "x-disable-hooks": "false" };

function insert(
  service: RunningService,
  { sheetId }: Place,
  records: readonly object[] = [{}],
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return service.request("POST", `/sheets/${sheetId}/records`, JSON.stringify(records), {
    Prefer: "return=minimal",
    ...headers,
  });
}

function createAgent(
  service: RunningService,
  { environmentId }: Place,
  slug: string,
  topic: string,
  source: string,
): Promise<string> {
  const agent = { slug, topics: [topic], compiler: "js", source };
  return service.request("POST", `/agents?environmentId=${environmentId}`, JSON.stringify(agent));
}

async function upload(
  service: RunningService,
  { spaceId, environmentId }: Place,
  name: string,
  content: string,
): Promise<string> {
  const form = new FormData();
  form.append("spaceId", spaceId);
  form.append("environmentId", environmentId);
  form.append("file", new File([content], name));
  return JSON.parse(await service.request("POST", "/files", form)).data.id;
}

/** Sends the beginning of a form with a file, and then a few bytes a second. */
async function uploadSlowly(
  service: RunningService,
  { spaceId, environmentId }: Place,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const boundary = "turns";
  const head = [
    `--${boundary}\r\ncontent-disposition: form-data; name="spaceId"\r\n\r\n${spaceId}\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="environmentId"\r\n\r\n${environmentId}\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\nname\r\n`,
  ].join("");
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    async pull(controller) {
      await sleep(100, undefined, { signal });
      controller.enqueue(Buffer.alloc(1_000, "x"));
    },
  });
  await fetch(`${service.url}/files`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${service.token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body,
    duplex: "half",
    signal,
  } as RequestInit);
}

function createWebhook(service: RunningService, { environmentId }: Place, url: string): Promise<string> {
  return service.request(
    "POST",
    "/webhooks",
    JSON.stringify({ url, environmentId, topics: ["commit:created"] }),
  );
}

async function createKey(service: RunningService, { environmentId }: Place): Promise<string> {
  const path = `/auth/api-key?environmentId=${environmentId}&type=SECRET`;
  return JSON.parse(await service.request("POST", path)).data[0].rawKey;
}

/** Opens a stream of the events of an environment; it ends with the signal. */
function openStream(
  service: RunningService,
  { environmentId }: Place,
  signal: AbortSignal,
  token = service.token,
): { readonly opened: Promise<void>; readonly ended: Promise<void> } {
  const responding = fetch(`${service.url}/events/stream?environmentId=${environmentId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  let open: () => void;
  let fail: (error: unknown) => void;
  const opened = new Promise<void>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  const read = async () => {
    const response = await responding;
    if (!response.ok) throw new Error(`A stream was refused: ${response.status} ${await response.text()}`);
    for await (const _ of response.body ?? []) open();
  };
  const ended = read();
  ended.catch((error) => fail(error));
  return { opened, ended };
}

/** Receives the events of a webhook. */
interface Receiver {
  readonly url: string;
  /** Resolves at the next event. */
  next(): Promise<void>;
  close(): Promise<unknown>;
}

async function startReceiver(): Promise<Receiver> {
  let tell = (): void => {};
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    outgoing.end();
    tell();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    next: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

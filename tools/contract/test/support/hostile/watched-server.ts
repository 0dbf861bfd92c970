/**
 * The mock or the service in a separate process, which measures how requests hold it: `watched-server.ts mock`,
 * `watched-server.ts service [address of a PostgreSQL server]`. Run it with `--expose-gc`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { listen } from "@data-import/front/node";
import { createMock } from "@data-import/mock";
import { openBuiltWorld } from "../built-world.ts";

/** What the requests between `start` and `stop` did to the process. */
export interface Measurement {
  /** The longest time without a turn of the event loop, in milliseconds of CPU. */
  readonly hold: number;
  /** The growth of the memory, in bytes. */
  readonly memory: number;
}

/** The first message of the process. */
export interface Started {
  readonly url: string;
  readonly token: string;
}

const interval = 5;
const [kind, server] = process.argv.slice(2);
const target = kind === "mock" ? await startMock() : await startService();

let hold = 0;
let used = process.threadCpuUsage();
let before = 0;
setInterval(() => {
  const { user, system } = process.threadCpuUsage(used);
  used = process.threadCpuUsage();
  hold = Math.max(hold, (user + system) / 1000);
}, interval);

process.on("message", async (message) => {
  if (message === "start") {
    await target.reset();
    globalThis.gc?.();
    before = resetPeak();
    used = process.threadCpuUsage();
    hold = 0;
    process.send?.({});
  } else if (message === "measure unit") {
    process.send?.(measureUnit());
  } else {
    process.send?.({ hold, memory: readPeak() - before } satisfies Measurement);
  }
});
process.once("disconnect", async () => {
  await target.close();
  process.exit();
});
process.send?.({ url: target.url, token: target.token } satisfies Started);

async function startMock() {
  const { url, close } = await createMock({ remember: 0 }).listen();
  return { url, token: "di_test_token", reset: async () => {}, close };
}

async function startService() {
  let isChanged = true;
  const built = await openBuiltWorld(server, {
    onResponse({ method, status, error }) {
      isChanged ||= status < 400 && method !== "GET";
      if (error !== undefined) console.error(error);
    },
  });
  let copy = await built.copy();
  const { origin, stop } = await listen((call) => copy.service.respond(call), { port: 0, host: "127.0.0.1" });
  return {
    url: `${origin}/v1`,
    token: built.world.token,
    async reset() {
      if (!isChanged) return;
      await copy.close();
      copy = await built.copy();
      isChanged = false;
    },
    async close() {
      await stop({ responsesMs: 0 });
      await copy.close();
      await built.close();
    },
  };
}

/** What ordinary work takes of this thread now, in milliseconds of CPU: more on a slow or busy machine. */
function measureUnit(): number {
  const start = process.threadCpuUsage();
  JSON.parse(JSON.stringify(Array.from({ length: 100_000 }, (_, index) => ({ index, text: `${index}` }))));
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Makes the system forget the highest memory of the process so far; returns the memory now. */
function resetPeak(): number {
  const file = "/proc/self/clear_refs";
  if (existsSync(file)) writeFileSync(file, "5");
  return readPeak();
}

/** The highest memory of the process. Only Linux tells it; elsewhere, it is the memory now. */
function readPeak(): number {
  const file = "/proc/self/status";
  if (!existsSync(file)) return process.memoryUsage.rss();
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(file, "utf8"))?.[1]) * 1024;
}

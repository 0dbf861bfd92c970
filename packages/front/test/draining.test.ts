import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { listen } from "@data-import/front/node";
import { afterEach, expect, it } from "vitest";

const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

/** Sends requests on one connection, which it keeps; gives what each response says of the connection. */
function keepConnection(origin: string): () => Promise<string | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return async () => {
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      request(origin, { agent }, resolve).on("error", reject).end();
    });
    await incoming.toArray();
    return incoming.headers.connection;
  };
}

/** Whether nobody can open a connection; it keeps none. */
async function isRefused(origin: string): Promise<boolean> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  try {
    await once(socket, "connect");
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

it("a server that stops opens no connection, and ends each kept one with its next response", async () => {
  const open: (() => void)[] = [];
  let waits = false;
  const server = await listen(
    async () => {
      if (waits) await new Promise<void>((resolve) => open.push(resolve));
      return { status: 200, headers: {}, body: "fine" };
    },
    { port: 0, host: "127.0.0.1" },
  );
  const [sendFirst, sendSecond] = [keepConnection(server.origin), keepConnection(server.origin)];
  expect([await sendFirst(), await sendSecond()]).toEqual(["keep-alive", "keep-alive"]);
  waits = true;
  const running = sendFirst();
  await expect.poll(() => open.length).toBe(1);
  waits = false;
  const stopped = server.stop({ responsesMs: 100_000, idleMs: 100_000 });
  await expect.poll(() => isRefused(server.origin)).toBe(true);
  expect(await sendSecond()).toBe("close");
  open[0]?.();
  expect(await running).toBe("close");
  // Without connections, the server does not wait for a request.
  await stopped;
});

it("a server that stops ends a kept connection that nobody uses", async () => {
  const respond = async () => ({ status: 200, headers: {}, body: "fine" });
  const server = await listen(respond, { port: 0, host: "127.0.0.1" });
  const send = keepConnection(server.origin);
  expect(await send()).toBe("keep-alive");
  await server.stop({ responsesMs: 100_000, idleMs: 10 });
  expect(await isRefused(server.origin)).toBe(true);
});

it("a server that stops responds to those who wait to be accepted", async () => {
  const respond = async () => ({ status: 200, headers: {}, body: "fine" });
  const server = await listen(respond, { port: 0, host: "127.0.0.1" });
  const sent = Array.from({ length: 20 }, () => keepConnection(server.origin)());
  // The connections exist now, and the server has seen none of them.
  const stopped = server.stop({ responsesMs: 100_000 });
  for (const connection of await Promise.all(sent)) expect(connection).toBeDefined();
  await stopped;
});

/** A thread that opens a connection when it is told to, and sends a request on it. */
const latecomer = `
  const { workerData: { port, flags }, parentPort } = require("node:worker_threads");
  Atomics.wait(flags, 0, 0);
  const socket = require("node:net").connect(port, "127.0.0.1", () => {
    Atomics.store(flags, 1, 1);
    Atomics.notify(flags, 1);
    socket.write("GET /late HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n");
  });
  socket.on("data", (data) => parentPort.postMessage(String(data).split("\\r\\n")[0]));
  socket.on("error", ({ code }) => parentPort.postMessage(code));
`;

it("a server that stops responds to who comes while it works on another request", async () => {
  const flags = new Int32Array(new SharedArrayBuffer(8));
  const server = await listen(
    async ({ pathname }) => {
      if (pathname === "/busy") {
        // The connection is made during this turn of the event loop, in which none is accepted any more.
        Atomics.store(flags, 0, 1);
        Atomics.notify(flags, 0);
        Atomics.wait(flags, 1, 0);
      }
      return { status: 200, headers: {}, body: "fine" };
    },
    { port: 0, host: "127.0.0.1" },
  );
  const worker = new Worker(latecomer, { eval: true, workerData: { port: server.port, flags } });
  await once(worker, "online");
  const said = once(worker, "message");
  const busy = connect(server.port, "127.0.0.1");
  await once(busy, "connect");
  // The server accepts this connection.
  busy.write("GET /first HTTP/1.1\r\nhost: a\r\n\r\n");
  await once(busy, "data");
  await setImmediate();
  const next = setImmediate();
  const stopped = server.stop({ responsesMs: 100_000 });
  await next;
  busy.write("GET /busy HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await said).toEqual(["HTTP/1.1 200 OK"]);
  busy.destroy();
  await stopped;
  await worker.terminate();
});

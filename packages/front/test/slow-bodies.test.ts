import { once } from "node:events";
import http from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { HttpError, listErrorCodes, loadDescription } from "@data-import/front";
import { type Listening, type ListenOptions, listen } from "@data-import/front/node";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { limits } from "../src/limits.gen.ts";
import { defaultPace } from "../src/server/listen.ts";

let server: Listening | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server?.close();
  server = undefined;
});

/** Starts a server that responds with the length of the body, which it reads at once or as a stream. */
async function start(options: Partial<ListenOptions>, isStreamed = false): Promise<void> {
  server = await listen(
    async (call) => {
      try {
        let length = 0;
        if (isStreamed) for await (const chunk of call.openBody()) length += chunk.byteLength;
        else length = (await call.readBody(1_000_000)).byteLength;
        return { status: 200, headers: {}, body: String(length) };
      } catch (error) {
        if (error instanceof HttpError) return error.toResponse();
        throw error;
      }
    },
    { port: 0, host: "127.0.0.1", ...options },
  );
}

/** Starts a request, and sends the first bytes of its body. */
function begin(length: number, sent: number): Socket {
  const socket = connect(server?.port ?? 0, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${"x".repeat(sent)}`);
  return socket;
}

/** Everything that the server sends until it closes the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}

const pace = { grace: 100, bytesPerSecond: 1000 };

it.each([false, true])("ends a body that does not arrive, with 408 (as a stream: %s)", async (isStreamed) => {
  await start({ pace }, isStreamed);
  const response = await readToEnd(begin(100, 3));
  expect(response).toMatch(/^HTTP\/1\.1 408 .*connection: close/is);
  expect(response).toContain("at least 1000 bytes per second");
});

it("ends a body that trickles, however long it continues", async () => {
  await start({ pace });
  const socket = begin(1_000_000, 1);
  const trickle = setInterval(() => socket.write("x"), 10);
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408/);
  clearInterval(trickle);
});

it("waits for a body that is fast enough", async () => {
  await start({ pace });
  const socket = begin(10_000, 5000);
  await setTimeout(300);
  socket.write("x".repeat(5000));
  const [chunk] = await once(socket, "data");
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 200.*10000$/s);
});

it("does not count the time in which the server does not read", async () => {
  server = await listen(
    async (call) => {
      let length = 0;
      for await (const chunk of call.openBody()) {
        if (length === 0) await setTimeout(400);
        length += chunk.byteLength;
      }
      return { status: 200, headers: {}, body: String(length) };
    },
    { port: 0, host: "127.0.0.1", pace },
  );
  const socket = begin(10, 10);
  const [chunk] = await once(socket, "data");
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 200.*10$/s);
});

it("responds with 503 if half-sent bodies together take too much memory, until one of them ends", async () => {
  await start({ bodyMemory: 100_000 });
  const first = begin(90_000, 80_000);
  const refused = () => fetch(server?.origin ?? "", { method: "POST", body: "x".repeat(50_000) });
  await expect.poll(async () => (await refused()).status).toBe(503);
  const response = await refused();
  expect(response.headers.get("retry-after")).toBe("1");
  expect(await response.json()).toMatchObject({
    errors: [{ message: expect.stringContaining("100000 bytes"), code: "busy" }],
  });
  first.destroy();
  await expect.poll(async () => (await refused()).status).toBe(200);
});

it("takes one body that is larger than the memory of all", async () => {
  await start({ bodyMemory: 1000 });
  const response = await fetch(server?.origin ?? "", { method: "POST", body: "x".repeat(50_000) });
  expect(await response.text()).toBe("50000");
});

it("has the limits and the message that the description says", () => {
  const description = loadDescription();
  const { grace, bytesPerSecond } = defaultPace;
  const entry = listErrorCodes(description).find(({ code }) => code === "request_too_slow");
  expect(entry?.message).toBe(
    `The body arrives too slowly: after ${grace / 1000} seconds, at least ${bytesPerSecond} bytes per second.`,
  );
  expect(description.info?.description?.replaceAll(/\s+/g, " ")).toContain(
    `After ${grace / 1000} seconds, a body must have arrived with at least ${bytesPerSecond.toLocaleString("en")} bytes per second`,
  );
});

it("takes an hour for a whole body, and not longer", async () => {
  const created = vi.spyOn(http, "createServer");
  onTestFinished(() => created.mockRestore());
  await startSmall();
  expect(created.mock.calls[0]?.[0]).toMatchObject({ requestTimeout: limits.bodyTimeoutMs });
});

/** Responds 413 to a body of more than a megabyte. */
async function startSmall(): Promise<void> {
  server = await listen(
    (call) =>
      call.readBody(1_000_000).then(
        () => ({ status: 200, headers: {}, body: "taken" }),
        () => ({ status: 413, headers: {}, body: "too large" }),
      ),
    { port: 0, host: "127.0.0.1" },
  );
}

/** Node sends its response, and closes with a reset: what is on its way to the caller is lost. */
it("reads the rest of a body that is too large, so that its caller reads the response", async () => {
  await startSmall();
  const length = 40_000_000;
  const socket = connect(server?.port ?? 0, "127.0.0.1");
  sockets.push(socket);
  const errors: unknown[] = [];
  socket.on("error", (error) => errors.push(error));
  // As a proxy does: it reads when it has sent everything.
  socket.pause();
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
  await new Promise((resolve) => socket.write(Buffer.alloc(length, "x"), resolve));
  const response = await readToEnd(socket);
  expect(response).toMatch(/^HTTP\/1\.1 413 .*connection: close.*too large$/is);
  expect(errors).toEqual([]);
});

it("does not wait for the rest of such a body when it stops", async () => {
  await startSmall();
  const [chunk] = await once(begin(40_000_000, 2_000_000), "data");
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 413 /);
  // The test fails by its time limit if the rest is awaited.
  await server?.stop({ responsesMs: 2_147_483_647 });
});

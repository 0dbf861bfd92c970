import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type Listening, listen } from "@data-import/front/node";
import { afterEach, expect, it } from "vitest";

let server: Listening;
let socket: Socket;
afterEach(async () => {
  socket.destroy();
  await server.close();
});

const silentCallerMs = 200;
/** More than the network keeps between two programs of a machine. */
const pieces = 64;
const piece = new Uint8Array(1_048_576);

/** Starts a server with a long response; returns how many bytes it has made, and the number of ended responses. */
async function start(isStreamed: boolean): Promise<{ made: number; ended: number }> {
  const state = { made: 0, ended: 0 };
  async function* write() {
    for (; state.made < pieces * piece.length; state.made += piece.length) yield piece;
  }
  server = await listen(
    async ({ signal }) => {
      signal?.addEventListener("abort", () => {
        state.ended += 1;
      });
      const body = isStreamed ? ReadableStream.from(write()) : new Uint8Array(pieces * piece.length);
      return { status: 200, headers: {}, body };
    },
    { port: 0, host: "127.0.0.1", silentCallerMs },
  );
  socket = connect(server.port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  return state;
}

it.each([true, false])(
  "ends the connection of a caller that takes nothing (as a stream: %s)",
  async (isStreamed) => {
    const state = await start(isStreamed);
    // One look at the response, and no more.
    await once(socket, "readable");
    await expect.poll(() => state.ended).toBe(1);
    let taken = 0;
    socket.on("error", () => {});
    socket.on("data", (chunk: Buffer) => {
      taken += chunk.length;
    });
    await once(socket, "close");
    expect(taken).toBeLessThan(pieces * piece.length);
    expect(state.made).toBeLessThan(pieces * piece.length);
  },
);

it("waits if there is nothing to take", async () => {
  async function* write() {
    yield new Uint8Array([65]);
    await setTimeout(3 * silentCallerMs);
    yield new Uint8Array([66]);
  }
  const respond = async () => ({ status: 200, headers: {}, body: ReadableStream.from(write()) });
  server = await listen(respond, { port: 0, host: "127.0.0.1", silentCallerMs });
  socket = connect(server.port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  let text = "";
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/\r\nA\r\n1\r\nB\r\n0\r\n/);
});

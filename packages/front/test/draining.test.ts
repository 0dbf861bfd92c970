import { Agent, type IncomingMessage, request } from "node:http";
import { listen } from "@data-import/front/node";
import { afterEach, expect, it } from "vitest";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => agent.destroy());

/** Sends a request on the kept connection, if there is one. */
async function send(origin: string): Promise<string | undefined> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin, { agent }, resolve).on("error", reject).end();
  });
  await incoming.toArray();
  return incoming.headers.connection;
}

it("a server that drains still responds, and ends each connection with its response", async () => {
  const open: (() => void)[] = [];
  let waits = false;
  const server = await listen(
    async () => {
      if (waits) await new Promise<void>((resolve) => open.push(resolve));
      return { status: 200, headers: {}, body: "fine" };
    },
    { port: 0, host: "127.0.0.1" },
  );
  expect(await send(server.origin)).toBe("keep-alive");
  waits = true;
  const running = send(server.origin);
  await expect.poll(() => open.length).toBe(1);
  server.drain();
  open[0]?.();
  expect(await running).toBe("close");
  waits = false;
  expect(await send(server.origin)).toBe("close");
  await server.stop(1_000);
  await expect(send(server.origin)).rejects.toThrow("ECONNREFUSED");
});

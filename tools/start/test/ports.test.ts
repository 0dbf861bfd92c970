import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isPortFree, requireFreePorts } from "../ports.mjs";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function takePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function complain(verb: string, port: number): Promise<string> {
  return requireFreePorts(verb, port).then(
    () => "no complaint",
    (error: Error) => error.message,
  );
}

describe("a port in use", () => {
  it("is named, with an option for two free ports", async () => {
    const port = await takePort("127.0.0.1");
    const sentence = await complain("start", port);
    expect(sentence).toContain(`Port ${port} for the docs is used by another program.`);
    const offered = Number(sentence.match(/npm start -- --port (\d+)$/)?.[1]);
    expect([await isPortFree(offered), await isPortFree(offered + 1)]).toEqual([true, true]);
  });

  it("of the mock has its own message", async () => {
    // Another program may have the port before it, so there are several attempts.
    await expect
      .poll(async () => {
        const port = await takePort("127.0.0.1");
        return (await complain("dev", port - 1)).replaceAll(String(port), "PORT");
      })
      .toMatch(/^Port PORT for the mock is .* npm run dev -- --port \d+$/);
  });

  it("is found on every address of localhost", async () => {
    expect(await isPortFree(await takePort("0.0.0.0"))).toBe(false);
  });

  it("is free again after its program has closed it", async () => {
    const port = await takePort("127.0.0.1");
    const [server] = servers.splice(0);
    await new Promise((closed) => server?.close(closed));
    expect(await isPortFree(port)).toBe(true);
  });
});

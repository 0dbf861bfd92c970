import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import type { SandboxRun } from "../src/agent-runner/sandbox.ts";
import { type Server, startServer } from "../src/index.ts";
import { createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** The status of a request whose target is sent as it is. */
async function requestRaw(url: string, target: string): Promise<string | undefined> {
  const { port, host } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split(" ")[1];
}

describeEngines("the port of agents", (engine) => {
  let test: TestService;
  let server: Server;
  afterEach(() => server.stop());

  /** Starts a service and its server, and runs an agent once. */
  async function runOnce(agents: { readonly url?: string } = {}): Promise<SandboxRun> {
    const begun = Promise.withResolvers<SandboxRun>();
    const sandbox = {
      async run(run: SandboxRun) {
        begun.resolve(run);
        return { success: true, log: "", measurements: {} };
      },
      close: async () => {},
    };
    test = await startTestService(engine, { agents: { sandbox, ...agents } });
    server = await startServer(test.service);
    const { sheets } = await createCatalogue(test, [productSheet]);
    const agent = { slug: "hook", topics: ["commit:created"], compiler: "js", source: "1" };
    await test.send("POST", `/agents?environmentId=${test.environments.development}`, agent);
    await test.request("POST", `/sheets/${sheets["products"]}/records`, {
      body: [{ name: { value: "cup" } }],
      headers: { "x-disable-hooks": "false" },
    });
    return begun.promise;
  }

  it("has the API, and nothing else", async () => {
    const { url, hasOnlyApi } = await runOnce();
    expect([hasOnlyApi, url === server.url]).toEqual([true, false]);
    const headers = { authorization: `Bearer ${test.token}`, "x-disable-hooks": "true" };
    expect((await fetch(`${url}/accounts/current`, { headers })).status).toBe(200);
    const targets = [
      "/metrics",
      "/health",
      "/ready",
      "/import/",
      "/",
      "/v1/../metrics",
      "/v1/%2e%2e/metrics",
    ];
    for (const target of [...targets, "http://localhost/metrics", "http://localhost/v1/../metrics"])
      expect([target, await requestRaw(url, target)]).toEqual([target, "404"]);
    // The other port has them.
    expect((await fetch(new URL("/metrics", server.url))).status).toBe(200);
  });

  it("closes with the server", async () => {
    const { url } = await runOnce();
    await server.stop();
    await expect(fetch(`${url}/accounts/current`)).rejects.toThrow("fetch failed");
  });

  it("is not opened if agents have another address of the service, where they need a gate", async () => {
    const url = "http://proxy.example/v1";
    expect(await runOnce({ url })).toMatchObject({ url, hasOnlyApi: false });
  });
});

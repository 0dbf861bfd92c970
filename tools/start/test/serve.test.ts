import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPortFree } from "../ports.mjs";
import { root } from "../src/packages.ts";
import { openServers, type Servers } from "../src/servers.ts";
import { composeCurl, composeImport, composeProgram } from "../src/welcome.ts";
import { findOlderNode } from "./older-node.ts";

const older = findOlderNode();
let servers: Servers;
beforeAll(async () => {
  servers = await openServers(0, 0);
});
afterAll(() => servers?.close());

async function paste(command: string, folderOfNode: string): Promise<string> {
  const env = { ...process.env, PATH: `${folderOfNode}:${process.env["PATH"]}` };
  const { stdout } = await promisify(execFile)("sh", ["-c", command], { cwd: root, env });
  return stdout;
}

describe("what npm start serves", () => {
  it("has the docs", async () => {
    const response = await fetch(servers.docs);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<!doctype html>/i);
  });

  it("returns the invalid records for the command of the welcome text", async () => {
    const command = composeCurl(servers.service, servers.token);
    const [, header, url] = command.match(/-H "Authorization: (.+?)" "(.+?)"$/) ?? [];
    const response = await fetch(url ?? "", { headers: { authorization: header ?? "" } });
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { records: { valid: boolean }[] } };
    expect(data.records.length).toBeGreaterThan(3);
    expect(data.records.every(({ valid }) => !valid)).toBe(true);
  });

  it("has a page on the port of the docs, whose link signs a guest in to one space", async () => {
    expect(await (await fetch(servers.page)).text()).toContain("<data-import page>");
    const send = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${servers.service}${path}`, init);
      // biome-ignore lint/suspicious/noExplicitAny: responses of every shape.
      return { status: response.status, data: ((await response.json()) as { data: any }).data };
    };
    const { data: signedIn } = await send("/invitations/exchange", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: servers.invitation }),
    });
    const headers = { authorization: `Bearer ${signedIn.token}`, "x-disable-hooks": "true" };
    expect((await send(`/spaces/${signedIn.spaceId}`, { headers })).status).toBe(200);
    const { data: caller } = await send("/auth/current", { headers });
    expect(caller).toMatchObject({ kind: "guest", token: { kind: "guest", spaceId: signedIn.spaceId } });
  });

  it("has a service on the port of the docs, which rejects requests without a token, and a mock", async () => {
    expect(new URL(servers.service).port).toBe(new URL(servers.docs).port);
    expect((await fetch(`${servers.service}/spaces`)).status).toBe(401);
    const headers = { Authorization: "Bearer anything" };
    expect((await fetch(`${servers.mock}/spaces`, { headers })).status).toBe(200);
  });

  it("runs the agents that somebody deploys", async () => {
    const send = async (method: string, path: string, body?: object) => {
      const headers = {
        authorization: `Bearer ${servers.token}`,
        "content-type": "application/json",
        "x-disable-hooks": "true",
      };
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`${servers.service}${path}`, request);
      // biome-ignore lint/suspicious/noExplicitAny: responses of every shape.
      return ((await response.json()) as { data: any }).data;
    };
    const [{ id: environmentId }] = await send("GET", "/environments");
    const source = "export default ({ topic }, { log }) => log(topic);";
    const agent = await send("POST", `/agents?environmentId=${environmentId}`, {
      slug: "hello",
      topics: ["space:created"],
      source,
    });
    expect(agent).not.toHaveProperty("problem");
    await send("POST", "/spaces", { name: "Spring", environmentId });
    const logs = `/agents/${agent.id}/logs?environmentId=${environmentId}`;
    await expect.poll(() => send("GET", logs)).toMatchObject([{ success: true, log: "space:created" }]);
  });

  it("runs the client program of the welcome text", async () => {
    expect(await paste(composeProgram(servers.service, servers.token), dirname(process.execPath))).toContain(
      "Harbor Goods",
    );
  });

  it.skipIf(older === undefined)(
    "runs it on an older Node, too (needs a Node 18 to 23 on PATH)",
    async () => {
      expect(await paste(composeProgram(servers.service, servers.token), older?.folder ?? "")).toContain(
        "Harbor Goods",
      );
    },
  );

  it("imports a file with the command of the welcome text, which says what is wrong in it", async () => {
    const command = composeImport(servers.service, servers.token);
    const ended = await paste(command, dirname(process.execPath)).catch((error: unknown) => error);
    expect(ended).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('"read":5,"added":5,"updated":0,"error":1'),
      stderr: expect.stringMatching(/visits: many.*\n.*data-import records fix/),
    });
  });

  it("frees its ports when it is closed", async () => {
    const others = await openServers(0, 0);
    const ports = [others.docs, others.mock].map((url) => Number(new URL(url).port));
    await others.close();
    expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]);
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endProcesses, findToken, findUrl, type Started, startCommand } from "../support/command.ts";
import { call } from "../support/crash-writers.ts";
import { createEnvironment, type DatabaseEnvironment, describePostgres } from "../support/databases.ts";

describePostgres("processes with different roles", (engine) => {
  let folder: string;
  let database: DatabaseEnvironment;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "roles-test-"));
    database = await createEnvironment(engine, { isEmpty: true });
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function start(
    args: readonly string[],
    environment = {},
  ): Promise<{ process: Started; greeting: string }> {
    const all = ["--port", "0", "--quiet", "--data", folder, ...args];
    const process = startCommand(all, { ...database.environment, ...environment });
    return { process, greeting: await process.ready };
  }

  it("respond to requests, or run jobs", async () => {
    const front = await start(["--roles", "http"]);
    const target = { url: findUrl(front.greeting), token: findToken(front.greeting) ?? "" };
    const [{ id: environmentId }] = await call(target, "/environments");
    const space = { name: "Goods", environmentId };
    const { id: spaceId } = await call(target, "/spaces", { method: "POST", json: space });
    const sheet = { name: "Lines", slug: "lines", fields: [{ key: "sku", type: "string" }] };
    const json = { name: "Goods", spaceId, environmentId, sheets: [sheet] };
    const { id: source, sheets } = await call(target, "/workbooks", { method: "POST", json });
    const config = { sheet: sheets[0].id, filter: "all" };
    const job = { type: "workbook", operation: "delete-records", source, trigger: "immediate", config };
    const { id: jobId } = await call(target, "/jobs", { method: "POST", json: job });
    const getStatus = async () => (await call(target, `/jobs/${jobId}`)).status;
    // A process that runs jobs takes one at once, and after a stop its steps have ended.
    front.process.child.kill("SIGTERM");
    expect(await front.process.ended).toMatchObject({ code: 0 });
    target.url = findUrl((await start(["--roles", "http"])).greeting);
    expect(await getStatus()).toBe("ready");

    const { greeting } = await start([], { ROLES: "jobs" });
    expect(findToken(greeting)).toBeUndefined();
    await expect.poll(getStatus).toBe("complete");
    const { origin } = new URL(findUrl(greeting));
    const ask = async (path: string) => (await fetch(origin + path)).status;
    expect(await Promise.all(["/health", "/ready", "/metrics"].map(ask))).toEqual([200, 200, 200]);
    const refused = await fetch(`${origin}/v1/environments`, {
      headers: { authorization: `Bearer ${target.token}` },
    });
    expect([refused.status, await refused.json()]).toEqual([
      503,
      {
        errors: [
          {
            message: "This process only runs jobs. Send requests to a process with the role `http`.",
            code: "unavailable",
          },
        ],
      },
    ]);
  });
});

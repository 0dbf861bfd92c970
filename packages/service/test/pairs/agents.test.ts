import type { Event } from "@data-import/types";
import { afterEach, expect, it } from "vitest";
import type { Sandbox, SandboxRun } from "../../src/agent-runner/sandbox.ts";
import { type Server, startServer } from "../../src/index.ts";
import { describeEngines } from "../support/databases.ts";
import { startJob } from "../support/jobs.ts";
import { startTestService, type TestService } from "../support/start.ts";
import { codeOf, openPairWorld, openTemplateWorld, type PairWorld, withHooks } from "./pair-world.ts";

describeEngines("agents meet", (engine) => {
  let test: TestService;
  let server: Server;
  let world: PairWorld;
  let runs: Event[] = [];
  /** What the agent does in each of its runs. */
  let work: (run: SandboxRun) => Promise<unknown>;
  afterEach(() => server.stop());

  /** Starts a service with an agent that gets all commits. */
  async function start(open: typeof openPairWorld = openPairWorld): Promise<void> {
    runs = [];
    work = async () => {};
    const sandbox: Sandbox = {
      async run(run) {
        await work(run);
        runs.push(run.event as Event);
        return { success: true, log: "", measurements: {} };
      },
      close: async () => {},
    };
    test = await startTestService(engine, { agents: { sandbox } });
    server = await startServer(test.service);
    world = await open(test);
    const { development } = test.environments;
    const config = { slug: "hook", topics: ["commit:created"], compiler: "js", source: "1" };
    const agent = await test.send("POST", `/agents?environmentId=${development}`, config);
    const roles: { id: string; name: string }[] = await test.send("GET", "/roles");
    const roleId = roles.find(({ name }) => name === "Editor")?.id;
    await test.send("POST", `/agents/${agent.id}/roles`, { roleId, resourceId: development });
  }

  /** The causes of the commits that the agent has got, in their order. */
  const causes = () =>
    runs.map((event) => (event.topic === "commit:created" ? event.payload.cause : event.topic));
  const expectCauses = (wanted: readonly (string | undefined)[]) => expect.poll(causes).toEqual(wanted);
  /** Writes as the agent; returns status and code. */
  const insertAs = async (run: SandboxRun) => {
    const { text: token } = await run.createToken();
    return codeOf(test.request("POST", world.records, { token, body: [{ sku: { value: "agent" } }] }));
  };

  it("undo: an agent gets the event of an undo, with its cause", async () => {
    await start();
    const { commitId } = await world.insert("A");
    await test.request("POST", `/commits/${commitId}/undo`, withHooks);
    await expectCauses([undefined, "undo"]);
  });

  it("snapshots: an agent gets the event of a restore, with its cause", async () => {
    await start();
    const snapshotId = await world.takeSnapshot();
    await world.insert("A");
    await world.restore(snapshotId);
    await expectCauses([undefined, "restore"]);
  });

  it("keys: an agent gets one event for an import with a key, and none if nothing changes", async () => {
    await start();
    await world.importKey("A", "Cup");
    await world.importKey("A", "Cup");
    await world.importKey("A", "Mug");
    await expectCauses([undefined, undefined]);
    const { records } = await test.send("GET", `${world.records}?commitId=${runs[1]?.context.commitId}`);
    expect(records).toMatchObject([{ values: { name: { value: "Mug" } } }]);
  });

  it("templates: an agent gets the commits of a space that was made from a template", async () => {
    await start(openTemplateWorld);
    await world.insert("A");
    await expectCauses([undefined]);
    expect(runs[0]?.context).toMatchObject({ spaceId: world.spaceId, sheetSlug: "goods" });
  });

  it("foreground jobs: an agent writes while a job blocks the sheet for people", async () => {
    await start();
    const written: unknown[] = [];
    const job = { type: "sheet", operation: "review", source: world.sheetId, mode: "foreground" };
    await world.insert("A");
    await expectCauses([undefined]);
    work = async (run) => void written.push(await insertAs(run));
    const jobId = await startJob(test, job);
    expect(await codeOf(world.importKey("B", "Cup"))).toEqual([409, "job_blocks"]);
    const [commit] = await test.send("GET", `/sheets/${world.sheetId}/commits`);
    await test.request("POST", `/commits/${commit.id}/replay`, withHooks);
    await expect.poll(() => written).toEqual([[200, undefined]]);
    await test.send("POST", `/jobs/${jobId}/complete`, {});
    expect(await world.skus()).toEqual(["A", "agent"]);
  });

  it("archive: an agent that runs for a commit from before writes nothing in the archived space", async () => {
    await start();
    const written: unknown[] = [];
    work = async (run) => {
      await test.send("POST", `/spaces/${world.spaceId}/archive`);
      written.push(await insertAs(run));
      await test.send("POST", `/spaces/${world.spaceId}/unarchive`);
      written.push(await insertAs(run));
    };
    await world.insert("A");
    await expect
      .poll(() => written)
      .toEqual([
        [409, "space_archived"],
        [200, undefined],
      ]);
    expect(await world.skus()).toEqual(["A", "agent"]);
  });

  it("guests: an agent gets what a guest writes, and a guest sees no agents", async () => {
    await start();
    const token = world.guest;
    await test.request("POST", world.records, { token, body: [{ sku: { value: "A" } }], ...withHooks });
    await expectCauses([undefined]);
    const list = `/agents?environmentId=${test.environments.development}`;
    expect((await test.request("GET", list, { token })).status).toBe(403);
  });

  it("namespaces: an agent gets the commits of every namespace, and their events name it", async () => {
    await start();
    await test.send("PATCH", `/spaces/${world.spaceId}`, { namespace: "quay" });
    await world.insert("A");
    await expectCauses([undefined]);
    expect(runs[0]?.namespaces).toEqual(["quay"]);
  });
});

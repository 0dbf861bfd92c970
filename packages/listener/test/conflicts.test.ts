import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createClient } from "@data-import/client";
import { afterEach, expect, it } from "vitest";
import { createListener, recordHook } from "../src/index.ts";
import { bundle } from "./support/bundle.ts";
import { describeEngines, type LiveService } from "./support/live-service.ts";

/** Works until its sheet is locked, its space archived, or the name of its workbook is "Go". Its other handler must not run again with the hook. */
const agent = `import { bulkRecordHook, createListener } from "@data-import/listener";
const correct = bulkRecordHook("cups", async (records, { api, event: { context } }) => {
  for (const record of records) record.set("name", String(record.get("name")).toUpperCase());
  while ((await api.workbooks.get(context.workbookId)).name === "Wait") {
    if ((await api.sheets.get(context.sheetId)).lockedBy !== undefined) break;
    if (typeof (await api.spaces.get(context.spaceId)).archivedAt === "string") break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}, { conflictWaitMs: 300 });
export default createListener().use(correct).on("commit:created", (_, { log }) => log("seen"));`;

/** Counts in jobs, and is busy with a commit until the name of its workbook is "Go". */
const counter = `import { createListener, jobHandler } from "@data-import/listener";
const count = jobHandler("workbook:count", () => ({ outcome: { message: "Counted." } }));
export default createListener().use(count).on("commit:created", async ({ context }, { api }) => {
  while ((await api.workbooks.get(context.workbookId)).name === "Wait") {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});`;

const program = fileURLToPath(new URL("support/listening-program.ts", import.meta.url));
const patient = { interval: 100 };

describeEngines("a conflict that ends by itself", (start) => {
  let live: LiveService;
  const programs: ChildProcess[] = [];
  afterEach(async () => {
    for (const one of programs.splice(0)) one.kill();
    await live.close();
  });

  const insert = (sheetId: string, name: string, token?: string) =>
    live.send("POST", `/sheets/${sheetId}/records`, [{ name: { value: name } }], token);
  const readNames = async (sheetId: string) => {
    const { records } = await live.send("GET", `/sheets/${sheetId}/records`);
    return records.map(({ values }: { values: { name: { value: string } } }) => values.name.value);
  };
  /** Starts the program; returns the lines that it prints. */
  const listen = () => {
    const lines: string[] = [];
    const environment = { DATA_IMPORT_URL: live.url, DATA_IMPORT_TOKEN: live.token };
    const child = spawn(process.execPath, ["--conditions=@data-import/source", program], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "inherit"],
    });
    programs.push(child);
    child.stdout.on("data", (piece) => lines.push(...String(piece).split("\n")));
    return {
      count: (text: string) => lines.filter((line) => line.includes(text)).length,
    };
  };

  it("with a lock lets an agent correct the records when the sheet is unlocked", async () => {
    live = await start();
    const [sheetId, other] = [await live.createSheet(), await live.createSheet()];
    const { workbookId } = await live.send("GET", `/sheets/${sheetId}`);
    await live.send("PATCH", `/workbooks/${workbookId}`, { name: "Wait" });
    const agentId = await live.deploy(await bundle(agent, "esm"));
    await insert(sheetId, "cup");
    await live.send("POST", `/sheets/${sheetId}/lock`);
    await expect.poll(() => live.listRuns(agentId), patient).toHaveLength(1);
    // The agent handles other sheets meanwhile.
    await insert(other, "bowl");
    await expect.poll(() => readNames(other), patient).toEqual(["BOWL"]);
    expect(await readNames(sheetId)).toEqual(["cup"]);
    await live.send("POST", `/sheets/${sheetId}/unlock`);
    await live.send("PATCH", `/workbooks/${workbookId}`, { name: "Go" });
    await expect.poll(() => readNames(sheetId), patient).toEqual(["CUP"]);
    await expect.poll(() => live.listRuns(agentId), patient).toHaveLength(3);
    const runs = await live.listRuns(agentId);
    const [locked, again] = runs.filter(({ context }) => context.sheetId === sheetId).toReversed();
    expect(locked).toMatchObject({ success: false, log: expect.stringMatching(/^seen\n.*is locked/s) });
    const promise = "The service runs cups/hook-1 for this event again until the conflict has ended.";
    expect(locked.log.endsWith(promise)).toBe(true);
    expect(again).toMatchObject({ success: true, log: "" });
  });

  it("with an archive lets an agent go on when the space is restored", async () => {
    live = await start();
    const [sheetId, other] = [await live.createSheet(), await live.createSheet()];
    const { workbookId } = await live.send("GET", `/sheets/${sheetId}`);
    const { spaceId } = await live.send("GET", `/workbooks/${workbookId}`);
    await live.send("PATCH", `/workbooks/${workbookId}`, { name: "Wait" });
    const agentId = await live.deploy(await bundle(agent, "esm"));
    await insert(sheetId, "cup");
    await live.send("POST", `/spaces/${spaceId}/archive`);
    await expect.poll(() => live.listRuns(agentId), patient).toHaveLength(1);
    await insert(other, "bowl");
    await expect.poll(() => readNames(other), patient).toEqual(["BOWL"]);
    expect(await readNames(sheetId)).toEqual(["cup"]);
    await live.send("POST", `/spaces/${spaceId}/unarchive`);
    await live.send("PATCH", `/workbooks/${workbookId}`, { name: "Go" });
    await expect.poll(() => readNames(sheetId), patient).toEqual(["CUP"]);
  });

  it("with an archive lets an agent begin a job when the space is restored", async () => {
    live = await start();
    const [sheetId, other] = [await live.createSheet(), await live.createSheet()];
    const { workbookId } = await live.send("GET", `/sheets/${sheetId}`);
    const { spaceId } = await live.send("GET", `/workbooks/${workbookId}`);
    const { workbookId: gate } = await live.send("GET", `/sheets/${other}`);
    await live.send("PATCH", `/workbooks/${gate}`, { name: "Wait" });
    const agentId = await live.deploy(await bundle(counter, "esm"), {
      topics: ["commit:created", "job:ready"],
    });
    // The agent is busy while the space is archived.
    await insert(other, "bowl");
    const source = { type: "workbook", operation: "count", source: workbookId };
    const { id } = await live.send("POST", "/jobs", { ...source, trigger: "immediate" });
    await live.send("POST", `/spaces/${spaceId}/archive`);
    await live.send("PATCH", `/workbooks/${gate}`, { name: "Go" });
    await expect.poll(() => live.listRuns(agentId), patient).toHaveLength(2);
    expect((await live.send("GET", `/jobs/${id}`)).status).toBe("ready");
    await live.send("POST", `/spaces/${spaceId}/unarchive`);
    const readStatus = async () => (await live.send("GET", `/jobs/${id}`)).status;
    await expect.poll(readStatus, patient).toBe("complete");
  });

  it("with an archive is left out by a program, which goes on", async () => {
    live = await start();
    const [sheetId, other] = [await live.createSheet(), await live.createSheet()];
    const { workbookId } = await live.send("GET", `/sheets/${sheetId}`);
    const { spaceId } = await live.send("GET", `/workbooks/${workbookId}`);
    await insert(sheetId, "cup");
    await live.send("POST", `/spaces/${spaceId}/archive`);
    const { count } = listen();
    await expect.poll(() => count("failed HookConflictError"), patient).toBe(1);
    await expect.poll(() => count("handled commit:created"), patient).toBe(1);
    await insert(other, "bowl");
    await expect.poll(() => readNames(other), patient).toEqual(["BOWL"]);
    expect(await readNames(sheetId)).toEqual(["cup"]);
  });

  it("with a lock or a job lets a program correct the records later", async () => {
    live = await start();
    const [sheetId, other] = [await live.createSheet(), await live.createSheet()];
    await insert(sheetId, "cup");
    await live.send("POST", `/sheets/${sheetId}/lock`);
    const { count } = listen();
    await expect.poll(() => count("failed HookConflictError"), patient).toBe(1);
    await insert(other, "bowl");
    await expect.poll(() => readNames(other), patient).toEqual(["BOWL"]);
    // A restart would begin with the first event that is not handled.
    expect(count("handled commit:created")).toBe(0);
    await live.send("POST", `/sheets/${sheetId}/unlock`);
    await expect.poll(() => readNames(sheetId), patient).toEqual(["CUP"]);
    await expect.poll(() => count("handled commit:created"), patient).toBeGreaterThan(1);

    // A job keeps users out, and the program has the token of one.
    const { development } = live.environments;
    const keys = await live.send("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
    const { rawKey } = keys.find((key: { rawKey?: string }) => key.rawKey !== undefined);
    const job = { type: "sheet", operation: "count", source: sheetId, mode: "foreground" };
    const { id } = await live.send("POST", "/jobs", job, rawKey);
    await live.send("POST", `/jobs/${id}/execute`, undefined, rawKey);
    await insert(sheetId, "plate", rawKey);
    await expect.poll(() => count("failed HookConflictError"), patient).toBe(2);
    await live.send("POST", `/jobs/${id}/ack`, {}, rawKey);
    await live.send("POST", `/jobs/${id}/complete`, {}, rawKey);
    await expect.poll(() => readNames(sheetId), patient).toEqual(["CUP", "PLATE"]);
  });

  it("with the edits of a person ends when the person rests", async () => {
    live = await start();
    const sheetId = await live.createSheet();
    await insert(sheetId, "cup");
    const api = createClient({ baseUrl: live.url, token: live.token });
    const [event] = (await api.events.list({ topic: "commit:created" })).data;
    const { records } = await live.send("GET", `/sheets/${sheetId}/records`);
    let edits = 0;
    const listener = createListener().use(
      recordHook("cups", async (record) => {
        record.set("name", String(record.get("name")).toUpperCase());
        if (edits >= 30) return;
        edits += 1;
        const values = { name: { value: `cup ${edits}` } };
        await live.send("PUT", `/sheets/${sheetId}/records`, [{ id: records[0].id, values }]);
      }),
    );
    if (event === undefined) throw new Error("There is no event.");
    const failure = await listener.dispatchEvent(event, { api }).catch((error) => error);
    expect(failure).toMatchObject({ name: "HookConflictError", retry: ["cups/hook-1"] });
    expect(failure.message).toContain("changed 20 times");
    await listener.dispatchEvent(event, { api, retry: failure.retry });
    expect([edits, await readNames(sheetId)]).toEqual([30, ["CUP 30"]]);
  });
});

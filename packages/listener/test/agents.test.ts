import { afterEach, expect, it } from "vitest";
import { bundle } from "./support/bundle.ts";
import { describeEngines, type LiveService } from "./support/live-service.ts";

/** A hook that writes names in capitals, with the client that the runner provides. */
const hook = `export default async ({ context }, { api, log }) => {
  const { records } = await api.records.get(context.sheetId, { commitId: context.commitId });
  const wrong = records.filter(({ values }) => values.name.value !== values.name.value.toUpperCase());
  log("wrong: " + wrong.length);
  await api.records.update(context.sheetId, wrong.map(({ id, values }) => ({
    id, values: { name: { value: values.name.value.toUpperCase() } },
  })));
};`;

/** The same with the listener. A bundle of another kind exports the second one, which gets nothing but the event. */
const listener = `import { createListener, recordHook } from "@data-import/listener";
const listener = createListener().use(
  recordHook("cups", (record) => record.set("name", String(record.get("name")).toUpperCase())),
);
export default listener;`;
const client = `${listener.replace("export default listener;", "")}
export const dispatchEvent = (event) => listener.dispatchEvent(event);`;

describeEngines("agents of a service", (start) => {
  let live: LiveService;
  afterEach(() => live.close());

  it("correct the records that others insert, and are in their log", async () => {
    live = await start();
    const agentId = await live.deploy(hook);
    const sheetId = await live.createSheet();
    await live.send("POST", `/sheets/${sheetId}/records`, [
      { name: { value: "cup" } },
      { name: { value: "bowl" } },
    ]);
    await live.send("POST", `/sheets/${sheetId}/records`, [{ name: { value: "plate" } }]);
    await expect.poll(() => live.listRuns(agentId)).toHaveLength(2);
    expect(await live.listRuns(agentId)).toMatchObject([
      { success: true, topic: "commit:created", log: "wrong: 1", requestCount: 2, context: { sheetId } },
      { success: true, log: "wrong: 2", memoryUsage: expect.any(Number) },
    ]);
    const { records } = await live.send("GET", `/sheets/${sheetId}/records`);
    const names = records.map(({ values }: { values: { name: { value: string } } }) => values.name.value);
    expect(names.toSorted()).toEqual(["BOWL", "CUP", "PLATE"]);
    // Its own changes are events, too, and did not wake it.
    expect(await live.send("GET", "/events?topic=commit:created&pageSize=100")).toHaveLength(4);
  });

  it("belong to the trace of the request that woke them, and so do those whom they wake", async () => {
    live = await start();
    await live.deploy(hook);
    const woken = await live.deploy("export default (_, { log }) => log(process.env.TRACEPARENT);", {
      topics: ["records:updated"],
    });
    const sheetId = await live.createSheet();
    const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    await fetch(`${live.url}/sheets/${sheetId}/records`, {
      method: "POST",
      headers: { authorization: `Bearer ${live.token}`, "content-type": "application/json", traceparent },
      body: JSON.stringify([{ name: { value: "cup" } }]),
    });
    await expect.poll(() => live.listRuns(woken)).toHaveLength(1);
    expect(await live.listRuns(woken)).toMatchObject([{ success: true, log: traceparent }]);
  });

  it("run a listener, and a bundle whose export has dispatchEvent", async () => {
    live = await start();
    for (const [code, format] of [
      [listener, "esm"],
      [client, "cjs"],
    ] as const) {
      const agentId = await live.deploy(await bundle(code, format), { slug: format });
      const sheetId = await live.createSheet();
      await live.send("POST", `/sheets/${sheetId}/records`, [{ name: { value: "cup" } }]);
      await expect.poll(() => live.listRuns(agentId)).toHaveLength(1);
      expect(await live.listRuns(agentId)).toMatchObject([{ log: "", success: true, requestCount: 2 }]);
      const { records } = await live.send("GET", `/sheets/${sheetId}/records`);
      expect(records).toMatchObject([{ values: { name: { value: "CUP" } } }]);
      await live.send("DELETE", `/agents/${agentId}`);
    }
  });
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { type Server, startServer } from "../src/index.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const topics = ["commit:created", "records:created", "records:updated", "records:deleted"];

describeEngines("the header X-Disable-Hooks of changes to records", (engine) => {
  let test: TestService;
  let server: Server;
  let sheet: string;
  let spaceId: string;
  let workbookId: string;
  let runs: string[];
  beforeEach(async () => {
    runs = [];
    const sandbox = {
      async run({ event }: { event: object }) {
        runs.push((event as { readonly topic: string }).topic);
        return { success: true, log: "", measurements: {} };
      },
      close: async () => {},
    };
    test = await startTestService(engine, { agents: { sandbox } });
    server = await startServer(test.service);
    const catalogue = await createCatalogue(test);
    ({ spaceId, workbookId } = catalogue);
    sheet = `/sheets/${catalogue.sheets["products"]}`;
    const agent = { slug: "all", topics, compiler: "js", source: "1", clientEvents: true };
    await test.send("POST", `/agents?environmentId=${test.environments.development}`, agent);
  });
  // Closes the service, too.
  afterEach(() => server.stop());

  const send = async (value: string, method: string, path: string, request: object = {}) => {
    const { status, body } = await test.request(method, path, {
      ...request,
      headers: { "x-disable-hooks": value, ...("headers" in request ? (request.headers as object) : {}) },
    });
    return { status, body };
  };

  /** Changes records with each operation that does; returns what was rejected. */
  async function changeAll(value: string): Promise<unknown[]> {
    const { body } = await send(value, "POST", `${sheet}/records`, {
      body: [{ name: { value: "cup" } }, { name: { value: "bowl" } }, { name: { value: "tray" } }],
    });
    const [first, second] = (body.data?.records ?? []).map(({ id }: { id: string }) => id);
    const others = [
      await send(value, "PUT", `${sheet}/records`, {
        body: [{ id: first ?? "us_rc_1", values: { name: { value: "plate" } } }],
      }),
      await send(value, "DELETE", `${sheet}/records?ids=${second ?? "us_rc_1"}`),
      await send(value, "POST", `${sheet}/records.jsonl`, {
        body: new Blob(['{"name":{"value":"jug"}}\n']),
        headers: { "content-type": "application/x-ndjson" },
      }),
      await send(value, "POST", `/commits/${body.data?.commitId ?? "us_vr_1"}/undo?skipChanged=true`),
      await send(value, "PATCH", `${sheet}/records/bulk-update`, {
        body: { fieldUpdates: { name: { value: "pot" } } },
      }),
      await send(value, "PUT", `${sheet}/find-replace`, {
        body: { fieldKey: "name", find: "pot", replace: "pan" },
      }),
      await send(value, "POST", "/events", {
        body: {
          topic: "records:updated",
          domain: "sheet",
          payload: { count: 1 },
          context: { accountId: test.accountId, environmentId: test.environments.development, spaceId },
        },
      }),
      await revalidate(value),
    ];
    return others.filter(({ status }) => status !== 200).map(({ body }) => body.errors);
  }

  async function revalidate(value: string) {
    // As if an older version with fewer rules had validated them.
    await test.storage.transaction((db) =>
      db
        .updateTable("records")
        .set({ errors: null, messages: null })
        .where("sheet_id", "=", sheet.slice("/sheets/".length))
        .execute(),
    );
    return send(value, "POST", `${sheet}/validate`);
  }

  const list = async (): Promise<{ topic: string; hooksDisabled?: boolean }[]> =>
    (await test.send("GET", `/events?spaceId=${spaceId}&pageSize=100&includeAcknowledged=true`)).filter(
      ({ topic }: { topic: string }) => topics.includes(topic),
    );

  it("keeps agents from running, whatever changes the records, and marks the events", async () => {
    expect(await changeAll("true")).toEqual([]);
    const marked = await list();
    expect(marked.length).toBeGreaterThanOrEqual(10);
    expect(marked.every(({ hooksDisabled }) => hooksDisabled === true)).toBe(true);
    expect(await changeAll("false")).toEqual([]);
    const unmarked = (await list()).filter(({ hooksDisabled }) => hooksDisabled === undefined);
    expect(unmarked).toHaveLength(marked.length);
    await expect.poll(() => runs.length).toBe(unmarked.length);
    expect(runs.toSorted()).toEqual(unmarked.map(({ topic }) => topic).toSorted());
  });

  it("has no effect beside X-Force-Hooks", async () => {
    const headers = { "x-force-hooks": "true" };
    await send("true", "POST", `${sheet}/records`, { body: [{ name: { value: "cup" } }], headers });
    expect((await list()).map(({ hooksDisabled }) => hooksDisabled)).toEqual([undefined, undefined]);
    await expect.poll(() => runs.toSorted()).toEqual(["commit:created", "records:created"]);
  });

  it("has no effect on jobs", async () => {
    const insert = { body: [{ name: { value: "cup" } }] };
    await send("true", "POST", `${sheet}/records`, insert);
    const body = {
      type: "workbook",
      operation: "delete-records",
      source: workbookId,
      trigger: "immediate",
      config: { sheet: sheet.slice("/sheets/".length), filter: "all" },
    };
    expect(await send("true", "POST", "/jobs", { body })).toMatchObject({ status: 200 });
    await expect.poll(() => runs.toSorted()).toEqual(["commit:created", "records:deleted"]);
  });

  it("is `true` or `false`", async () => {
    for (const errors of await changeAll("maybe")) expect(errors).toMatchObject([{ key: "X-Disable-Hooks" }]);
    expect(await changeAll("maybe")).toHaveLength(8);
    expect(await list()).toEqual([]);
  });
});

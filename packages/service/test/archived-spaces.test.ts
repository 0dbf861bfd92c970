import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("an archived space", (engine) => {
  let test: TestService;
  let spaceId: string;
  let workbookId: string;
  let records: string;
  let sheetId: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    const catalogue = await createCatalogue(test);
    ({ spaceId, workbookId } = catalogue);
    sheetId = catalogue.sheets["products"] ?? "";
    records = `/sheets/${sheetId}/records`;
    await test.send("POST", records, [cells({ sku: "CUP" })]);
  });
  afterEach(() => test.close());

  const archive = () => test.send("POST", `/spaces/${spaceId}/archive`);
  const codeOf = async (response: ReturnType<TestService["request"]>) => {
    const { status, body } = await response;
    return [status, body.errors?.[0]?.code];
  };
  const lines = { "content-type": "application/x-ndjson" };
  const closed = [409, "space_archived"];

  async function createGuest(): Promise<string> {
    const guest = { environmentId: test.environments.development, email: "g@casa.example", name: "G. Uest" };
    const [{ id }] = await test.send("POST", "/guests", [{ ...guest, spaces: [{ id: spaceId }] }]);
    return (await test.send("GET", `/guests/${id}/token`)).token;
  }

  it("takes no records of people, guests and keys, from any node, until it is restored", async () => {
    const token = await createGuest();
    const query = `environmentId=${test.environments.development}&type=SECRET`;
    const keys = await test.send("POST", `/auth/api-key?${query}`);
    const { rawKey } = keys.find((key: { rawKey?: string }) => key.rawKey !== undefined);
    const node = await test.startNode();
    const body = [cells({ sku: "TRAY" })];
    const key = { body, headers: { "idempotency-key": "before" } };
    const before = await test.request("POST", records, key);
    await archive();
    const refused = [
      await codeOf(test.request("POST", records, { body })),
      await codeOf(node("POST", records, { body })),
      await codeOf(node("POST", records, { body, token })),
      await codeOf(test.request("POST", records, { body, token: rawKey })),
      await codeOf(test.request("POST", `${records}.jsonl`, { text: '{"sku":"A"}', headers: lines })),
      await codeOf(test.request("DELETE", `/workbooks/${workbookId}`)),
      await codeOf(test.request("PATCH", `/spaces/${spaceId}`, { body: { name: "Autumn" } })),
    ];
    expect(refused).toEqual(refused.map(() => closed));
    // What was done before has its response again.
    expect((await test.request("POST", records, key)).body).toEqual(before.body);
    expect((await test.send("GET", records)).records).toHaveLength(2);
    expect((await node("GET", records, { token })).body.data.records).toHaveLength(2);
    await test.send("PATCH", `/spaces/${spaceId}`, { archivedAt: null, name: "Autumn" });
    expect((await node("POST", records, { body, token })).status).toBe(200);
  });
  it("can be exported, and ends what was running; the job goes on when it is restored", async () => {
    const source = { operation: "delete-records", type: "workbook", source: workbookId };
    const job = await test.send("POST", "/jobs", {
      ...source,
      trigger: "manual",
      config: { sheet: sheetId, filter: "all" },
    });
    const started = await startJob(test, { type: "workbook", operation: "review", source: workbookId });
    await archive();
    expect(await codeOf(test.request("POST", `/jobs/${job.id}/execute`))).toEqual(closed);
    expect(await codeOf(test.request("POST", `/jobs/${started}/complete`, { body: {} }))).toEqual(closed);
    const exported = await startJob(test, {
      type: "sheet",
      operation: "export",
      source: sheetId,
      config: { options: { format: "csv" } },
    });
    expect(await waitForJob(test, exported)).toMatchObject({ status: "complete", result: { records: 1 } });
    expect((await test.request("POST", `/jobs/${exported}/outcome/ack`)).status).toBe(200);
    await test.send("POST", `/spaces/${spaceId}/unarchive`);
    await test.send("POST", `/jobs/${job.id}/execute`);
    expect(await waitForJob(test, job.id)).toMatchObject({ status: "complete" });
    expect((await test.send("GET", records)).records).toEqual([]);
  });

  it("fails a job of the service that was ready, and keeps the records", async () => {
    const config = { sheet: sheetId, filter: "all" };
    const job = { type: "workbook", operation: "delete-records", source: workbookId, config };
    // In one hour, so that it becomes ready in the archived space.
    const startAt = new Date(test.clock().getTime() + 3_600_000).toISOString();
    const { id } = await test.send("POST", "/jobs", { ...job, startAt });
    await archive();
    test.wait(3_700_000);
    const ended = await waitForJob(test, id);
    expect(ended).toMatchObject({
      status: "failed",
      info: expect.stringMatching(/^The space `us_sp_\w+` was archived at .+: restore it with/),
    });
    expect((await test.send("GET", records)).records).toHaveLength(1);
    await test.send("POST", `/spaces/${spaceId}/unarchive`);
    await test.send("POST", `/jobs/${id}/retry`);
    expect(await waitForJob(test, id)).toMatchObject({ status: "complete" });
    expect((await test.send("GET", records)).records).toEqual([]);
  });

  it("can be deleted, with its guests and its environment", async () => {
    await createGuest();
    const [guest] = await test.send("GET", `/guests?spaceId=${spaceId}`);
    await archive();
    expect(await codeOf(test.request("DELETE", `/guests/${guest.id}?spaceId=${spaceId}`))).toEqual(closed);
    await test.send("DELETE", `/guests/${guest.id}`);
    const [event] = await test.send("GET", "/events?topic=space:archived");
    await test.send("POST", `/events/${event.id}/ack`);
    await test.send("DELETE", `/spaces/${spaceId}`);
    const other = await createCatalogue(test);
    await test.send("POST", `/spaces/${other.spaceId}/archive`);
    await test.send("DELETE", `/environments/${test.environments.development}`);
    expect((await test.request("GET", `/spaces/${other.spaceId}`)).status).toBe(404);
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("foreground jobs", (engine) => {
  let test: TestService;
  let key: string;
  let node: TestService["request"];
  beforeAll(async () => {
    test = await startTestService(engine);
    node = await test.startNode();
    const { development } = test.environments;
    const keys = await test.send("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
    key = keys.find(({ rawKey }: { rawKey?: string }) => rawKey !== undefined).rawKey;
  });
  afterAll(() => test.close());

  async function prepare() {
    const sheet = (slug: string) => ({
      name: slug,
      slug,
      allowAdditionalFields: true,
      fields: [field("sku")],
    });
    const { spaceId, workbookId, sheets } = await createCatalogue(test, [sheet("goods"), sheet("people")]);
    const [goods, people] = [sheets["goods"] ?? "", sheets["people"] ?? ""];
    const insert = async (sheetId: string, token = test.token, request = test.request) => {
      const body = [{ sku: { value: "A" } }];
      return (await request("POST", `/sheets/${sheetId}/records`, { body, token })).status;
    };
    return { spaceId, workbookId, goods, people, insert };
  }
  const field = (key: string) => ({ key, type: "string" as const });

  it.each(["foreground", "toolbarBlocking"])(
    "in the mode %s block a sheet until they have ended",
    async (mode) => {
      const { goods, people, insert } = await prepare();
      const created = await insert(goods);
      expect(created).toBe(200);
      const { records } = await test.send("GET", `/sheets/${goods}/records`);
      const job = { type: "sheet", operation: "submit", source: goods, mode };
      const { id } = await test.send("POST", "/jobs", job);
      // It only runs when it is ready.
      expect(await insert(goods)).toBe(200);
      await test.send("POST", `/jobs/${id}/execute`);
      const attempts: [string, string, unknown?][] = [
        ["POST", `/sheets/${goods}/records`, [{ sku: { value: "B" } }]],
        ["PUT", `/sheets/${goods}/records`, [{ id: records[0].id, values: { sku: { value: "C" } } }]],
        ["DELETE", `/sheets/${goods}/records?ids=${records[0].id}`],
        ["POST", `/sheets/${goods}/fields`, field("name")],
        ["PATCH", `/sheets/${goods}`, { name: "Other" }],
        ["POST", `/sheets/${goods}/validate`],
        ["DELETE", `/sheets/${goods}`],
      ];
      for (const request of [test.request, node]) {
        for (const [method, path, body] of attempts) {
          const { status, body: answer } = await request(method, path, body === undefined ? {} : { body });
          expect([path, status, answer.errors?.[0].message]).toEqual([
            path,
            409,
            expect.stringContaining(id),
          ]);
        }
        expect(await insert(people, test.token, request)).toBe(200);
        expect(await insert(goods, key, request)).toBe(200);
      }
      expect((await test.request("GET", `/sheets/${goods}/records`)).status).toBe(200);
      await test.send("POST", `/jobs/${id}/ack`);
      // The caller who has acknowledged it works on it.
      expect(await insert(goods)).toBe(200);
      await test.request("POST", `/jobs/${id}/ack`, { token: key });
      expect(await insert(goods)).toBe(409);
      await test.send("POST", `/jobs/${id}/complete`);
      expect(await insert(goods)).toBe(200);
      expect(await insert(goods, test.token, node)).toBe(200);
    },
  );

  it("of a workbook or a space block its sheets, as long as one of them runs", async () => {
    const { spaceId, workbookId, goods, people, insert } = await prepare();
    const start = (type: string, source: string) =>
      startJob(test, { type, operation: "submit", source, mode: "foreground" });
    const ofWorkbook = await start("workbook", workbookId);
    expect([await insert(goods), await insert(people)]).toEqual([409, 409]);
    const ofSpace = await start("space", spaceId);
    const ofSheet = await start("sheet", people);
    await test.send("POST", `/jobs/${ofWorkbook}/fail`);
    expect([await insert(goods), await insert(people)]).toEqual([409, 409]);
    await test.send("POST", `/jobs/${ofSpace}/cancel`);
    expect([await insert(goods), await insert(people)]).toEqual([200, 409]);
    await test.send("DELETE", `/jobs/${ofSheet}`);
    expect([await insert(goods), await insert(people)]).toEqual([200, 200]);
    await test.send("POST", `/jobs/${ofWorkbook}/retry`);
    expect(await insert(goods)).toBe(409);
    await test.send("POST", `/jobs/${ofWorkbook}/complete`);
    expect(await insert(goods)).toBe(200);
  });

  it("of the service do their own work, and end", async () => {
    const { workbookId, goods, insert } = await prepare();
    await insert(goods);
    const job = { type: "workbook", operation: "delete-records", source: workbookId, mode: "foreground" };
    const id = await startJob(test, { ...job, config: { sheet: goods, filter: "all" } });
    expect(await waitForJob(test, id)).toMatchObject({ status: "complete", result: { deleted: 1 } });
    expect(await insert(goods)).toBe(200);
  });
});

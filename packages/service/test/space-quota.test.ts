import { afterAll, beforeAll, expect, it } from "vitest";
import { countBytes, setSpaceQuota } from "../src/storage/space-quota.ts";
import { type Catalogue, cells, createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, uploadFile } from "./support/upload.ts";

const quota = 200_000;
const fields = [{ key: "name", type: "string" as const }];
const sheet = { name: "Goods", slug: "goods", fields };
const text = (length: number) => "é".repeat(length / 2);

describeEngines("the quota of a space", (engine) => {
  let test: TestService;
  let world: Catalogue;
  let sheetId: string;
  beforeAll(async () => {
    test = await startTestService(engine, { limits: { spaceBytes: quota } });
    world = await createCatalogue(test, [sheet]);
    sheetId = world.sheets["goods"] ?? "";
  });
  afterAll(() => test.close());

  const insert = (length: number, count = 1) =>
    test.request("POST", `/sheets/${sheetId}/records`, {
      body: Array.from({ length: count }, () => cells({ name: text(length) })),
    });
  const listParts = () =>
    test.storage.db.selectFrom("space_bytes").select(["part", "bytes"]).orderBy("part").execute();
  const sumUsed = async () =>
    (await listParts())
      .filter(({ part }) => part === sheetId || part.startsWith(world.spaceId))
      .reduce((sum, { bytes }) => sum + Number(bytes), 0);

  /** What the triggers have counted is what a count of all rows says. */
  async function expectExact(): Promise<void> {
    const counted = await listParts();
    await setSpaceQuota(test.storage, undefined);
    expect(await listParts()).toEqual([]);
    await setSpaceQuota(test.storage, quota);
    await countBytes(test.storage, new AbortController().signal);
    expect(await listParts()).toEqual(counted);
  }

  it("is shown with what the space has, and only if there is one", async () => {
    const read = async () => {
      const { id, usedBytes, quotaBytes } = await test.send("GET", `/spaces/${world.spaceId}`);
      const listed = (await test.send("GET", "/spaces")).find((space: { id: string }) => space.id === id);
      expect([listed.usedBytes, listed.quotaBytes]).toEqual([usedBytes, quotaBytes]);
      return [usedBytes, quotaBytes];
    };
    await insert(1000, 2);
    expect(await read()).toEqual([await sumUsed(), quota]);
    const without = await startTestService(engine);
    const free = await without.send("GET", `/spaces/${await createSpace(without)}`);
    await without.close();
    expect([free.usedBytes, free.quotaBytes]).toEqual([undefined, undefined]);
  });

  it("is exact after each kind of change", async () => {
    const before = await sumUsed();
    const { body } = await insert(1000, 20);
    expect((await sumUsed()) - before).toBeGreaterThan(20_000);
    const ids: string[] = body.data.recordIds ?? (await listIds());
    const change = await test.send("PUT", `/sheets/${sheetId}/records`, [
      { id: ids[0], values: { name: { value: "short" } } },
      { id: ids[1], values: { name: { value: text(3000) } } },
    ]);
    await expectExact();
    await test.send("DELETE", `/sheets/${sheetId}/records?ids=${ids[2]}&ids=${ids[3]}`);
    await test.send("POST", `/commits/${change.commitId}/undo`);
    await test.send("PUT", `/sheets/${sheetId}/find-replace`, { fieldKey: "name", find: "é", replace: "e" });
    const copy = await test.send("POST", `/sheets/${sheetId}/duplicate`, {});
    expect(await waitForJob(test, copy.jobId)).toMatchObject({ status: "complete" });
    const snapshot = await test.send("POST", "/snapshots", { sheetId });
    await insert(1000, 3);
    const { jobId } = await test.send("POST", `/snapshots/${snapshot.id}/restore`, {
      created: true,
      updated: true,
      deleted: true,
    });
    expect(await waitForJob(test, jobId)).toMatchObject({ status: "complete" });
    const document = await test.send("POST", `/spaces/${world.spaceId}/documents`, {
      title: "A",
      body: text(2000),
    });
    await test.send("PATCH", `/spaces/${world.spaceId}/documents/${document.id}`, { title: "A", body: "B" });
    const uploaded = await uploadFile(test, world.spaceId, text(4000));
    // Its content is read in the background.
    await awaitExtraction(test, uploaded.body.data.id);
    await test.send("POST", `/spaces/${world.spaceId}/archive`);
    await test.send("POST", `/spaces/${world.spaceId}/unarchive`);
    const other = await createCatalogue(test, [sheet]);
    await test.send("DELETE", `/workbooks/${other.workbookId}`);
    await test.send("DELETE", `/spaces/${await createSpace(test)}`);
    await expectExact();
  });

  async function listIds(): Promise<string[]> {
    const { records } = await test.send("GET", `/sheets/${sheetId}/records`);
    return records.map(({ id }: { id: string }) => id);
  }

  it("rejects what is beyond it, as a whole, and says how many bytes there are", async () => {
    const count = async () => (await listIds()).length;
    const before = [await count(), await sumUsed()];
    const refused = await insert(10_000, 30);
    expect(refused).toMatchObject({ status: 507, body: { errors: [{ code: "space_quota_exceeded" }] } });
    const [, used, allowed] =
      /would have (\d+) bytes; .* allows (\d+)/.exec(refused.body.errors[0].message) ?? [];
    expect([Number(used) > quota, Number(allowed)]).toEqual([true, quota]);
    expect([await count(), await sumUsed()]).toEqual(before);

    const file = await uploadFile(test, world.spaceId, text(quota));
    expect([file.status, file.body.errors?.[0].code]).toEqual([507, "space_quota_exceeded"]);
    // An upload in parts is refused before its bytes are sent.
    const fields = {
      spaceId: world.spaceId,
      environmentId: test.environments.development,
      filename: "goods.bin",
    };
    const metadata = Object.entries(fields).map(([name, value]) => `${name} ${btoa(value)}`);
    const parts = await test.request("POST", "/uploads", {
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": String(quota),
        "upload-metadata": metadata.join(","),
      },
    });
    expect([parts.status, parts.body.errors?.[0].code]).toEqual([507, "space_quota_exceeded"]);
    const document = { title: "A", body: text(quota) };
    expect(
      (await test.request("POST", `/spaces/${world.spaceId}/documents`, { body: document })).status,
    ).toBe(507);
    expect(await sumUsed()).toBe(before[1]);
  });

  it("lets a full space delete, also if the quota becomes lower, and then takes more", async () => {
    let last = 200;
    while (last === 200) ({ status: last } = await insert(4000, 4));
    expect(last).toBe(507);
    await setSpaceQuota(test.storage, quota / 2);
    expect((await insert(2)).status).toBe(507);
    const ids = await listIds();
    await test.send(
      "DELETE",
      `/sheets/${sheetId}/records?${ids
        .slice(0, -1)
        .map((id) => `ids=${id}`)
        .join("&")}`,
    );
    expect((await insert(2)).status).toBe(200);
    await setSpaceQuota(test.storage, quota);
    await expectExact();
  });

  it("counts what clients record, but never rejects what the service records", async () => {
    const context = {
      accountId: test.accountId,
      environmentId: test.environments.development,
      spaceId: world.spaceId,
    };
    const event = { topic: "program:created", domain: "program", context, payload: { text: text(20_000) } };
    let last = 200;
    for (let sent = 0; last === 200 && sent < 20; sent += 1) {
      ({ status: last } = await test.request("POST", "/events", { body: event }));
    }
    expect(last).toBe(507);
    expect((await test.request("PATCH", `/spaces/${world.spaceId}`, { body: { name: "Full" } })).status).toBe(
      200,
    );
    await expectExact();
  });

  it("ends an import with its error, and what had arrived is there and counted", async () => {
    const own = await createCatalogue(test, [sheet]);
    const lines = Array.from({ length: 3000 }, (_, index) => `${index},${text(40)}`);
    const { body } = await uploadFile(test, own.spaceId, `name,note\n${lines.join("\n")}`, {
      fields: [["mode", "import"]],
    });
    const find = async () => {
      const jobs = await test.send("GET", `/jobs?fileId=${body.data.id}`);
      return jobs.find(({ status }: { status: string }) => ["failed", "complete"].includes(status));
    };
    await expect.poll(find).toBeDefined();
    expect(await find()).toMatchObject({
      status: "failed",
      info: expect.stringContaining(`allows ${quota}`),
    });
    await expectExact();
  });

  it("is exceeded by one step at most, if several nodes write", async () => {
    const own = await createCatalogue(test, [sheet, { ...sheet, name: "Other", slug: "other" }]);
    const nodes = [test.request, await test.startNode()];
    const statuses = await Promise.all(
      nodes.map(async (request, index) => {
        const path = `/sheets/${own.sheets[["goods", "other"][index] ?? ""]}/records`;
        let last = 200;
        for (let sent = 0; last === 200 && sent < 60; sent += 1) {
          ({ status: last } = await request("POST", path, { body: [cells({ name: text(10_000) })] }));
        }
        return last;
      }),
    );
    expect(statuses).toEqual([507, 507]);
    const parts = await listParts();
    const { spaceId } = own;
    const mine = [
      ...Object.values(own.sheets),
      `${spaceId} files`,
      `${spaceId} documents`,
      `${spaceId} events`,
    ];
    const used = parts
      .filter(({ part }) => mine.includes(part))
      .reduce((sum, { bytes }) => sum + Number(bytes), 0);
    expect(used).toBeGreaterThan(quota - 11_000);
    // A step of the other node, and the events about the last ones.
    expect(used).toBeLessThan(quota + 11_000 + 2000);
    await expectExact();
  });
});

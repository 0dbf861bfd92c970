import { afterEach, beforeEach, expect, it } from "vitest";
import { createId } from "../src/domain/ids.ts";
import { createExpiry, expireSpaces } from "../src/lifecycle/expire-spaces.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const day = 86_400_000;

describeEngines("data retention policies", (engine) => {
  let test: TestService;
  // Expiries far in the future would move the time of the events after them.
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  const create = (body: Record<string, unknown>) =>
    test.request("POST", "/data-retention-policies", {
      body: { environmentId: test.environments.development, ...body },
    });
  /** Applies the policies as the service does every hour, some days from now. */
  const expireAfter = (days: number) =>
    expireSpaces({
      storage: test.storage,
      blobs: createMemoryBlobs(),
      newId: createId,
      clock: () => new Date(Date.now() + days * day),
      wakeJobs: () => {},
    });

  it("are replaced as a whole and listed by environment", async () => {
    const { production, development } = test.environments;
    const created = await create({ type: "lastActivity", period: 365, environmentId: production });
    const path = `/data-retention-policies/${created.body.data.id}`;
    expect((await test.request("GET", path)).body).toEqual(created.body);
    const body = { type: "sinceCreated", period: 1e20, environmentId: production };
    const changed = await test.request("PATCH", path, { body });
    expect(changed.body.data).toEqual({ ...created.body.data, ...body, updatedAt: expect.any(String) });
    const list = async (query: string) =>
      (await test.request("GET", `/data-retention-policies${query}`)).body.data;
    expect(await list(`?environmentId=${production}`)).toEqual([changed.body.data]);
    expect(await list(`?environmentId=${development}`)).toEqual([]);
    expect(await expireAfter(10_000)).toBe(0);
    const unknown = await test.request("GET", "/data-retention-policies?environmentId=us_env_0");
    expect(unknown).toMatchObject({ status: 404, body: { errors: [{ key: "environmentId" }] } });
    expect((await create({ type: "sinceCreated", period: 0 })).status).toBe(400);
    expect((await test.request("DELETE", path)).body).toEqual({ data: { success: true } });
    expect((await test.request("GET", path)).status).toBe(404);
  });

  it("expire spaces that are due", async () => {
    const { spaceId, workbookId } = await createCatalogue(test);
    const policy = await create({ type: "sinceCreated", period: 30 });
    expect(await expireAfter(29)).toBe(0);
    expect((await test.request("GET", `/spaces/${spaceId}`)).status).toBe(200);
    expect(await expireAfter(31)).toBe(1);
    expect(await expireAfter(32)).toBe(0);
    const listed = await test.request("GET", "/spaces?search=spring");
    expect(listed.body.data).toMatchObject([
      { id: spaceId, workbooksCount: 0, expiredAt: expect.any(String) },
    ]);
    const opened = await test.request("GET", `/spaces/${spaceId}`);
    expect(opened).toMatchObject({ status: 409, body: { errors: [{ key: "spaceId" }] } });
    expect((await test.request("GET", `/workbooks/${workbookId}`)).status).toBe(404);
    const { body } = await test.request(
      "GET",
      `/events?environmentId=${test.environments.development}&pageSize=2`,
    );
    expect(body.data).toMatchObject([
      { topic: "space:expired", payload: { name: "Spring import" }, context: { spaceId } },
      { topic: "workbook:expired", context: { workbookId } },
    ]);
    for (const { context } of body.data) expect(context).not.toHaveProperty("actorId");
    await test.request("DELETE", `/data-retention-policies/${policy.body.data.id}`);
    expect((await test.request("DELETE", `/spaces/${spaceId}`)).status).toBe(200);
  });

  it("do not wait for the time of a clock that was set back", async () => {
    let time = Date.now() + 3650 * day;
    let reads = 0;
    const { storage } = test;
    const expire = createExpiry({
      storage: {
        ...storage,
        get db() {
          reads += 1;
          return storage.db;
        },
      },
      blobs: createMemoryBlobs(),
      newId: createId,
      clock: () => new Date(time),
      wakeJobs: () => {},
    });
    await expire();
    const once = reads;
    await expire();
    expect([once > 0, reads]).toEqual([true, once]);
    time -= 3650 * day;
    await expire();
    expect(reads).toBeGreaterThan(once);
  });

  it("count from the last activity", async () => {
    const { spaceId } = await createCatalogue(test);
    await create({ type: "lastActivity", period: 30 });
    test.wait(20 * day);
    await test.request("PATCH", `/spaces/${spaceId}`, { body: { name: "Still in use" } });
    expect(await expireAfter(40)).toBe(0);
    expect(await expireAfter(51)).toBe(1);
  });
});

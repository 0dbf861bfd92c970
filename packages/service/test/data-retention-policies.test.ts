import { afterEach, beforeEach, expect, it } from "vitest";
import { noGuestAccess } from "../src/domain/guest-access.ts";
import { createId } from "../src/domain/ids.ts";
import { createSecretKeys } from "../src/domain/secret-keys.ts";
import { expireOthers } from "../src/lifecycle/expire-others.ts";
import { createExpiry, expireSpaces } from "../src/lifecycle/expire-spaces.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

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
  const describeTime = (milliseconds: number) => ({
    storage: test.storage,
    blobs: test.blobs,
    newId: createId,
    clock: () => new Date(Date.now() + milliseconds),
    wakeJobs: () => {},
    noteJobEnd: () => {},
    askForColumns: () => {},
    forwardReads: () => {},
    secretKeys: createSecretKeys(() => []),
    guestAccess: noGuestAccess,
    allowsPrivateWebhooks: false,
    contentLimit: 0,
    noteEvents: () => {},
  });
  /** Applies the policies as the service does every hour, some days from now. */
  const expireAfter = (days: number) => expireSpaces(describeTime(days * day));
  const listTopics = async () => {
    const { body } = await test.request("GET", "/events?pageSize=100");
    return body.data.map(({ topic }: { topic: string }) => topic);
  };

  it("are replaced as a whole and listed by environment", async () => {
    const { production, development } = test.environments;
    const created = await create({ type: "lastActivity", period: 365, environmentId: production });
    const path = `/data-retention-policies/${created.body.data.id}`;
    expect((await test.request("GET", path)).body).toEqual(created.body);
    const body = { type: "sinceCreated", period: 2e9, environmentId: production };
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
    expect(opened).toMatchObject({
      status: 409,
      body: { errors: [{ key: "spaceId", code: "space_expired" }] },
    });
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
      noteJobEnd: () => {},
      askForColumns: () => {},
      forwardReads: () => {},
      secretKeys: createSecretKeys(() => []),
      guestAccess: noGuestAccess,
      allowsPrivateWebhooks: false,
      contentLimit: 0,
      noteEvents: () => {},
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

  it("have the time of their creation and of their last change, without events", async () => {
    const before = await listTopics();
    const created = (await create({ type: "sinceCreated", period: 30 })).body.data;
    expect(Math.abs(Date.parse(created.createdAt) - Date.now())).toBeLessThan(60_000);
    expect(created.updatedAt).toBe(created.createdAt);
    test.wait(day);
    const path = `/data-retention-policies/${created.id}`;
    const settings = { type: "lastActivity", period: 60, environmentId: test.environments.development };
    for (const name of Object.keys(settings)) {
      const { status, body } = await test.request("PATCH", path, {
        body: { ...settings, [name]: undefined },
      });
      expect([status, body.errors.map(({ key }: { key: string }) => key)]).toEqual([400, [name]]);
    }
    const changed = (await test.request("PATCH", path, { body: settings })).body.data;
    expect(changed).toEqual({ ...created, ...settings, updatedAt: expect.any(String) });
    expect(Date.parse(changed.updatedAt) - Date.parse(created.createdAt)).toBeGreaterThanOrEqual(day);
    await test.request("DELETE", path);
    expect(await listTopics()).toEqual(before);
  });

  it("are listed newest first, without pages", async () => {
    const ids: string[] = [];
    for (let period = 1; period <= 25; period += 1) {
      ids.push((await create({ type: "sinceCreated", period })).body.data.id);
    }
    const { body } = await test.request("GET", "/data-retention-policies");
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids.reverse());
  });

  it("expire a space by the rule that is due first, within a day", async () => {
    const { spaceId } = await createCatalogue(test);
    let passed = 0;
    const dependencies = describeTime(0);
    const expire = createExpiry({ ...dependencies, clock: () => new Date(Date.now() + passed) });
    const isExpired = async () => (await test.request("GET", `/spaces/${spaceId}`)).status === 409;
    passed = 20 * day;
    await expire();
    // Rules for a space that exists already.
    await create({ type: "sinceCreated", period: 50 });
    await create({ type: "lastActivity", period: 10 });
    await create({ type: "sinceCreated", period: 1, environmentId: test.environments.production });
    expect(await isExpired()).toBe(false);
    passed += day;
    await expire();
    expect(await isExpired()).toBe(true);
  });

  it("delete the content of files with a space, and do not bring it back", async () => {
    const { spaceId } = await createCatalogue(test);
    const policy = (await create({ type: "sinceCreated", period: 40 })).body.data;
    const photo = { name: "photo.bin", type: "image/png" };
    const { body } = await uploadFile(test, spaceId, "A photo", photo);
    expect(body.data).not.toHaveProperty("expiredAt");
    const path = `/data-retention-policies/${policy.id}`;
    expect(await expireAfter(39)).toBe(0);
    const { type, environmentId } = policy;
    await test.request("PATCH", path, { body: { type, environmentId, period: 30 } });
    expect(await expireAfter(39)).toBe(1);
    const file = await test.request("GET", `/files/${body.data.id}`);
    expect(file.body.data).toMatchObject({ status: "purged", expiredAt: expect.any(String) });
    expect((await test.request("GET", `/files/${body.data.id}/download`)).status).toBe(404);
    await expect.poll(() => test.blobs.count()).toBe(0);
    expect((await listTopics()).slice(0, 3)).toEqual(["space:expired", "file:expired", "workbook:expired"]);
    await test.request("PATCH", path, { body: { type, environmentId, period: 1000 } });
    await expireAfter(39);
    expect((await test.request("GET", `/spaces/${spaceId}`)).status).toBe(409);
    await test.request("DELETE", path);
    expect((await test.request("GET", `/spaces/${spaceId}`)).status).toBe(409);
  });

  it("delete the workbooks of files, but not while a job works with them, and no others", async () => {
    const { spaceId, workbookId } = await createCatalogue(test);
    const options = { name: "people.csv", fields: [["mode", "import"]] } as const;
    const file = (await uploadFile(test, spaceId, "name\ncup\n", options)).body.data;
    const getFile = () => test.send("GET", `/files/${file.id}`);
    await expect.poll(async () => (await getFile()).status).toBe("complete");
    const { workbookId: fileWorkbookId } = await getFile();
    const list = async (query: string) => {
      const found = await test.send("GET", `/workbooks?spaceId=${spaceId}${query}`);
      return found.map(({ id }: { id: string }) => id);
    };
    expect(await list("")).toEqual([fileWorkbookId, workbookId]);
    expect(await list("&withoutTreatment=EXTRACTED_FROM_SOURCE")).toEqual([workbookId]);
    expect(await list("&treatment=EXTRACTED_FROM_SOURCE")).toEqual([fileWorkbookId]);
    const policy = await create({ type: "lastActivity", period: 10, target: "fileWorkbooks" });
    expect(policy.body.data.target).toBe("fileWorkbooks");
    await create({
      type: "sinceCreated",
      period: 40,
      target: "fileWorkbooks",
      environmentId: test.environments.production,
    });
    const apply = (days: number) => expireOthers(describeTime(days * day));
    await apply(9);
    expect(await list("")).toHaveLength(2);
    const job = await test.send("POST", "/jobs", {
      type: "workbook",
      operation: "clean",
      source: fileWorkbookId,
      trigger: "manual",
    });
    await apply(11);
    expect(await list("")).toHaveLength(2);
    await test.send("POST", `/jobs/${job.id}/cancel`);
    test.wait(5 * day);
    const [{ id: sheetId }] = await test.send("GET", `/sheets?workbookId=${fileWorkbookId}`);
    await test.request("POST", `/sheets/${sheetId}/records`, { body: [{ name: { value: "bowl" } }] });
    // Its last activity is five days later now.
    await apply(14);
    expect(await list("")).toHaveLength(2);
    await apply(16);
    expect(await list("")).toEqual([workbookId]);
    expect((await listTopics())[0]).toBe("workbook:expired");
    expect(await getFile()).toMatchObject({ status: "complete" });
    expect((await test.request("GET", `/files/${file.id}/download`)).status).toBe(200);
    expect(await expireAfter(400)).toBe(0);
  });

  it("delete the other workbooks of files if one of them fails", async () => {
    const { spaceId, workbookId } = await createCatalogue(test);
    for (const name of ["people.csv", "cups.csv"]) {
      const options = { name, fields: [["mode", "import"]] } as const;
      const { id } = (await uploadFile(test, spaceId, "name\ncup\n", options)).body.data;
      const readStatus = async () => (await test.send("GET", `/files/${id}`)).status;
      await expect.poll(readStatus).toBe("complete");
    }
    await create({ type: "sinceCreated", period: 10, target: "fileWorkbooks" });
    const dependencies = describeTime(11 * day);
    let isFirst = true;
    const transaction: typeof test.storage.transaction = (work, options) => {
      if (!isFirst) return test.storage.transaction(work, options);
      isFirst = false;
      return Promise.reject(new Error("The disk has failed."));
    };
    const storage = { ...test.storage, transaction };
    await expect(expireOthers({ ...dependencies, storage })).rejects.toThrow("1 logs or workbooks");
    expect(await test.send("GET", `/workbooks?spaceId=${spaceId}`)).toHaveLength(2);
    await expireOthers(dependencies);
    expect(await test.send("GET", `/workbooks?spaceId=${spaceId}`)).toMatchObject([{ id: workbookId }]);
  });

  it("delete the logs of agents of an environment", async () => {
    const { development: environmentId, production } = test.environments;
    for (const place of [environmentId, production]) {
      const config = { slug: "hook", topics: ["space:created"], compiler: "js", source: "1" };
      const agent = await test.send("POST", `/agents?environmentId=${place}`, config);
      const space = await test.send("POST", "/spaces", { name: "Logs", environmentId: place });
      const [event] = await test.send("GET", `/events?topic=space:created&spaceId=${space.id}`);
      await test.send("POST", "/jobs", {
        type: "agent",
        operation: "run",
        source: agent.id,
        status: "complete",
        subject: { type: "resource", id: event.id },
      });
    }
    const count = async (place: string) =>
      (await test.request("GET", `/agents/logs?environmentId=${place}`)).body.data.length;
    await create({ type: "sinceCreated", period: 7, target: "agentLogs" });
    await expireOthers(describeTime(6 * day));
    expect([await count(environmentId), await count(production)]).toEqual([1, 1]);
    await expireOthers(describeTime(8 * day));
    expect([await count(environmentId), await count(production)]).toEqual([0, 1]);
  });

  it("expire nothing any more after they are deleted", async () => {
    const { spaceId, workbookId } = await createCatalogue(test);
    const { id } = (await create({ type: "sinceCreated", period: 30 })).body.data;
    const path = `/data-retention-policies/${id}`;
    expect((await test.request("DELETE", path)).body).toEqual({ data: { success: true } });
    expect((await test.request("DELETE", path)).status).toBe(404);
    expect(await expireAfter(60)).toBe(0);
    for (const kept of [`/spaces/${spaceId}`, `/workbooks/${workbookId}`]) {
      expect((await test.request("GET", kept)).status).toBe(200);
    }
    await create({ type: "lastActivity", period: 40 });
    expect(await expireAfter(60)).toBe(1);
  });
});

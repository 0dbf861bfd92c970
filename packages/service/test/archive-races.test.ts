import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createService, type Service } from "../src/index.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { createGate } from "./support/gate.ts";
import { secretKeys, startTestService, type TestService } from "./support/start.ts";

describeEngines("a change that has begun when its space is archived", (engine) => {
  let test: TestService;
  let slow: Service;
  /** Whether a transaction belongs to a request of the test. The work in the background of a node has some, too. */
  const request = new AsyncLocalStorage<true>();
  /** What the transactions of the requests to the slow node wait for before they commit. */
  let hold: { readonly reached: () => void; readonly open: Promise<void> } | undefined;
  beforeEach(async () => {
    test = await startTestService(engine, { runsJobs: false });
    // If the engine is for one process, the other node is this one.
    const storage = engine.openNode?.(test.storage) ?? test.storage;
    const { blobs, clock } = test;
    slow = await createService({
      blobs,
      clock,
      secretKeys,
      storage: {
        ...storage,
        get db() {
          return storage.db;
        },
        transaction: (work, options) =>
          storage.transaction(async (db) => {
            const result = await work(db);
            if (request.getStore() !== true) return result;
            hold?.reached();
            await hold?.open;
            return result;
          }, options),
      },
    });
  });
  afterEach(async () => {
    hold = undefined;
    await slow.close();
    await test.close();
  });

  type Places = { readonly spaceId: string; readonly workbookId: string; readonly sheetId: string };
  const changes: Record<string, (places: Places) => Promise<[method: string, path: string, body: object]>> = {
    "adds records": async ({ sheetId }) => ["POST", `/sheets/${sheetId}/records`, [cells({ sku: "TRAY" })]],
    "changes a record": async ({ sheetId }) => {
      const path = `/sheets/${sheetId}/records`;
      await test.send("POST", path, [cells({ sku: "CUP" })]);
      const { records } = await test.send("GET", path);
      return ["PUT", path, [{ id: records[0].id, values: cells({ sku: "CUP-2" }) }]];
    },
    "changes a sheet": async ({ sheetId }) => ["PATCH", `/sheets/${sheetId}`, { name: "Wares" }],
    "changes a workbook": async ({ workbookId }) => ["PATCH", `/workbooks/${workbookId}`, { name: "Wares" }],
    "adds a workbook": async ({ spaceId }) => ["POST", "/workbooks", { name: "Autumn", spaceId }],
    "changes a document": async ({ spaceId }) => {
      const path = `/spaces/${spaceId}/documents`;
      const { id } = await test.send("POST", path, { title: "Read me", body: "Welcome" });
      return ["PATCH", `${path}/${id}`, { title: "Read", body: "Welcome" }];
    },
  };

  const send = (node: Service, method: string, path: string, body?: object) =>
    request.run(true, () =>
      node.fetch(`http://service.localhost/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${test.token}`,
          "content-type": "application/json",
          "x-disable-hooks": "true",
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  /** Holds the next requests to the slow node before they commit. */
  const holdSlow = () => {
    const reached = createGate();
    const open = createGate();
    hold = { reached: reached.resolve, open: open.promise };
    return {
      reached: reached.promise,
      open() {
        hold = undefined;
        open.resolve();
      },
    };
  };
  const prepare = async (kind: string) => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    const sheetId = sheets["products"] ?? "";
    const change = (await changes[kind]?.({ spaceId, workbookId, sheetId })) ?? (["", "", {}] as const);
    return { spaceId, change };
  };

  it.each(Object.keys(changes))("and %s waits for the archive, and is rejected", async (kind) => {
    const { spaceId, change } = await prepare(kind);
    const held = holdSlow();
    const archived = send(slow, "POST", `/spaces/${spaceId}/archive`);
    await held.reached;
    const changed = send(test.service, ...change);
    await sleep(50);
    held.open();
    expect((await archived).status).toBe(200);
    const { errors } = (await (await changed).json()) as { errors: { code: string }[] };
    expect(errors.map(({ code }) => code)).toEqual(["space_archived"]);
  });

  it.each(Object.keys(changes))("and %s ends before the space is archived", async (kind) => {
    const { spaceId, change } = await prepare(kind);
    const held = holdSlow();
    const changed = send(slow, ...change);
    await held.reached;
    let isArchived = false;
    const archived = test.request("POST", `/spaces/${spaceId}/archive`).then(({ status }) => {
      isArchived = true;
      return status;
    });
    // Without the lock, it would be archived by now.
    await sleep(200);
    expect(isArchived).toBe(false);
    held.open();
    expect([(await changed).status, await archived]).toEqual([200, 200]);
    // The events have this order, too.
    const [newest] = await test.send("GET", `/events?spaceId=${spaceId}&pageSize=1`);
    expect(newest.topic).toBe("space:archived");
  });
});

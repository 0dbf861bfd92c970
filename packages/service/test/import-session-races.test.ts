import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createService, type Service } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { createGate } from "./support/gate.ts";
import { secretKeys, startTestService, type TestService } from "./support/start.ts";

const shop = "https://shop.example";

describeEngines("the end of an import session beside its last change", (engine) => {
  let test: TestService;
  let slow: Service;
  let session: { readonly id: string; readonly token: string; readonly sheetId: string };
  /** Whether a transaction belongs to a request of the test. */
  const request = new AsyncLocalStorage<true>();
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
    const fields = [{ key: "email", type: "string" as const }];
    session = await test.send("POST", "/import-sessions", {
      environmentId: test.environments.development,
      guest: { externalId: "mara", name: "Mara" },
      origins: [shop],
      maxRecords: 1,
      blueprint: {
        workbooks: [{ name: "Contacts", sheets: [{ name: "Contacts", slug: "contacts", fields }] }],
      },
    });
  });
  afterEach(async () => {
    hold = undefined;
    await slow.close();
    await test.close();
  });

  const send = async (node: Service, path: string, body: object) => {
    const response = await request.run(true, () =>
      node.fetch(`http://service.localhost/v1${path}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${session.token}`,
          "content-type": "application/json",
          origin: shop,
          "x-disable-hooks": "true",
        },
        body: JSON.stringify(body),
      }),
    );
    const { errors = [] } = (await response.json()) as { errors?: { code: string }[] };
    return [response.status, ...errors.map(({ code }) => code)];
  };
  /** Begins a request to the slow node, which waits before it commits. */
  const begin = async (path: string, body: object) => {
    const [reached, open] = [createGate(), createGate()];
    hold = { reached: reached.resolve, open: open.promise };
    const response = send(slow, path, body);
    await reached.promise;
    hold = undefined;
    return { response, open: open.resolve };
  };
  const finish = () => `/jobs/${session.id}/complete`;
  const insert = () => `/sheets/${session.sheetId}/records`;
  const records = [{ email: { value: "ada@harbour.example" } }, { email: { value: "bo@harbour.example" } }];

  it("waits for a change that has begun, and knows what it has brought", async () => {
    const change = await begin(insert(), records);
    const ended = send(test.service, finish(), {});
    await sleep(50);
    change.open();
    expect(await change.response).toEqual([200]);
    expect(await ended).toEqual([409, "job_state"]);
  });

  it("waits for a job that begins, and does not end before it", async () => {
    const { id } = await test.send("POST", "/jobs", {
      type: "sheet",
      operation: "export",
      source: session.sheetId,
      trigger: "manual",
      config: { options: { format: "csv" } },
    });
    const change = await begin(`/jobs/${id}/execute`, {});
    const ended = send(test.service, finish(), {});
    await sleep(50);
    change.open();
    expect(await change.response).toEqual([200]);
    expect(await ended).toEqual([409, "job_state"]);
  });

  it("refuses a change that comes while it is being stored", async () => {
    const end = await begin(finish(), {});
    const change = send(test.service, insert(), records);
    await sleep(50);
    end.open();
    expect(await end.response).toEqual([200]);
    expect(await change).toEqual([401, "token_invalid"]);
    const { counts } = await test.send("GET", `/sheets/${session.sheetId}/counts`);
    expect(counts.total).toBe(0);
  });

  it("comes once, if two tabs ask for it", async () => {
    const first = await begin(finish(), {});
    const second = send(test.service, finish(), {});
    await sleep(50);
    first.open();
    expect(await first.response).toEqual([200]);
    expect((await second)[0]).toBeGreaterThanOrEqual(400);
    expect((await second)[0]).toBeLessThan(500);
  });
});

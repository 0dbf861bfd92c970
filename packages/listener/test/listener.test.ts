import { createClient } from "@data-import/client";
import { createMock } from "@data-import/mock";
import type { Commit, CommitId, Event } from "@data-import/types";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bulkRecordHook, createListener, type HookTools } from "../src/index.ts";
import { createWorld, type World } from "./support/world.ts";

describe("a listener", () => {
  const commit = {
    id: "us_evt_Dk9rG2wE",
    topic: "commit:created",
    domain: "workbook",
    createdAt: "2026-03-05T13:20:44.310Z",
    namespaces: ["own"],
    context: {
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      sheetSlug: "products",
      slugs: { space: "spring-products", workbook: "catalogue", sheet: "products" },
      namespaces: ["suppliers"],
      commitId: "us_vr_Wd8jX5kV",
      actorId: "us_usr_Nq8dK1yT",
    },
    payload: { trackChanges: false },
  } as unknown as Event;
  const tools = { api: createClient({ baseUrl: "http://service.example/v1", token: "any" }) };

  test.each([
    [{ sheet: "products" }, true],
    [{ sheet: "us_sh_Pe3rT7nK" }, true],
    [{ sheet: "people" }, false],
    [{ workbook: "catalogue", namespace: "suppliers" }, true],
    [{ workbook: "catalogue", namespace: "customers" }, false],
    [{ namespace: "own" }, true],
    [{ space: "us_sp_8vKd3QxN" }, true],
    [{ job: "workbook:submitProducts" }, false],
    [{ sheet: undefined }, true],
  ] as const)("takes events by a filter: %j", async (filter, isTaken) => {
    const taken: string[] = [];
    const listener = createListener().on("commit:created", filter, ({ context }) => {
      taken.push(context.commitId);
    });
    await listener.dispatchEvent(commit, tools);
    expect(taken).toEqual(isTaken ? ["us_vr_Wd8jX5kV"] : []);
  });

  test("takes what clients sent only if a filter asks for it, except for topics that nobody else records", async () => {
    const taken: string[] = [];
    const take = (name: string) => () => taken.push(name);
    const listener = createListener()
      .on("*", take("*"))
      .on("*", { clientEvents: false }, take("service"))
      .on("commit:created", { sheet: "products", clientEvents: true }, take("clients"))
      .on("commit:created", { sheet: "people", clientEvents: true }, take("people"))
      .use(bulkRecordHook("products", take("hook")))
      .on("workbook:thawed", take("thawed"));
    const sent = { ...commit, sentByClient: true } as Event;
    await listener.dispatchEvent(sent, tools);
    expect(taken.splice(0)).toEqual(["clients"]);
    await listener.dispatchEvent({ ...sent, topic: "workbook:thawed" } as Event, tools);
    expect(taken.splice(0)).toEqual(["*", "service", "thawed"]);
    await createListener().on("*", take("*")).dispatchEvent(commit, tools);
    expect(taken).toEqual(["*"]);
  });

  test("runs all handlers in their order, and reports each error", async () => {
    const order: string[] = [];
    const listener = createListener()
      .on("*", () => {
        order.push("first");
        throw new Error("one");
      })
      .on(["commit:created", "commit:completed"], async () => {
        order.push("second");
        throw new Error("two");
      })
      .on("job:ready", () => order.push("another topic"))
      .use((plugged) => plugged.on("commit:created", () => order.push("third")));

    const failure = await listener.dispatchEvent(commit, tools).catch((error: unknown) => error);

    expect(order).toEqual(["first", "second", "third"]);
    expect(failure).toBeInstanceOf(AggregateError);
    expect((failure as AggregateError).errors.map(String)).toEqual(["Error: one", "Error: two"]);
  });

  test("knows its topics", () => {
    const listener = createListener()
      .on("commit:created", () => {})
      .on(["job:ready", "commit:created"], () => {});
    expect(listener.topics).toEqual(["commit:created", "job:ready"]);
    expect(listener.on("*", () => {}).topics).toHaveLength(82);
  });

  test("rejects a topic or a filter with a mistake", () => {
    const listener = createListener();
    expect(() => listener.on("commit:create" as "commit:created", () => {})).toThrow(
      'on: there is no topic "commit:create". Similar topics are commit:created, commit:updated, commit:completed.',
    );
    expect(() => listener.on("commit:created", { slug: "products" } as object, () => {})).toThrow(
      'on: a filter has no "slug". It can have sheet, workbook, space, namespace, job, clientEvents.',
    );
  });

  test("works with the mock", async () => {
    const mock = createMock();
    const api = createClient({ baseUrl: mock.url, token: "any", fetch: mock.fetch });
    const names: string[] = [];
    const listener = createListener().on("commit:created", async ({ context }, { api }) => {
      names.push((await api.sheets.get(context.sheetId)).name);
    });
    await listener.dispatchEvent(commit, { api });
    expect(names).toEqual(["Products"]);
  });
});

describe("listen", () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });
  afterEach(() => world.close());

  test("handles the events of the service one by one, and tells which one failed", async () => {
    const { api, spaceId, sheetId } = world;
    const end = new AbortController();
    const seen: string[] = [];
    const failed: string[] = [];
    const handled: string[] = [];
    const listener = createListener()
      .on("records:created", ({ context }) => {
        seen.push(context.sheetSlug);
        throw new Error("No shelf is free.");
      })
      .on("space:updated", () => end.abort());
    const following = listener.listen(api, {
      spaceId,
      after: "start",
      interval: 20,
      signal: end.signal,
      onHandled: ({ topic }) => handled.push(topic),
      onError: (error, { topic }) => failed.push(`${topic}: ${error}`),
    });
    await api.records.insert(sheetId, [{ sku: { value: "CUP-004" } }]);
    await api.spaces.update(spaceId, { name: "Spring and summer products" });
    await following;

    expect(seen).toEqual(["products"]);
    expect(failed).toEqual(["records:created: Error: No shelf is free."]);
    expect(handled).toEqual(expect.arrayContaining(["space:created", "commit:created", "space:updated"]));
    expect(handled.at(-1)).toBe("space:updated");
  });

  test("commits wait for its hooks, and are completed after the last one", async () => {
    const { api, spaceId, sheetId } = world;
    await api.workbooks.update(world.workbookId, { settings: { trackChanges: true } });
    const end = new AbortController();
    const seen: [CommitId, boolean][] = [];
    const see = async (_: unknown, { event }: HookTools) => {
      const { id, completedAt } = await api.commits.get(event.context.commitId);
      seen.push([id, completedAt === undefined]);
    };
    const listener = createListener()
      .use(bulkRecordHook("products", see))
      .use(bulkRecordHook("people", see))
      .use(bulkRecordHook("products", see))
      .on("*", () => {})
      .on("space:updated", () => end.abort());
    const following = listener.listen(api, { spaceId, interval: 20, signal: end.signal });
    const insert = async (): Promise<Commit> => {
      const { commitId } = await api.records.insert(sheetId, [{ sku: { value: "CUP-004" } }]);
      return api.commits.get(commitId as CommitId);
    };
    // Until the service knows the program, nobody is called.
    await expect.poll(async () => (await insert()).completedAt).toBeUndefined();
    const { id, waitsFor, createdBy } = await insert();
    expect(waitsFor).toEqual([createdBy]);
    await expect.poll(async () => (await api.commits.get(id)).completedBy).toBe(createdBy);
    expect(seen.filter(([commitId]) => commitId === id)).toEqual([
      [id, true],
      [id, true],
    ]);
    await api.spaces.update(spaceId, { name: "Spring and summer products" });
    await following;
  });

  test("commits of other sheets are completed at once, and a handler of its own completes the others", async () => {
    const { api, spaceId, sheetId } = world;
    await api.workbooks.update(world.workbookId, { settings: { trackChanges: true } });
    for (const isOther of [true, false]) {
      const end = new AbortController();
      const handled: string[] = [];
      const listener = createListener()
        .on("commit:created", { sheet: isOther ? "people" : "products" }, () => {})
        .on("space:updated", () => end.abort());
      const onHandled = ({ topic, context }: Event) => handled.push(`${topic} ${context.commitId}`);
      const following = listener.listen(api, { spaceId, interval: 20, signal: end.signal, onHandled });
      let commitId: CommitId | undefined;
      const insert = async () => {
        ({ commitId } = await api.records.insert(sheetId, [{ sku: { value: "CUP-004" } }]));
        return (await api.commits.get(commitId as CommitId)).completedAt;
      };
      await expect.poll(insert).toBeUndefined();
      await expect.poll(() => handled).toContain(`commit:created ${commitId}`);
      const { waitsFor } = await api.commits.get(commitId as CommitId);
      expect(waitsFor === undefined).toBe(isOther);
      await api.spaces.update(spaceId, { name: `Products ${isOther}` });
      await following;
    }
  });

  test("without onError, it ends with the error of a handler", async () => {
    const { api, spaceId } = world;
    const listener = createListener().on("space:created", () => {
      throw new Error("No shelf is free.");
    });
    await expect(listener.listen(api, { spaceId, after: "start" })).rejects.toThrow("No shelf is free.");
  });
});

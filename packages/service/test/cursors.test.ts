import { afterAll, beforeAll, expect, it } from "vitest";
import { createId } from "../src/index.ts";
import { cells, createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";
import { createForm, sendForm } from "./support/upload.ts";

/** A list, with what it takes to change it while it is read. */
interface List {
  readonly path: string;
  /** Adds an item; returns what identifies it in the list. */
  create(number: number): Promise<string>;
  /** The member of an item that identifies it. The default is `id`. */
  readonly key?: string;
}

describeEngines("cursors", (engine) => {
  let test: TestService;
  let lists: Readonly<Record<string, List>>;
  beforeAll(async () => {
    test = await startTestService(engine);
    lists = await createLists(test);
  });
  afterAll(() => test.close());

  const get = async (path: string, parameters: Record<string, string | undefined>) => {
    const given = Object.entries(parameters).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const { status, body } = await test.request(
      "GET",
      `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`,
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    return body;
  };

  /** The pages of a list, each with its items and its `pagination`. */
  async function walk({ path, key = "id" }: List, between: () => Promise<unknown>) {
    const pages = [];
    let cursor: string | undefined;
    while (true) {
      const { data, pagination } = await get(path, { pageSize: "2", cursor });
      pages.push({ ids: data.map((item: Record<string, string>) => item[key]), ...pagination });
      cursor = pagination.nextCursor;
      if (cursor === undefined) return pages;
      await between();
    }
  }

  it.each(["areas", "spaces", "files", "jobs", "environments", "agents", "logs", "exports"])(
    "read each item of the %s once while others are created",
    async (name) => {
      const list = lists[name] as List;
      const key = list.key ?? "id";
      const created: string[] = [];
      for (let number = 0; number < 3; number += 1) created.unshift(await list.create(number));
      const before = (await get(list.path, { pageSize: "1000" })).data;
      const ids = before.map((item: Record<string, string>) => item[key]);
      expect(ids.slice(0, 3)).toEqual(created);
      let number = 3;
      const pages = await walk(list, () => {
        number += 1;
        return list.create(number);
      });
      expect(pages.flatMap((page) => page.ids)).toEqual(ids);
      expect(pages.map(({ currentPage }) => currentPage)).toEqual(pages.map((_, index) => index + 1));
      // A new item moved the others: the second page by number has one of them again.
      const second = await get(list.path, { pageSize: "2", pageNumber: "2" });
      expect(second.data.map((item: Record<string, string>) => item[key])).not.toEqual(pages[1]?.ids);
    },
  );

  it("read each attempt of a webhook once while others are sent", async () => {
    const environmentId = test.environments.development;
    const url = "https://receiver.example";
    const { id } = await test.send("POST", "/webhooks", { url, environmentId });
    const insert = (...events: readonly string[]) =>
      test.storage.transaction((db) =>
        db
          .insertInto("webhook_attempts")
          .values(events.map((event) => createAttempt(id, event)))
          .execute(),
      );
    await insert("us_evt_1", "us_evt_2", "us_evt_3", "us_evt_4", "us_evt_5");
    const list = { path: `/webhooks/${id}/attempts`, key: "eventId", create: async () => "" };
    let number = 5;
    const pages = await walk(list, () => insert(`us_evt_${++number}`));
    expect(pages.map(({ ids }) => ids)).toEqual([
      ["us_evt_5", "us_evt_4"],
      ["us_evt_3", "us_evt_2"],
      ["us_evt_1"],
    ]);
    expect(pages[0]).toMatchObject({ currentPage: 1, pageCount: 3, totalCount: 5 });
    expect((await get(list.path, { eventId: "us_evt_2" })).pagination.totalCount).toBe(1);
  });

  it("read each group of duplicates once while records come and go", async () => {
    const { sheets } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}/records`;
    const rows = ["A", "B", "A", "C", "B", "C", "D", "D"].map((sku) => cells({ sku }));
    const { records } = await test.send("POST", path, rows);
    const list = { path: `${path}/duplicates?keyFields=sku`, create: async () => "" };
    const changes = [
      // The first group ends, and there is a new one.
      () => test.send("DELETE", `${path}?ids=${records[2].id}`),
      () => test.send("POST", path, [cells({ sku: "E" }), cells({ sku: "E" })]),
    ];
    const found: string[] = [];
    let query: Record<string, string> = {};
    for (;;) {
      const { data, pagination } = await get(list.path, { pageSize: "1", ...query });
      found.push(...data.map(({ values }: { values: { sku: string } }) => values.sku));
      if (pagination.nextCursor === undefined) break;
      query = { cursor: pagination.nextCursor };
      await changes.shift()?.();
    }
    expect(found).toEqual(["A", "B", "C", "D", "E"]);
  });

  it("read each difference from a snapshot once while records come and go", async () => {
    const { sheets } = await createCatalogue(test);
    const sheetId = sheets["products"];
    const path = `/sheets/${sheetId}/records`;
    const insert = async (...skus: string[]): Promise<string[]> =>
      (
        await test.send(
          "POST",
          path,
          skus.map((sku) => cells({ sku })),
        )
      ).records.map(({ id }: { id: string }) => id);
    const old = await insert("A", "B");
    const { id } = await test.send("POST", "/snapshots", { sheetId });
    const added = await insert("C", "D", "E");
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await get(`/snapshots/${id}/records`, { pageSize: "2", cursor });
      found.push(...page.data.map((item: { id: string }) => item.id));
      cursor = page.nextCursor;
      // A change before the place is not found any more, and one behind it is.
      if (found.length > 2) continue;
      await test.send("PUT", path, [{ id: old[0], values: cells({ price: 9 }) }]);
      await test.send("DELETE", `${path}?ids=${added[0]}`);
      added.push(...(await insert("F")));
    } while (cursor !== undefined);
    expect(found).toEqual(added);
    const wrong = await test.request("GET", `/snapshots/${id}/records?cursor=1`);
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, "cursor_invalid"]);
  });

  it.each(["apps", "documents", "guests", "guides", "snapshots", "versions", "workbooks"])(
    "read each item of the %s once while others come and go, or all of them without pages",
    async (name) => {
      const list = lists[name] as List;
      for (let number = 0; number < 5; number += 1) await list.create(number);
      const { data, ...others } = await get(list.path, {});
      expect(others).toEqual({});
      const ids: string[] = data.map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(4);
      let number = 5;
      const pages = await walk(list, async () => {
        number += 1;
        await list.create(number);
      });
      expect(pages.flatMap((page) => page.ids)).toEqual(ids);
      expect(pages[0]).toMatchObject({ currentPage: 1, totalCount: ids.length });
      // The item that the cursor is the place of, and one behind it, are deleted.
      const first = await get(list.path, { pageSize: "2" });
      const all = (await get(list.path, {})).data.map(({ id }: { id: string }) => id);
      const deleted = name === "versions" ? [] : [all[1], all[3]];
      const [resource = "", query] = list.path.split("?");
      for (const id of deleted)
        await test.send("DELETE", `${resource}/${id}${name === "guests" ? `?${query}` : ""}`);
      const second = await get(list.path, { pageSize: "2", cursor: first.pagination.nextCursor });
      expect(second.data.map(({ id }: { id: string }) => id)).toEqual(
        all
          .slice(2)
          .filter((id: string) => !deleted.includes(id))
          .slice(0, 2),
      );
      // Without a size, a page with a cursor has 20 items.
      const rest = await get(list.path, { cursor: first.pagination.nextCursor });
      expect(rest.pagination.pageCount).toBe(1);
      const foreign = (await get("/spaces", { pageSize: "1" })).pagination.nextCursor;
      const sign = list.path.includes("?") ? "&" : "?";
      for (const wrong of [`cursor=${foreign}`, "cursor=next"]) {
        const { status, body } = await test.request("GET", `${list.path}${sign}${wrong}`);
        expect([status, body.errors[0].code]).toEqual([400, "cursor_invalid"]);
      }
      const large = await test.request("GET", `${list.path}${sign}pageSize=1001`);
      expect([large.status, large.body.errors[0].key]).toEqual([400, "pageSize"]);
    },
  );

  it("read each flag once, though their list has no place for a cursor", async () => {
    const { workbookId } = await createCatalogue(test);
    const path = `/v1/workbooks/${workbookId}/flags`;
    const create = (slug: string) => test.send("POST", path, { slug, label: slug, colorHex: "#F5A623" });
    for (const slug of ["a", "b", "c", "d", "e"]) await create(slug);
    const whole = await test.request("GET", path);
    expect([whole.body.length, whole.headers.get("x-next-cursor")]).toEqual([5, null]);
    const pages: string[][] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: TestResponse = await test.request(
        "GET",
        `${path}?pageSize=2${cursor && `&cursor=${cursor}`}`,
      );
      pages.push(page.body.map(({ slug }: { slug: string }) => slug));
      cursor = page.headers.get("x-next-cursor");
      // A new one is not in the pages that follow, nor is one that is deleted.
      if (pages.length === 1) await test.send("DELETE", `${path}/b`);
      await create(`new-${pages.length}`);
    }
    expect(pages).toEqual([
      ["e", "d"],
      ["c", "a"],
    ]);
    const wrong = await test.request(
      "GET",
      `${path}?cursor=${(await get("/spaces", { pageSize: "1" })).pagination.nextCursor}`,
    );
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, "cursor_invalid"]);
  });

  it("read webhooks oldest first: new ones are at the end", async () => {
    const environmentId = test.environments.development;
    const spaceId = await createSpace(test);
    const list = {
      path: `/webhooks?spaceId=${spaceId}`,
      create: async (number: number): Promise<string> => {
        const url = `https://receiver.example/${number}`;
        return (await test.send("POST", "/webhooks", { url, environmentId, spaceId })).id;
      },
    };
    const created: string[] = [];
    for (let number = 0; number < 5; number += 1) created.push(await list.create(number));
    expect(Object.keys(await get(list.path, {}))).toEqual(["data"]);
    const pages = await walk(list, async () => {
      if (created.length < 7) created.push(await list.create(created.length));
    });
    expect(pages.map(({ ids }) => ids)).toEqual([
      created.slice(0, 2),
      created.slice(2, 4),
      created.slice(4, 6),
      created.slice(6),
    ]);
  });

  it("read workbooks by each filter, and none that a guest may not see", async () => {
    const spaceId = await createSpace(test);
    const create = (name: string, labels: string[], treatments: string[] = []) =>
      send("/workbooks", { spaceId, name, namespace: name, labels, treatments });
    const send = async (path: string, body: object) => (await test.send("POST", path, body)).id as string;
    const ids: string[] = [];
    for (const [name, ...labels] of [["a", "x,y", '"'], ["b", "y"], ["a", ","], ["b", "x", "y"], ["a"]]) {
      ids.unshift(await create(name ?? "", labels, name === "a" ? ["SMALL_DATA"] : []));
    }
    const [fifth, fourth, third, second, first] = ids;
    const walkIds = async (query: string, token = test.token) => {
      const found: string[] = [];
      let cursor = "";
      do {
        const path = `/workbooks?spaceId=${spaceId}&pageSize=2${query}${cursor}`;
        const { body } = await test.request("GET", path, { token });
        found.push(...body.data.map(({ id }: { id: string }) => id));
        cursor = body.pagination.nextCursor && `&cursor=${body.pagination.nextCursor}`;
      } while (cursor);
      return found;
    };
    const filters = {
      "": ids,
      "&name=a": [fifth, third, first],
      "&namespace=b": [fourth, second],
      "&label=y": [fourth, second],
      // Neither a part of a label, nor what stands between two.
      "&label=x": [fourth],
      "&label=,": [third],
      "&label=%22": [first],
      "&label=%22,%22": [],
      "&treatment=SMALL_DATA": [fifth, third, first],
      "&withoutTreatment=SMALL_DATA": [fourth, second],
    };
    for (const [query, expected] of Object.entries(filters)) {
      expect([query, await walkIds(query)]).toEqual([query, expected]);
    }
    const environmentId = test.environments.development;
    const spaces = [{ id: spaceId, workbooks: [{ id: first }, { id: third }, { id: fourth }] }];
    const [guest] = await test.send("POST", "/guests", [
      { environmentId, email: "limits@shop.example", name: "Ada", spaces },
    ]);
    const { token } = await test.send("GET", `/guests/${guest.id}/token?spaceId=${spaceId}`);
    expect(await walkIds("", token)).toEqual([fourth, third, first]);
  });

  it("read each run of an agent once, first as many as its log shows", async () => {
    const { path, create } = lists["agents"] as List;
    const id = await create(9);
    const runs = (await insertLogs(test, id, 101)).toReversed();
    const logs = path.replace("/agents", `/agents/${id}/logs`);
    const { data, pagination } = await get(logs, {});
    expect([data.length, pagination]).toEqual([
      100,
      { currentPage: 1, pageCount: 2, totalCount: 101, nextCursor: expect.any(String) },
    ]);
    await insertLogs(test, id, 1);
    const { data: rest } = await get(logs, { cursor: pagination.nextCursor });
    expect([...data, ...rest].map(({ eventId }: { eventId: string }) => eventId)).toEqual(runs);
    const ofAll = (
      await get(`/agents/logs?environmentId=${test.environments.development}`, { pageSize: "1" })
    ).pagination;
    const wrong = await test.request("GET", `${logs}&cursor=${ofAll.nextCursor}`);
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, "cursor_invalid"]);
  });

  it("read jobs oldest first, and spaces in each order", async () => {
    const { path, create } = lists["spaces"] as List;
    for (const name of [7, 7, 5]) await create(name);
    const orders = [
      "name",
      "workbooksCount",
      "filesCount",
      "createdByUserName",
      "createdAt",
      "lastActivityAt",
    ]
      .flatMap((field) => ["asc", "desc"].map((way) => `sortField=${field}&sortDirection=${way}`))
      .map((order) => `${path}?${order}`);
    for (const ordered of [...orders, "/jobs?sortDirection=asc"]) {
      const all = (await get(ordered, { pageSize: "1000" })).data.map(({ id }: { id: string }) => id);
      const pages = await walk({ path: ordered, create }, async () => {});
      expect([ordered, pages.flatMap(({ ids }) => ids)]).toEqual([ordered, all]);
    }
  });

  it("are rejected in another list, another order, with a page number, and if they are not cursors", async () => {
    const { pagination } = await get("/spaces", { pageSize: "1" });
    const { nextCursor } = pagination;
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const message =
      "`cursor` does not belong to this list in this order. Send the `nextCursor` of a response to the same request, or leave it out to begin with the first page.";
    for (const query of [
      `files?cursor=${nextCursor}`,
      `spaces?sortField=name&sortDirection=asc&cursor=${nextCursor}`,
      "spaces?cursor=next",
      `spaces?cursor=${forged("spaces")}`,
      `spaces?cursor=${forged(["spaces", 2, "1"])}`,
      `spaces?cursor=${forged(["spaces", 2, 1, {}])}`,
    ]) {
      const { status, body } = await test.request("GET", `/${query}`);
      expect([query, status, body.errors]).toEqual([
        query,
        400,
        [{ key: "cursor", message, code: "cursor_invalid" }],
      ]);
    }
    const both = await test.request("GET", `/spaces?pageNumber=2&cursor=${nextCursor}`);
    const either = "Send either `cursor` or `pageNumber`, not both.";
    expect([both.status, both.body.errors]).toEqual([
      400,
      [{ key: "cursor", message: either, code: "value_invalid" }],
    ]);
  });

  it("read each record once while others write, in any order and selection", async () => {
    const { sheets } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}/records`;
    const insert = (...rows: Record<string, unknown>[]) => test.send("POST", path, rows.map(cells));
    const long = "x".repeat(600);
    await insert(
      { sku: "A", name: "cup", price: 3, in_stock: true, tags: ["b", "a"] },
      { sku: "B", name: `${long}b`, price: 1e21, in_stock: false, tags: ["a"] },
      { sku: "C", name: `${long}a`, price: -2.5 },
      { sku: "D", name: "Cup", price: "many", tags: ["b"] },
      { sku: "E", price: 3, in_stock: true },
      { sku: "F", name: "Ärger", price: 0.1, since: "2026-01-02" },
      { sku: "G", name: "cup", price: 12 },
    );
    const read = (parameters: Record<string, string | undefined>) =>
      get(path, parameters).then(({ data }) => data);
    const orders = ["sku", "name", "price", "in_stock", "since", "tags"].flatMap((sortField) =>
      ["asc", "desc"].map((sortDirection) => ({ sortField, sortDirection })),
    );
    const selections = [
      {},
      { filter: "error" },
      { filter: "valid" },
      { q: "price gt 0" },
      { searchValue: "cup" },
    ];
    for (const query of [...selections, ...orders, { ...orders[4], filter: "valid" }]) {
      const listId = ({ id }: { id: string }) => id;
      const all = (await read(query)).records.map(listId);
      const walked: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await read({ ...query, pageSize: "2", cursor });
        walked.push(...page.records.map(listId));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      expect([query, walked]).toEqual([query, all]);
    }
    // Records before the page go, others change, and new ones come at the end.
    const ids: string[] = [];
    let cursor: string | undefined;
    for (let page = 1; page === 1 || cursor !== undefined; page += 1) {
      const part = await read({ pageSize: page === 2 ? "3" : "2", cursor });
      ids.push(...part.records.map(({ id }: { id: string }) => id));
      cursor = part.nextCursor;
      if (page > 2) continue;
      await test.send("DELETE", `${path}?ids=${ids[page]}`);
      await test.send("PUT", path, [{ id: ids[0], values: cells({ price: page }) }]);
      await insert({ sku: `new ${page}` });
    }
    expect([ids.length, new Set(ids).size]).toEqual([9, 9]);
    // A sorted list without a change of its own values is as safe.
    const sorted = { sortField: "sku", sortDirection: "desc", pageSize: "4" };
    const first = await read(sorted);
    await test.send("PUT", path, [{ id: first.records[3].id, values: cells({ price: 99 }) }]);
    await insert({ sku: "Z" }, { sku: "0" });
    const second = await read({ ...sorted, cursor: first.nextCursor });
    expect(
      second.records.map((record: { values: { sku: { value: string } } }) => record.values.sku.value),
    ).toEqual(["E", "D", "A", "0"].slice(0, second.records.length));
    expect(second.nextCursor).toEqual(expect.any(String));
  });

  it("name a long value by its record: without it they are rejected", async () => {
    const { sheets } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}/records`;
    const order = { sortField: "name", sortDirection: "asc" };
    const names = ["a", "b", "c"].map((end) => "x".repeat(600) + end);
    await test.send(
      "POST",
      path,
      names.map((name) => cells({ sku: name.slice(-1), name })),
    );
    const { data } = await get(path, { ...order, pageSize: "1" });
    expect(data.nextCursor.length).toBeLessThan(300);
    await test.send("DELETE", `${path}?ids=${data.records[0].id}`);
    const query = new URLSearchParams({ ...order, pageSize: "1", cursor: data.nextCursor });
    const { status, body } = await test.request("GET", `${path}?${query}`);
    expect([status, body.errors[0].key]).toEqual([400, "cursor"]);
  });
});

async function createLists(test: TestService): Promise<Readonly<Record<string, List>>> {
  const environmentId = test.environments.development;
  const spaceId = await createSpace(test);
  const events = await test.send("GET", `/events?spaceId=${spaceId}&topic=canvas:created`);
  const canvasId = events[0].context.entityId;
  const { workbookId, sheets } = await createCatalogue(test);
  const send = async (path: string, body: object) => (await test.send("POST", path, body)).id as string;
  const agentId = await send(`/agents?environmentId=${environmentId}`, {
    slug: "a",
    source: "1;",
    topics: ["job:ready"],
  });
  return {
    areas: {
      path: "/canvas-areas",
      create: () => send("/canvas-areas", { canvasId, type: "sheet", position: "middle" }),
    },
    spaces: {
      path: "/spaces",
      create: (number) => send("/spaces", { name: `Space ${number}`, environmentId }),
    },
    files: {
      path: "/files",
      async create(number) {
        const fields: [string, string][] = [
          ["spaceId", spaceId],
          ["environmentId", environmentId],
          ["mode", "export"],
        ];
        const form = createForm("a", { name: `${number}.txt`, type: "text/plain", fields });
        return (await sendForm(test, form)).body.data.id;
      },
    },
    jobs: {
      path: "/jobs",
      create: () =>
        send("/jobs", {
          type: "workbook",
          operation: "ours",
          source: workbookId,
          trigger: "manual",
          config: { sheet: sheets["products"] },
        }),
    },
    environments: {
      path: "/environments",
      create: (number) => send("/environments", { name: `Environment ${number}`, isProd: false }),
    },
    agents: {
      path: `/agents?environmentId=${environmentId}`,
      create: (number) =>
        send(`/agents?environmentId=${environmentId}`, {
          slug: `a${number}`,
          source: "1;",
          topics: ["job:ready"],
        }),
    },
    apps: {
      path: "/apps",
      create: (number) => {
        const name = `app-${number}`;
        return send("/apps", { name, namespace: name, type: "CUSTOM", entity: "A", entityPlural: "As" });
      },
    },
    documents: {
      path: `/spaces/${spaceId}/documents`,
      create: (number) => send(`/spaces/${spaceId}/documents`, { title: `${number}`, body: "a" }),
    },
    guests: {
      path: `/guests?spaceId=${spaceId}`,
      async create(number) {
        const guest = {
          environmentId,
          email: `${number}@shop.example`,
          name: "Ada",
          spaces: [{ id: spaceId }],
        };
        return (await test.send("POST", "/guests", [guest]))[0].id;
      },
    },
    guides: {
      path: `/environments/${environmentId}/guides`,
      create: (number) => {
        const texts = { slug: `guide-${number}`, title: "a", description: "a" };
        const blocks = [{ type: "markdown", text: "a" }];
        return send(`/environments/${environmentId}/guides`, { environmentId, ...texts, blocks });
      },
    },
    snapshots: {
      path: `/snapshots?sheetId=${sheets["products"]}`,
      create: () => send("/snapshots", { sheetId: sheets["products"] }),
    },
    versions: {
      path: `/agents/${agentId}/versions`,
      create: (number) =>
        send(`/agents?environmentId=${environmentId}`, {
          slug: "a",
          source: `${number};`,
          topics: ["job:ready"],
        }),
    },
    workbooks: {
      path: `/workbooks?spaceId=${spaceId}`,
      create: (number) => send("/workbooks", { spaceId, name: `${number}` }),
    },
    logs: {
      path: `/agents/logs?environmentId=${environmentId}`,
      key: "eventId",
      create: async () => (await insertLogs(test, "us_ag_1", 1))[0] ?? "",
    },
    exports: {
      path: "/agent-exports",
      async create() {
        const id = createId("agentExport");
        const row = createRow(test, "us_ag_1");
        const values = { ...row, id, export_type: "source", file_name: "a.zip", blob_key: id, size: 1 };
        await test.storage.transaction((db) => db.insertInto("agent_exports").values(values).execute());
        return id;
      },
    },
  };
}

function createAttempt(webhook_id: string, event_id: string) {
  const attempted_at = "2026-03-02T09:00:00.000Z";
  const outcome = { duration: 1, is_success: 1 as const, status: 200, error: null, next_at: null };
  return { webhook_id, event_id, topic: "job:ready", attempted_at, ...outcome };
}

/** Inserts the logs of finished runs; returns the ids of their events. */
async function insertLogs(test: TestService, agentId: string, count: number): Promise<string[]> {
  const row = createRow(test, agentId);
  const run = {
    success: 1 as const,
    topic: "job:ready",
    context: "{}",
    figures: "{}",
    space_id: null,
    log: null,
  };
  const values = Array.from({ length: count }, () => {
    const id = createId("agentLog");
    return { ...row, ...run, id, event_id: id, started_at: row.created_at, ended_at: row.created_at };
  });
  await test.storage.transaction((db) => db.insertInto("agent_logs").values(values).execute());
  return values.map(({ id }) => id);
}

function createRow({ accountId, environments }: TestService, agentId: string) {
  const time = "2026-03-02T09:00:00.000Z";
  const columns = { account_id: accountId, environment_id: environments.development, agent_id: agentId };
  return { ...columns, created_at: time, updated_at: time };
}

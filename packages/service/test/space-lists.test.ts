import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { createForm, sendForm } from "./support/upload.ts";

describeEngines("lists of spaces", (engine) => {
  let test: TestService;
  let account: FoundedAccount;
  beforeAll(async () => {
    test = await startTestService(engine);
    account = await test.createAccount();
  });
  afterAll(() => test.close());

  const send = (method: string, path: string, body?: unknown, token = account.token) =>
    test.send(method, path, body, token);
  const create = (name: string, more: Record<string, unknown> = {}, token = account.token) =>
    send("POST", "/spaces", { name, environmentId: account.environments.development, ...more }, token);
  const list = async (query: string): Promise<string[]> =>
    (await send("GET", `/spaces?${query}`)).map(({ name }: { name: string }) => name);

  it("have only the spaces that match every filter", async () => {
    const app = await send("POST", "/apps", { name: "Tides", namespace: "tides", type: "CUSTOM" });
    const { production } = account.environments;
    await create("Harbour", { appId: app.id });
    await create("Pier", { appId: app.id, isAppTemplate: true, namespace: "quay" });
    await create("Harbour pier", { environmentId: production, namespace: "quay" });
    const cases: [query: string, names: string[]][] = [
      ["", ["Harbour pier", "Pier", "Harbour"]],
      [`environmentId=${production}`, ["Harbour pier"]],
      [`app=${app.id}`, ["Pier", "Harbour"]],
      [`appId=${app.id}`, ["Pier", "Harbour"]],
      ["search=ARBOU", ["Harbour pier", "Harbour"]],
      ["namespace=quay", ["Harbour pier", "Pier"]],
      ["isAppTemplate=true", ["Pier"]],
      ["isAppTemplate=false", ["Harbour pier", "Harbour"]],
      ["isCollaborative=true", ["Harbour pier", "Pier", "Harbour"]],
      ["isCollaborative=false", []],
      [`app=${app.id}&search=pier&namespace=quay`, ["Pier"]],
      [`app=${app.id}&environmentId=${production}`, []],
    ];
    for (const [query, names] of cases) expect([query, await list(query)]).toEqual([query, names]);
  });

  it("are in the order of each property, in both directions", async () => {
    const { development, production } = account.environments;
    const key = await send("POST", `/auth/api-key?environmentId=${production}&type=SECRET`);
    const addWorkbook = (spaceId: string) => send("POST", "/workbooks", { name: "Spring", spaceId });
    const first = await create("ordered c");
    await addWorkbook(first.id);
    await addWorkbook(first.id);
    test.wait(1000);
    // A key has no name of a person.
    const second = await create("ordered a", { environmentId: production }, key[0].rawKey);
    await addWorkbook(second.id);
    test.wait(1000);
    const third = await create("ordered b");
    const ofThird = [
      ["spaceId", third.id],
      ["environmentId", development],
      // Nothing reads a file for download, so the space gets no workbook from it.
      ["mode", "export"],
    ] as const;
    await sendForm(test, createForm("a", { fields: ofThird }), { token: account.token });
    test.wait(1000);
    await send("PATCH", `/spaces/${first.id}`, { labels: ["late"] });
    const byEnvironment = ["abc", "bca"];
    // Spaces with equal values are newest first in both directions.
    const orders = {
      name: ["abc", "cba"],
      workbooksCount: ["bac", "cab"],
      filesCount: ["acb", "bac"],
      environmentId: production < development ? byEnvironment : byEnvironment.toReversed(),
      createdByUserName: ["abc", "bca"],
      createdAt: ["cab", "bac"],
      lastActivityAt: ["abc", "cba"],
    };
    for (const [field, order] of Object.entries(orders)) {
      const read = async (direction: string) => {
        const names = await list(`search=ordered&sortField=${field}&sortDirection=${direction}`);
        return names.map((name) => name.at(-1)).join("");
      };
      expect([field, await read("asc"), await read("desc")]).toEqual([field, ...order]);
    }
  });

  it("have ten spaces a page, or up to 1,000 by request", async () => {
    const other = await test.createAccount();
    for (let count = 0; count < 11; count += 1) {
      await create(`Space ${count}`, { environmentId: other.environments.development }, other.token);
    }
    const read = (query: string) => test.request("GET", `/spaces?${query}`, { token: other.token });
    const { body } = await read("");
    expect(body.data).toHaveLength(10);
    expect(body.pagination).toEqual({
      currentPage: 1,
      pageCount: 2,
      totalCount: 11,
      nextCursor: expect.any(String),
    });
    expect((await read("pageNumber=2")).body.data).toMatchObject([{ name: "Space 0" }]);
    expect((await read("pageSize=1000")).body.data).toHaveLength(11);
    expect((await read("pageSize=1001")).status).toBe(400);
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { transact } from "../src/context/dependencies.ts";
import { createServiceCaller } from "../src/context/service-caller.ts";
import { DigestGroups } from "../src/records/duplicates/digest-groups.ts";
import { mergeGroups } from "../src/records/duplicates/merge-groups.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

type Body = TestResponse["body"];
type Values = Readonly<Record<string, unknown>>;

describeEngines("duplicate records", (engine) => {
  let test: TestService;
  let other: TestService["request"];
  beforeAll(async () => {
    test = await startTestService(engine);
    other = await test.startNode();
  });
  afterAll(() => test.close());

  async function open(rows: readonly Values[]) {
    const fields = [
      { key: "email", type: "string" },
      { key: "name", type: "string" },
      { key: "age", type: "number" },
    ];
    const catalogue = await createCatalogue(test, [{ name: "People", slug: "people", fields } as never]);
    const path = `/sheets/${catalogue.sheets["people"]}/records`;
    const inserted = await test.send("POST", path, rows.map(cells));
    const ids: string[] = inserted.records.map(({ id }: Body) => id);
    const find = (query: string) => test.request("GET", `${path}/duplicates?${query}`);
    const merge = (body: Values) => test.request("PUT", `${path}/merge-duplicates`, { body });
    const read = async (): Promise<Values[]> =>
      (await test.send("GET", `${path}?pageSize=10000`)).records.map(({ values }: Body) =>
        Object.fromEntries(
          Object.entries<Body>(values).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])),
        ),
      );
    return { ...catalogue, path, ids, find, merge, read };
  }

  const people = [
    { email: "ann@x.example", name: "Ann" },
    { email: "bo@x.example" },
    { email: " Ann@X.example ", name: "Ann  B.", age: 40 },
    { name: "Nobody" },
    { email: "bo@x.example", name: "Bo" },
    { name: "Nobody", age: 7 },
    { email: "ann@x.example", age: 41 },
  ];

  it("are found by the values of fields, with or without regard to case and spaces", async () => {
    const { find, ids } = await open(people);
    const pick = (...indexes: number[]) => indexes.map((index) => ids[index]);
    const { body } = await find("keyFields=email");
    expect(body).toEqual({
      data: [
        { values: { email: "ann@x.example" }, count: 3, recordIds: pick(0, 2, 6) },
        { values: { email: "bo@x.example" }, count: 2, recordIds: pick(1, 4) },
      ],
      pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
    });
    const list = async (query: string) =>
      (await find(query)).body.data.map(({ recordIds }: Body) => recordIds);
    expect(await list("keyFields=email&caseSensitive=true")).toEqual([pick(0, 6), pick(1, 4)]);
    expect(await list("keyFields=email&spaceSensitive=true")).toEqual([pick(0, 6), pick(1, 4)]);
    expect(await list("keyFields=name")).toEqual([pick(3, 5)]);
    expect(await list("keyFields=email&keyFields=name")).toEqual([]);
    const second = (await find("keyFields=email&pageSize=1&pageNumber=2")).body;
    expect(second).toMatchObject({
      data: [body.data[1]],
      pagination: { currentPage: 2, pageCount: 2, totalCount: 2 },
    });
    const unknown = await find("keyFields=mail");
    expect([unknown.status, unknown.body.errors[0].key]).toEqual([400, "keyFields"]);
  });

  it("become one record, and the commit of that can be undone", async () => {
    const { merge, read, find, path } = await open(people);
    const before = await read();
    const { body } = await merge({ keyFields: ["email"] });
    const [commitId] = body.data.commitIds;
    expect(body.data).toEqual({ commitIds: [commitId], groups: 2, deleted: 3, updated: 0 });
    expect(await read()).toEqual([people[0], people[1], people[3], people[5]]);
    const topics = (await test.send("GET", "/events?pageSize=20"))
      .filter(({ context }: Body) => context.commitId === commitId)
      .map(({ topic, payload }: Body) => [topic, payload.count]);
    expect(topics).toContainEqual(["records:deleted", 3]);
    const follow = ["commit:created", "sheet:counts-updated", "sheet:calculation-updated"];
    expect(topics.map(([topic]: string[]) => topic)).toEqual(expect.arrayContaining(follow));
    expect((await merge({ keyFields: ["email"] })).body.data).toEqual({
      commitIds: [],
      groups: 0,
      deleted: 0,
      updated: 0,
    });
    await test.send("POST", `/commits/${commitId}/undo`);
    expect(await read()).toEqual(before);
    expect((await merge({ keyFields: ["email"], keep: "last", fillEmpty: true })).body.data).toMatchObject({
      deleted: 3,
      updated: 1,
    });
    expect(await read()).toEqual([people[3], people[4], people[5], { ...people[6], name: "Ann" }]);
    expect((await find("keyFields=email")).body.data).toEqual([]);
    const unknown = await merge({ keyFields: ["mail"] });
    expect([unknown.status, unknown.body.errors[0].key]).toEqual([400, "keyFields"]);
    await test.send("POST", `${path.replace("/records", "")}/lock`);
    expect((await merge({ keyFields: ["name"] })).status).toBe(409);
  });

  it("leave the most complete record, only of the groups that were chosen", async () => {
    const { merge, read, ids } = await open(people);
    const body = { keyFields: ["email"], keep: "mostComplete", fillEmpty: true, ids: [ids[6]] };
    const missing = await merge({ ...body, ids: [ids[6], "us_rc_nowhere"] });
    expect([missing.status, missing.body.errors[0].key]).toEqual([404, "ids"]);
    expect((await merge(body)).body.data).toMatchObject({ groups: 1, deleted: 2, updated: 0 });
    expect(await read()).toEqual([people[1], people[2], people[3], people[4], people[5]]);
  });

  it("are not deleted if a guest may not delete them, and the steps before stay", async () => {
    const rows = Array.from({ length: 2002 }, (_, index) => ({
      email: `E${index >> 1}`,
      name: `N${index >> 1}`,
    }));
    const { path, ids, spaceId, read } = await open(rows);
    await test.send("PUT", path, [{ id: ids[2001], values: {}, config: { readonly: true } }]);
    const guest = { environmentId: test.environments.development, email: "d@casa.example", name: "D. Uest" };
    const [{ id }] = await test.send("POST", "/guests", [{ ...guest, spaces: [{ id: spaceId }] }]);
    const { token } = await test.send("GET", `/guests/${id}/token`);
    const merge = (keep: string) =>
      test.request("PUT", `${path}/merge-duplicates`, { token, body: { keyFields: ["email"], keep } });
    expect((await merge("first")).status).toBe(403);
    expect(await read()).toHaveLength(1002);
    expect((await merge("last")).body.data).toMatchObject({ groups: 1, deleted: 1 });
  });

  it("are merged in steps in large sheets, however many records a group has", async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) =>
      index % 2 === 0 ? { email: "same", name: `N${index}` } : { email: `E${index % 2500}`, age: index },
    );
    const { merge, read, find } = await open(rows);
    const { body } = await find("keyFields=email&pageSize=1000");
    expect(body.data[0]).toMatchObject({ values: { email: "same" }, count: 5000 });
    expect(body.data[0].recordIds).toHaveLength(100);
    expect(body.pagination.totalCount).toBe(1251);
    const { data } = (await merge({ keyFields: ["email"] })).body;
    expect(data).toMatchObject({ groups: 1251, deleted: 8749, updated: 0 });
    expect(data.commitIds.length).toBeGreaterThan(3);
    const left = await read();
    expect(left).toHaveLength(1251);
    expect(left.slice(0, 3)).toEqual(rows.slice(0, 2).concat(rows.slice(3, 4)));
  });

  it("stay if they are none any more when their step begins", async () => {
    const { path, sheets, ids, read } = await open([
      { email: "a" },
      { email: "b" },
      { email: "A" },
      { email: "b" },
    ]);
    await other("PUT", path, { body: [{ id: ids[3], values: cells({ email: "own" }) }] });
    const caller = createServiceCaller(test.dependencies, test, "");
    const { groups } = await transact(test.dependencies, caller, (context) =>
      mergeGroups(context, sheets["people"] ?? "", { keyFields: ["email"] }, [
        [0, 2],
        [1, 3],
      ]),
    );
    expect(groups).toEqual([
      { kept: [0], deleted: 1, updated: 0 },
      { kept: [1, 3], deleted: 0, updated: 0 },
    ]);
    expect(await read()).toEqual([{ email: "a" }, { email: "b" }, { email: "own" }]);
  });
});

it("the digests of duplicates are grouped in the order of their records", () => {
  const groups = new DigestGroups();
  for (let index = 0; index < 5000; index += 1)
    groups.add(index % 3 === 0 ? index % 7 : 1_000_000 + index, index * 2);
  const found = groups.listGroups();
  expect(found.map((group) => groups.listPositions(group, 1)[0])).toEqual([0, 6, 12, 18, 24, 30, 36]);
  expect(found.reduce((sum, group) => sum + groups.countRecords(group), 0)).toBe(1667);
  expect(groups.listPositions(found[1] ?? -1, 3)).toEqual([6, 48, 90]);
});

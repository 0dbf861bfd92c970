import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const goods: SheetConfig = {
  name: "Goods",
  slug: "goods",
  fields: [
    { key: "sku", type: "string" },
    { key: "name", type: "string" },
    { key: "price", type: "number" },
    { key: "tags", type: "string-list" },
  ],
};

/** The placeholders of the commits in the queries below. */
type Commit = "FIRST" | "SECOND" | "THIRD";

describeEngines("calculations", (engine) => {
  let test: TestService;
  let sheetId = "";
  let workbookId: string;
  let path: string;
  let commits: Record<Commit, string>;
  beforeAll(async () => {
    test = await startTestService(engine);
    const catalogue = await createCatalogue(test, [goods]);
    workbookId = catalogue.workbookId;
    sheetId = catalogue.sheets["goods"] ?? "";
    path = `/sheets/${sheetId}`;
    const write = async (method: string, body: object) =>
      (await test.request(method, `${path}/records`, { body })).body.data;
    const first = await write("POST", [
      cells({ sku: "a", price: 1, name: "Cup", tags: ["kitchen", "blue"] }),
      cells({ sku: "b", price: "many", name: "" }),
      cells({ sku: "c", name: "Blue cup" }),
      cells({ sku: "d", price: "" }),
    ]);
    const second = await write("PUT", [{ id: first.records[0].id, values: { price: { value: 3 } } }]);
    const third = await write("POST", [cells({ sku: "e", price: 0.0000001 })]);
    commits = { FIRST: first.commitId, SECOND: second.commitId, THIRD: third.commitId };
  });
  afterAll(() => test.close());

  const read = (query = "") => test.request("GET", `${path}/calculations?${query}`);
  /** The values of the calculations of one field, by type. */
  const readField = async (key: string, query = "") => {
    const { body } = await read(query);
    expect(body.errors).toBeUndefined();
    return Object.fromEntries(
      body.data
        .filter(({ fieldKey }: { fieldKey: string }) => fieldKey === key)
        .map(({ type, value }: { type: string; value?: number }) => [type, value]),
    );
  };
  const everything = encodeURIComponent('sku ne ""');

  it.each(["", `q=${everything}`])("are one of each type for each field: %s", async (query) => {
    const { body } = await read(query);
    expect(Object.keys(body)).toEqual(["data"]);
    expect(body.data).toHaveLength(10 * goods.fields.length);
    for (const { key } of goods.fields) {
      const own = body.data.filter((one: { fieldKey: string }) => one.fieldKey === key);
      expect(new Set(own.map(({ type }: { type: string }) => type)).size).toBe(10);
      expect(own[0]).toMatchObject({ workbookId, sheetId });
    }
    expect(await readField("price", query)).toEqual({
      COUNT_EMPTY: 2,
      COUNT_NON_EMPTY: 3,
      PERCENT_EMPTY: 40,
      PERCENT_NON_EMPTY: 60,
      COUNT_CHANGED: 1,
      PERCENT_CHANGED: 20,
      SUM: 3.0000001,
      AVERAGE: 3.0000001 / 2,
      MIN: 0.0000001,
      MAX: 3,
    });
  });

  it("have no value if there is no result", async () => {
    const { body } = await read();
    const withoutValue = body.data.filter((one: object) => !("value" in one));
    expect(withoutValue).toHaveLength(4 * 3);
    expect(await readField("name")).toMatchObject({ COUNT_EMPTY: 3, SUM: undefined, AVERAGE: undefined });
    expect(await readField("sku", "filter=none")).toMatchObject({
      COUNT_EMPTY: 0,
      PERCENT_EMPTY: undefined,
      MIN: undefined,
    });
  });

  it.each([
    ["", 5],
    ["versionId=FIRST", 4],
    ["versionId=SECOND", 1],
    ["commitId=FIRST", 5],
    ["commitId=SECOND", 2],
    ["sinceVersionId=FIRST", 2],
    ["sinceCommitId=FIRST", 2],
    ["sinceCommitId=SECOND", 1],
    ["sinceCommitId=THIRD", 0],
    ["filter=valid", 4],
    ["filter=error", 1],
    ["filter=all", 5],
    ["filter=none", 0],
    ["filter=error&filterField=price", 1],
    ["filter=error&filterField=name", 0],
    ["filterField=price", 5],
    ["searchValue=CUP", 2],
    ["searchValue=KITCH", 1],
    ['searchValue="kitchen"', 1],
    ['searchValue="kitch"', 0],
    ['searchValue="cup"', 1],
    ['searchValue=""&searchField=name', 3],
    ["searchValue=0.0000001", 1],
    ["searchValue=cup&searchField=tags", 0],
    ["searchValue=blue&searchField=tags", 1],
    ["q=price gte 1", 1],
    ["q=name ilike '%cup%'", 2],
    ["q=name ilike '%cup%'&filter=valid&searchValue=blue&sinceCommitId=FIRST", 1],
    ["q=name ilike '%cup%'&filter=error", 0],
  ])("are computed over the records of %s", async (query, count) => {
    const named = query.replace(/FIRST|SECOND|THIRD/, (name) => commits[name as Commit]);
    expect(await readField("sku", encodeURI(named))).toMatchObject({ COUNT_NON_EMPTY: count });
  });

  it.each([
    ["filter=error&filterField=weight", "filterField"],
    ["searchValue=a&searchField=weight", "searchField"],
    ["q=price gt", "q"],
    ["q=weight gt 1", "q"],
    ["sinceCommitId=us_vr_none", "sinceCommitId"],
  ])("are rejected for %s", async (query, key) => {
    const { status, body } = await read(encodeURI(query));
    expect([status, body.errors[0].key]).toEqual([400, key]);
  });
});

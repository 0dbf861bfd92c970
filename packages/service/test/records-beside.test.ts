import { afterAll, beforeAll, expect, it } from "vitest";
import { locateRecords } from "../src/records/reading/locate-records.ts";
import { getSheet } from "../src/sheets/sheets.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { countStatements } from "./support/count-statements.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** More than two blocks of records. */
const total = 2600;

interface Row {
  readonly id: string;
  readonly position: number;
  readonly fields: readonly string[];
  readonly name: string;
}

describeEngines("records beside a position", (engine) => {
  let test: TestService;
  let sheetId: string;
  /** What the sheet has, in its order. */
  let rows: Row[];

  // A hundred records with errors, of which few have one in the second field, and none stands at a regular distance.
  const hasNumberError = (index: number) => (index * 7919) % 26 === 3;
  const hasOptionError = (index: number) => index === 12 || index === 1999 || index === 2599;

  beforeAll(async () => {
    test = await startTestService(engine);
    const fields = [
      { key: "name", type: "string" as const },
      { key: "price", type: "number" as const },
      { key: "size", type: "enum" as const, config: { options: [{ value: "S" }] } },
    ];
    const { sheets } = await createCatalogue(test, [{ name: "Goods", slug: "goods", fields }]);
    sheetId = sheets["goods"] ?? "";
    const made = Array.from({ length: total }, (_, index) => ({
      name: `N${index % 10}`,
      price: hasNumberError(index) ? "cheap" : index,
      size: hasOptionError(index) ? "XXL" : "S",
    }));
    const { records } = await test.send("POST", `/sheets/${sheetId}/records`, made.map(cells));
    const all: Row[] = records.map(({ id }: { id: string }, position: number) => ({
      id,
      position,
      name: made[position]?.name ?? "",
      fields: [...(hasNumberError(position) ? ["price"] : []), ...(hasOptionError(position) ? ["size"] : [])],
    }));
    // A whole block, and some records of others, are deleted: their positions stay empty.
    const isDeleted = ({ position }: Row) => position === 11 || (position >= 1000 && position < 1990);
    const ids = all.filter(isDeleted).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += 100) {
      const query = ids
        .slice(start, start + 100)
        .map((id) => `ids=${id}`)
        .join("&");
      await test.send("DELETE", `/sheets/${sheetId}/records?${query}`);
    }
    rows = all.filter((row) => !isDeleted(row));
  });
  afterAll(() => test.close());

  const ask = (query: string) => test.request("GET", `/sheets/${sheetId}/records/indices?${query}`);

  it.each<[string, (row: Row) => boolean]>([
    ["", () => true],
    ["filter=error", ({ fields }) => fields.length > 0],
    ["filter=valid", ({ fields }) => fields.length === 0],
    ["filter=error&filterField=size", ({ fields }) => fields.includes("size")],
    ["filter=error&searchValue=N7", ({ fields, name }) => fields.length > 0 && name === "N7"],
    ["q=name eq N3", ({ name }) => name === "N3"],
    ["filter=none", () => false],
  ])("are the nearest ones of the selection %j, in both directions", async (query, isSelected) => {
    const show = (row: Row) => ({
      id: row.id,
      index: rows.indexOf(row),
      position: row.position,
      ...(row.fields.length > 0 && { fields: row.fields }),
    });
    const selected = rows.filter(isSelected);
    for (const position of [0, 1, 11, 12, 999, 1000, 1500, 1999, 2000, 2598, 2599, 5000]) {
      for (const limit of [1, 3, 100]) {
        const behind = selected.filter((row) => row.position > position).slice(0, limit);
        const before = selected.filter((row) => row.position < position).toReversed();
        const name = `${query} ${position} ${limit}`;
        const after = await ask(`${query}&after=${position}&limit=${limit}`);
        expect(after, name).toMatchObject({ status: 200, body: behind.map(show) });
        const last = await ask(`${query}&before=${position}&limit=${limit}`);
        expect(last.body, name).toEqual(before.slice(0, limit).map(show));
      }
    }
    expect((await ask(`${query}&after=-1`)).body).toEqual(selected.slice(0, 1).map(show));
  });

  it("have the places that ids have, too", async () => {
    const some = rows.filter((_, index) => index % 97 === 0).slice(0, 20);
    const ids = some.map(({ id }) => `ids=${id}`).join("&");
    for (const [query, isSelected] of [
      ["", () => true],
      ["filter=error", ({ fields }: Row) => fields.length > 0],
      ["filter=valid", ({ fields }: Row) => fields.length === 0],
    ] as const) {
      const list = rows.filter(isSelected);
      const expected = some.map((row) => ({ id: row.id, index: list.indexOf(row) }));
      expect((await ask(`${ids}&${query}`)).body, query).toEqual(expected);
    }
  });

  it("are asked for in one way, in the order of the insertion", async () => {
    const refused = async (query: string) => {
      const { status, body } = await ask(query);
      return [status, body.errors?.[0]?.key];
    };
    expect((await ask("filter=error")).body).toEqual((await ask("filter=error&after=-1")).body);
    expect(await refused("after=1&before=9")).toEqual([400, "ids"]);
    expect(await refused(`after=1&ids=${rows[0]?.id}`)).toEqual([400, "ids"]);
    expect(await refused("after=1&sortField=price&sortDirection=asc")).toEqual([400, "sortField"]);
    expect(await refused("after=1&limit=101")).toEqual([400, "limit"]);
    expect(await refused("after=-2")).toEqual([400, "after"]);
  });

  it("cost a few statements, however far they are", async () => {
    const count = async (query: object) => {
      const counted = countStatements(test);
      const sheet = await getSheet(counted.context, sheetId);
      const before = counted.count();
      const found = await locateRecords(counted.context, sheet, query);
      expect(found).toHaveLength(1);
      return counted.count() - before;
    };
    const near = await count({ after: 1998, filter: "error", filterField: "size" });
    const far = await count({ after: 12, filter: "error", filterField: "size" });
    const back = await count({ before: 1999, filter: "error", filterField: "size" });
    expect([far, back]).toEqual([near, near]);
    expect(near).toBeLessThanOrEqual(8);
  });
});

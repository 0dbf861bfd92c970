import { afterAll, beforeAll, expect, it } from "vitest";
import { compareHolders, countHolders } from "../src/records/stores/value-store.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { countStatements } from "./support/count-statements.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const people = {
  name: "People",
  slug: "people",
  fields: [{ key: "name", type: "string", constraints: [{ type: "unique" }] }] as const,
};

describeEngines("equal values of a unique field", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  it("are errors from the second one on, and none when one is left", async () => {
    const { sheets } = await createCatalogue(test, [people as never]);
    const path = `/sheets/${sheets["people"]}`;
    const insert = async (names: readonly string[]) => {
      const { records } = await test.send(
        "POST",
        `${path}/records`,
        names.map((name) => cells({ name })),
      );
      return records.map(({ id }: { id: string }) => id) as string[];
    };
    const count = async () => (await test.send("GET", `${path}/counts`)).counts.error;
    const remove = (ids: readonly string[]) =>
      test.send("DELETE", `${path}/records?ids=${ids.join("&ids=")}`);

    const [first = ""] = await insert(["Ada"]);
    expect(await count()).toBe(0);
    const many = await insert(["Ada", "Ada", "Ada", "Ada", "Ada", "Ada", "Ada", "Ada", "Bea", "Bea", "Cem"]);
    expect(await count()).toBe(11);
    await remove(many.slice(0, 7));
    expect(await count()).toBe(4);
    await remove([first]);
    expect(await count()).toBe(2);
    await insert(["Ada"]);
    expect(await count()).toBe(4);
  });

  it("are counted no further than is asked, however many there are", async () => {
    const { sheets } = await createCatalogue(test, [people as never]);
    const sheetId = sheets["people"] ?? "";
    await test.send(
      "POST",
      `/sheets/${sheetId}/records`,
      Array.from({ length: 40 }, () => cells({ name: "Ada" })),
    );
    const { context } = countStatements(test);
    const { digest } = await context.db
      .selectFrom("record_values")
      .select("digest")
      .where("sheet_id", "=", sheetId)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await countHolders(context, sheetId, "unique:0", [digest, "none"], 2)).toEqual(
      new Map([[digest, 2]]),
    );
    const compare = async (change: number) => {
      const [found] = await compareHolders(context, sheetId, "unique:0", new Map([[digest, change]]));
      return [found?.before, found?.now];
    };
    expect(await compare(1)).toEqual([2, 2]);
    expect(await compare(38)).toEqual([2, 2]);
    expect(await compare(39)).toEqual([1, 2]);
    expect(await compare(40)).toEqual([0, 2]);
    expect(await compare(-5)).toEqual([2, 2]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cells, createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines, type Engine, openPostgresWith } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, uploadFile } from "./support/upload.ts";

describeEngines("texts", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("from a file are stored with U+FFFD instead of U+0000 and half surrogate pairs, and with a warning", async () => {
    const lines = [
      String.raw`{"name":"a\u0000b"}`,
      String.raw`{"name":"\ud83d cup"}`,
      String.raw`{"name":"\ud83d\ude00"}`,
    ];
    const upload = await uploadFile(test, await createSpace(test), lines.join("\n"), { name: "x.jsonl" });
    const { file, job } = await awaitExtraction(test, upload.body.data.id);
    expect(job).toMatchObject({ status: "complete" });
    const { body: sheets } = await test.request("GET", `/sheets?workbookId=${file.workbookId}`);
    const { body } = await test.request("GET", `/sheets/${sheets.data[0].id}/records?includeMessages=true`);
    const names = body.data.records.map(({ values }: { values: { name: object } }) => values.name);
    const messages = [{ type: "warn", source: "is-artifact", message: expect.stringContaining("U+0000") }];
    expect(names).toMatchObject([
      { value: "a\uFFFDb", valid: true, messages },
      { value: "\uFFFD cup", valid: true, messages },
      { value: "\u{1F600}", messages: [] },
    ]);
  });
});

/** What queries find does not depend on the locale of the database. */
const locales = {
  "the locale C": "locale 'C'",
  "Turkish rules": "locale 'C' locale_provider icu icu_locale 'tr'",
};

describe.skipIf(process.env["DATABASE_URL"] === undefined)("texts on PostgreSQL", () => {
  const createEngine = (settings: string): Engine => ({
    name: settings,
    open: () => openPostgresWith(`template template0 encoding 'UTF8' ${settings}`) as Promise<never>,
  });

  it.each(Object.entries(locales))("are compared by Unicode in a database with %s", async (_, settings) => {
    const test = await startTestService(createEngine(settings));
    const { sheets } = await createCatalogue(test);
    const sheet = `/sheets/${sheets["products"]}/records`;
    const names = ["CAFÉ", "ΟΔΟΣ", "ISLAND", "island", "ışık"];
    await test.request("POST", sheet, { body: names.map((name, sku) => cells({ sku, name })) });
    const find = async (q: string) => {
      const { body } = await test.request("GET", `${sheet}?q=${encodeURIComponent(q)}`);
      return body.data.records.map(
        ({ values }: { values: { name: { value: string } } }) => values.name.value,
      );
    };
    expect(await find("name ilike 'café'")).toEqual(["CAFÉ"]);
    expect(await find("name ilike οδος")).toEqual(["ΟΔΟΣ"]);
    expect(await find("name ilike island")).toEqual(["ISLAND", "island"]);
    expect(await find("name ilike 'IŞIK'")).toEqual([]);
    expect(await find("name gt z")).toEqual(["ΟΔΟΣ", "ışık"]);
    await test.close();
  });

  it("are not stored in a database with another encoding", async () => {
    const storage = await openPostgresWith("template template0 encoding 'SQL_ASCII' locale 'C'");
    await expect(storage?.migrate()).rejects.toThrow("The database has the encoding SQL_ASCII.");
    await storage?.close();
  });
});

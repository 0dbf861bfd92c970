import { parquetMetadata, parquetReadObjects, parquetSchema } from "hyparquet";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { downloadFile, downloadText, readWorksheet, requestFile } from "./support/download.ts";
import { extractSheets } from "./support/extracted.ts";
import { oddRows } from "./support/odd-values.ts";
import { startTestService, type TestService } from "./support/start.ts";

const keys = productSheet.fields.map(({ key }) => key);

type Read = readonly { readonly id: string; readonly values: Record<string, { readonly value: unknown }> }[];

describeEngines("a file of a sheet", (engine) => {
  let test: TestService;
  let spaceId: string;
  let sheetId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  beforeEach(async () => {
    const catalogue = await createCatalogue(test);
    ({ spaceId } = catalogue);
    sheetId = catalogue.sheets["products"] as string;
  });
  afterAll(() => test.close());

  const insert = (rows: readonly object[], to = sheetId) =>
    test.send(
      "POST",
      `/sheets/${to}/records`,
      rows.map((row) => cells(row as Record<string, unknown>)),
    );
  const readRecords = async (query = "", of = sheetId): Promise<Read> =>
    (await test.send("GET", `/sheets/${of}/records?${query}`)).records;
  const readValues = async (of = sheetId) =>
    (await readRecords("", of)).map(({ values }) => keys.map((key) => values[key]?.value));
  const readText = (query = "") => downloadText(test, sheetId, query);
  const readSkus = async (query: string) =>
    (await readText(`format=jsonl&${query}`))
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line).sku);
  const fillPages = () =>
    insert(Array.from({ length: 2500 }, (_, index) => ({ sku: `S${index}`, price: (index * 7919) % 2500 })));

  it("is CSV as RFC 4180 describes it", async () => {
    await insert([
      { sku: "007", name: "Cup, set of 4", price: 1e21, in_stock: true, tags: ["a", "b,c"] },
      { sku: 'a "quote"', name: "two\nlines", price: 0.0000001, in_stock: false, since: "2026-03-02" },
      { sku: " x", name: null, currency: "" },
    ]);
    expect(await readText()).toBe(
      [
        "sku,name,price,currency,in_stock,since,tags",
        '007,"Cup, set of 4",1000000000000000000000,,true,,"[""a"",""b,c""]"',
        '"a ""quote""","two\nlines",0.0000001,,false,2026-03-02,',
        '" x",,,,,,',
        "",
      ].join("\r\n"),
    );
    expect(await readText("fields=name")).toBe('name\r\n"Cup, set of 4"\r\n"two\nlines"\r\n""\r\n');
  });

  it("has the same values if it is imported again as CSV", async () => {
    await insert(oddRows);
    const csv = await readText("format=csv");
    const { sheets } = await extractSheets(test, spaceId, csv, { name: "again.csv" });
    const write = (value: unknown) => {
      if (value === null || value === "") return null;
      if (typeof value === "number")
        return BigInt(Math.trunc(value)) > 2n ** 60n ? `${BigInt(value)}` : `${value}`;
      return typeof value === "string" ? value : JSON.stringify(value);
    };
    const expected = (await readValues()).map((row) =>
      row.map((value) => (value === 1e-7 ? "0.0000001" : write(value))),
    );
    expect(sheets[0]?.keys).toEqual(keys);
    expect(sheets[0]?.rows).toEqual(expected);
  });

  it("is a workbook that a reader of XLSX reads back", async () => {
    await insert([...oddRows, { sku: "long", name: `${"x".repeat(32_766)}\u{1f600}` }]);
    const bytes = await downloadFile(test, sheetId, "format=xlsx&columnNames=label");
    const xlsx = { name: "again.xlsx", type: "application/octet-stream" };
    const { sheets } = await extractSheets(test, spaceId, bytes, xlsx);
    const write = (value: unknown) => {
      if (value === null || value === "") return null;
      // Spreadsheet programs have fifteen digits.
      if (typeof value === "number") return String(Number(value.toPrecision(15)));
      return typeof value === "string"
        ? value.replace("\u{1f600}", value.length > 1000 ? "" : "$&")
        : JSON.stringify(value);
    };
    expect(sheets.map(({ name }) => name)).toEqual(["Products"]);
    expect(sheets[0]?.keys.slice(0, 3)).toEqual(["Article", "name", "Price in euros"]);
    expect(sheets[0]?.rows).toEqual((await readValues()).map((row) => row.map(write)));
    const worksheet = await readWorksheet(bytes);
    expect(worksheet).toContain('<c r="C2"><v>24.5</v></c>');
    expect(worksheet).toContain('<c r="E2" t="b"><v>1</v></c><c r="F2" s="1"><v>46083</v></c>');
    expect(worksheet).toContain('<c r="A6" t="inlineStr"><is><t xml:space="preserve">=1+2</t></is></c>');
    expect(worksheet).not.toContain("<f");
  });

  it("has days that do not exist as text", async () => {
    await insert([{ sku: "A", since: "2026-02-29" }]);
    const worksheet = await readWorksheet(await downloadFile(test, sheetId, "format=xlsx&fields=since"));
    expect(worksheet).toContain(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">2026-02-29</t></is></c>',
    );
  });

  it("has lines that `insertRecordLines` reads back as the same values", async () => {
    await insert(oddRows);
    const lines = await readText("format=jsonl");
    expect(lines.split("\n").slice(0, -1)).toHaveLength(oddRows.length);
    expect(Object.keys(JSON.parse(lines.split("\n")[0] as string))).toEqual(keys);
    const other = (await createCatalogue(test)).sheets["products"] as string;
    const response = await test.request("POST", `/sheets/${other}/records.jsonl`, {
      text: lines,
      headers: { "content-type": "application/x-ndjson" },
    });
    expect([response.status, response.body.data?.counts.total]).toEqual([200, oddRows.length]);
    expect(await readValues(other)).toEqual(await readValues());
    expect(await downloadText(test, other, "format=jsonl")).toBe(lines);
  });

  it("is a Parquet file that a reader of Parquet reads back", async () => {
    await insert(oddRows);
    const [since, tags] = ["2024-02-29", ["a,b", "", "c"]];
    const many = Array.from({ length: 10_000 }, (_, index) => ({ sku: `S${index}`, since, tags }));
    for (const _ of [1, 2]) await insert(many);
    const bytes = await downloadFile(test, sheetId, "format=parquet&columnNames=label");
    const file = bytes.buffer;
    const metadata = parquetMetadata(file);
    const types = parquetSchema(metadata).children.map(({ element }) => [
      element.name,
      element.converted_type ?? element.type,
    ]);
    expect(types).toEqual([
      ["sku", "UTF8"],
      ["name", "UTF8"],
      ["price", "DOUBLE"],
      ["currency", "UTF8"],
      ["in_stock", "BOOLEAN"],
      ["since", "DATE"],
      ["tags", "LIST"],
    ]);
    expect(metadata.row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([20_000, 11]);
    const rows = await parquetReadObjects({ file });
    const invalid: readonly unknown[] = ["twelve", "soon", "maybe"];
    const write = (value: unknown, index: number) => {
      if (invalid.includes(value)) return null;
      return index === 5 && typeof value === "string" ? new Date(value) : (value ?? null);
    };
    const expected = (await downloadText(test, sheetId, "format=jsonl")).split("\n").slice(0, -1);
    expect(rows.map((row) => Object.values(row).map((value) => value ?? null))).toEqual(
      expected.map((line) => Object.values(JSON.parse(line)).map(write)),
    );
    const empty = await downloadFile(test, sheetId, "format=parquet&filter=none&fields=price&fields=sku");
    expect(await parquetReadObjects({ file: empty.buffer })).toEqual([]);
    expect(parquetMetadata(empty.buffer).schema.map(({ name }) => name)).toEqual(["schema", "price", "sku"]);
  });

  it("has the records that `getRecords` selects, in its order", async () => {
    const first = await insert([...oddRows]);
    const second = await insert([
      { sku: "later", name: "Cup", price: 3 },
      { sku: "later", price: 4 },
    ]);
    const [one, two] = await readRecords();
    const queries = [
      "filter=error",
      "filter=valid",
      "filter=error&filterField=price",
      "searchValue=cup",
      "searchValue=cup&searchField=sku",
      `q=${encodeURIComponent("price gt 1 and name ne Cup")}`,
      `ids=${one?.id}&ids=${two?.id}`,
      `filter=error&ids=${one?.id}`,
      `commitId=${first.commitId}`,
      `versionId=${second.versionId}`,
      `sinceCommitId=${first.commitId}`,
      `sinceVersionId=${first.commitId}`,
      "sortField=price&sortDirection=desc",
      "sortField=name&sortDirection=asc&filter=valid",
      "filter=none",
    ];
    for (const query of queries) {
      const expected = (await readRecords(query)).map(({ values }) => values["sku"]?.value ?? null);
      expect([query, await readSkus(query)]).toEqual([query, expected]);
    }
  });

  it("has the requested columns, by key or by label", async () => {
    await insert([{ sku: "A", price: 1, name: "Cup" }]);
    expect(await readText("columnNames=label&fields=price&fields=sku&fields=price")).toBe(
      "Price in euros,Article\r\n1,A\r\n",
    );
    expect(await readText("columnNames=label&fields=name")).toBe("name\r\nCup\r\n");
    expect(await readText("format=jsonl&columnNames=label&fields=price&fields=sku")).toBe(
      '{"price":1,"sku":"A"}\n',
    );
  });

  it("begins with a byte order mark, and escapes formulas, only if this is requested", async () => {
    const rows = ["=1+2", "+1", "-1", "@x", "\tx", "\rx", "a=1"].map((sku, index) => ({
      sku,
      price: -index,
    }));
    await insert(rows);
    const plain = await readText("fields=sku&fields=price");
    expect(plain.startsWith("sku,price\r\n=1+2,0\r\n+1,-1\r\n-1,-2\r\n@x,-3\r\n")).toBe(true);
    expect(await readText("fields=sku&fields=price&byteOrderMark=true")).toBe(`\uFEFF${plain}`);
    expect(await readText("fields=sku&fields=price&escapeFormulas=true")).toBe(
      "sku,price\r\n'=1+2,0\r\n'+1,-1\r\n'-1,-2\r\n'@x,-3\r\n'\tx,-4\r\n\"'\rx\",-5\r\na=1,-6\r\n",
    );
    expect(await readSkus("byteOrderMark=true&escapeFormulas=true")).toEqual(rows.map(({ sku }) => sku));
  });

  it("has a name, and its type says that it is for saving", async () => {
    await test.send("PATCH", `/sheets/${sheetId}`, { name: "Möbel/2026" });
    const response = await requestFile(test, sheetId, "format=jsonl");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="M_bel_2026.jsonl"; filename*=UTF-8''M%C3%B6bel_2026.jsonl`,
    );
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toBe("");
    const head = await requestFile(test, sheetId, "", { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, null]);
    const part = await requestFile(test, sheetId, "fields=sku&fields=name", { range: "bytes=1-2" });
    expect([part.status, await part.text()]).toEqual([200, "sku,name\r\n"]);
  });

  it("is rejected with JSON if a parameter is wrong", async () => {
    const wrong = [
      "fields=nothing",
      "sortField=price",
      "q=price+gt",
      "filterField=x&filter=error",
      "format=doc",
    ];
    for (const query of wrong) {
      const response = await requestFile(test, sheetId, query);
      const { errors } = (await response.json()) as { errors: unknown[] };
      expect([query, response.status, errors.length]).toEqual([query, 400, 1]);
    }
    expect((await requestFile(test, "us_sh_nothing0")).status).toBe(404);
    const large = { total: 1_048_576, next_position: 1_048_576 };
    await test.storage.transaction((db) =>
      db.updateTable("sheet_states").set(large).where("sheet_id", "=", sheetId).execute(),
    );
    expect((await requestFile(test, sheetId, "format=xlsx")).status).toBe(400);
    expect((await requestFile(test, sheetId, "format=xlsx&filter=error", { method: "HEAD" })).status).toBe(
      200,
    );
  });

  it("has the records of the time of the request, however many, with their values at the time of reading", async () => {
    await fillPages();
    for (const query of ["", "&sortField=price&sortDirection=desc", "&filter=valid"]) {
      const expected = (await readRecords(`pageSize=10000${query}`)).map(
        ({ values }) => values["sku"]?.value,
      );
      const response = await requestFile(test, sheetId, `format=jsonl${query}`);
      const added = await insert([{ sku: `late ${query}`, price: -1 }]);
      const text = await response.text();
      const skus = text
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line).sku);
      expect([query, skus.length]).toEqual([query, expected.length]);
      expect(skus).toEqual(expected);
      await test.send("DELETE", `/sheets/${sheetId}/records?ids=${added.records[0].id}`);
    }
    const [changed, deleted] = await readRecords("pageSize=2&pageNumber=1250");
    for (const query of ["", "&sortField=sku&sortDirection=asc"]) {
      const response = await requestFile(test, sheetId, `format=jsonl&fields=price${query}`);
      await test.send("PUT", `/sheets/${sheetId}/records`, [
        { id: changed?.id, values: cells({ price: `changed${query}` }) },
      ]);
      const ids = query === "" ? "" : deleted?.id;
      if (ids) await test.send("DELETE", `/sheets/${sheetId}/records?ids=${ids}`);
      const text = await response.text();
      expect(text).toContain(`{"price":"changed${query}"}\n`);
      expect(text.split("\n")).toHaveLength(query === "" ? 2501 : 2500);
    }
  });

  it("breaks if its sheet is deleted, or its caller loses the right to read it", async () => {
    await fillPages();
    const { token, personalAccessToken } = await test.send("POST", "/auth/personal-access-tokens", {
      name: "export",
    });
    const revoked = await requestFile(test, sheetId, "", { token });
    await test.send("DELETE", `/auth/personal-access-tokens/${personalAccessToken.id}`);
    await expect(revoked.text()).rejects.toThrow();
    const deleted = [await requestFile(test, sheetId), await requestFile(test, sheetId, "format=xlsx")];
    await test.send("DELETE", `/sheets/${sheetId}`);
    for (const response of deleted) await expect(response.text()).rejects.toThrow();
  });
});

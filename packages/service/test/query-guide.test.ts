import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const guide = readFileSync(new URL("../../docs/content/guides/filter-queries.md", import.meta.url), "utf8");

/** The rows of all tables of the guide with these columns. */
function readTables(...columns: readonly string[]): string[][] {
  const tables = guide.matchAll(/^\|.*\n\| ?-.*\n(?:\|.*\n)*/gm);
  return [...tables].flatMap(([table]) => {
    const [header, , ...rows] = table
      .trim()
      .split("\n")
      .map((line) =>
        line
          .split(/(?<!\\)\|/)
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return columns.every((column, index) => header?.[index] === column) ? rows : [];
  });
}

const readCode = (cell = "") => cell.slice(1, -1);
const examples = readTables("query", "finds").map(
  ([query, found]) => [readCode(query), found ?? ""] as const,
);
const errors = readTables("query", "message").map(
  ([query, message]) => [readCode(query), message ?? ""] as const,
);
const filters = readTables("filter", "finds").map(
  ([filter, found]) => [readCode(filter), found ?? ""] as const,
);
const records = readTables("sku", "name", "price").map(([sku, name, price, currency, tags = ""]) =>
  cells({ sku, name, price, currency, tags: tags.split(", ") }),
);

describeEngines("the guide to the filter query language", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let path: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    const options = [{ value: "EUR" }, { value: "USD" }];
    catalogue = await createCatalogue(test, [
      {
        name: "Goods",
        slug: "goods",
        fields: [
          { key: "sku", type: "string" },
          { key: "name", type: "string" },
          { key: "price", type: "number", label: "Price in euros" },
          { key: "currency", type: "enum", config: { options } },
          { key: "tags", type: "string-list" },
        ],
      },
    ]);
    path = `/sheets/${catalogue.sheets["goods"]}/records`;
    await test.request("POST", path, { body: records });
  });
  afterAll(() => test.close());

  const listSkus = (body: { data: { records: { values: { sku: { value: string } } }[] } }) =>
    body.data.records.map(({ values }) => values.sku.value).join(", ");

  it("has an example for each operator", () => {
    const operators = ["eq", "ne", "lt", "gt", "lte", "gte", "like", "ilike", "contains"];
    for (const operator of operators
      .map((each) => ` ${each} `)
      .concat("is valid", "is error", "is warning")) {
      expect(
        examples.some(([query]) => query.includes(operator)),
        operator,
      ).toBe(true);
    }
    expect([records.length, errors.length, filters.length]).toEqual([4, 7, 5]);
  });

  it.each(examples)("finds the records of %s", async (query, found) => {
    const { body } = await test.request("GET", `${path}?q=${encodeURIComponent(query)}`);
    expect(body.errors).toBeUndefined();
    expect(listSkus(body)).toBe(found);
  });

  it.each(errors)("has the message of %s", async (query, message) => {
    const { status, body } = await test.request("GET", `${path}?q=${encodeURIComponent(query)}`);
    const code = message.includes("has no field") ? "field_unknown" : "query_malformed";
    expect([status, body.errors]).toEqual([400, [{ key: "q", message, code }]]);
  });

  it.each(filters)("changes the records of the filter %s", async (filter, found) => {
    const slug = `flag-${crypto.randomUUID()}`;
    const { body } = await test.request("POST", `/v1/workbooks/${catalogue.workbookId}/flags/bulk-mutate`, {
      body: { operation: "apply", slug, filter: JSON.parse(filter) },
    });
    await waitForJob(test, body.jobId);
    const { body: page } = await test.request("GET", path);
    const flagged = page.data.records.filter(({ metadata }: { metadata: { flags?: string[] } }) =>
      metadata.flags?.includes(slug),
    );
    expect(listSkus({ data: { records: flagged } })).toBe(found);
  });
});

import type { Property } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** The stored value of a field for a sent value, with its message if there is one. */
type Case<Type extends Property["type"]> = readonly [
  settings: Omit<Extract<Property, { type: Type }>, "key" | "type">,
  sent: unknown,
  stored: unknown,
  message?: string,
];

const target = { ref: "suppliers", key: "code" };
const options = [{ value: "EUR" }, { value: 5 }, { value: true }];
const named = [{ value: "EUR", label: "Euro", alternativeNames: ["euros"] }];
const booleans = {
  true: ["true", "yes", "y", "t", "on", "1", 1, true, "YES", " On "],
  false: ["false", "no", "n", "f", "off", "0", 0, false, "No", " OFF "],
};
const notBoolean = "This must be `true` or `false`.";
const notDay = "This must be a day that exists, written as 2026-03-02.";
const unlinked = "No record of the sheet `suppliers` has this value in its field `code`.";
const cases: { readonly [Type in Property["type"]]: readonly Case<Type>[] } = {
  string: [
    [{}, 12, "12"],
    [{}, 1e21, "1000000000000000000000"],
    [{}, true, "true"],
    [{}, ["a"], ["a"], "This must be one text, not a list."],
    [
      { config: { size: "tiny" } },
      "x".repeat(256),
      "x".repeat(256),
      "This text is too long: a field of the size `tiny` may have at most 255 characters.",
    ],
    [{ config: { size: "tiny" } }, "\u{1F6A2}".repeat(255), "\u{1F6A2}".repeat(255)],
    [{}, "x".repeat(65_536), "x".repeat(65_536)],
    [
      { config: { size: "normal" } },
      "é".repeat(32_769),
      "é".repeat(32_769),
      "This text is too long: a field of the size `normal` may have at most 65536 bytes.",
    ],
    [
      {},
      "x".repeat(65_537),
      "x".repeat(65_537),
      "This text is too long: a field of the size `normal` may have at most 65536 bytes.",
    ],
    [{ config: { size: "medium" } }, "x".repeat(70_000), "x".repeat(70_000)],
  ],
  number: [
    [{}, " 1e3 ", 1000],
    [{}, "0x10", "0x10", "This must be a number, such as 12 or 12.5."],
    [{ config: { decimalPlaces: 1 } }, "12.55", 12.6, "12.55 was rounded to 1 decimal places."],
    [{ isArray: true }, ["1", "2.0"], ["1", "2"]],
    [{}, " 1.50 ", 1.5],
    [{}, "1,50", "1,50", "This must be a number, such as 12 or 12.5."],
    [{}, "0".repeat(1001), "0".repeat(1001), "This must be a number, such as 12 or 12.5."],
    [{ config: { decimalPlaces: 2 } }, 1.005, 1.01, "1.005 was rounded to 2 decimal places."],
    [{ config: { decimalPlaces: 2 } }, -1.005, -1.01, "-1.005 was rounded to 2 decimal places."],
    [{ config: { decimalPlaces: 2 } }, 1e-7, 0, "1e-7 was rounded to 2 decimal places."],
    [{ config: { decimalPlaces: 0 } }, "2.5", 3, "2.5 was rounded to 0 decimal places."],
    [{ config: { decimalPlaces: 2 } }, 1.1, 1.1],
  ],
  boolean: [
    ...booleans.true.map((sent) => [{}, sent, true] as const),
    ...booleans.false.map((sent) => [{}, sent, false] as const),
    ...(["maybe", "ja", 2] as const).map((sent) => [{}, sent, sent, notBoolean] as const),
    [{}, null, null],
    [{ config: { allowIndeterminate: true } }, null, null],
    [{ config: { allowIndeterminate: false } }, null, null, "This must be `true` or `false`."],
    [{ config: { allowIndeterminate: false } }, "", "", "This must be `true` or `false`."],
  ],
  date: [
    [{}, " 2026-03-02 ", "2026-03-02"],
    ...["2026-02-30", "2.3.2026", "2026-3-2", "2026-03-02T10:00:00Z", "10:00"].map(
      (sent) => [{}, sent, sent, notDay] as const,
    ),
  ],
  enum: [
    [{ config: { options } }, "5", 5],
    [{ config: { options } }, "GBP", "GBP", "This must be one of `EUR`, `5`, `true`."],
    [{ config: { options } }, "eur", "eur", "This must be one of `EUR`, `5`, `true`."],
    [{ config: { options, allowCustom: true } }, "GBP", "GBP", "This must be one of `EUR`, `5`, `true`."],
    [{ config: { options: named } }, "Euro", "Euro", "This must be one of `EUR`."],
    [{ config: { options: named } }, "euros", "euros", "This must be one of `EUR`."],
    [{ config: { options: [] } }, "GBP", "GBP", "This field has no options yet."],
    [{ config: { options }, multi: true }, ["EUR", "5"], ["EUR", "5"]],
    [{ config: { options }, isArray: true }, "EUR", ["EUR"]],
  ],
  "enum-list": [
    [{ config: { options } }, "EUR", ["EUR"]],
    [{ config: { options } }, ["EUR", "GBP"], ["EUR", "GBP"], "This must be one of `EUR`, `5`, `true`."],
  ],
  "string-list": [
    [{}, "one", ["one"]],
    [{}, [], null],
    [{}, ["", "one", ""], ["one"]],
    [{}, [""], null],
  ],
  reference: [
    [{ config: target }, "S1", "S1"],
    [{ config: target }, "S2", "S2", unlinked],
    [{ config: { ...target, relationship: "has-many" } }, "S1", ["S1"]],
    [{ config: target }, "s1", "s1", unlinked],
    [{ config: { ...target, relationship: "has-one" } }, "S1", "S1"],
    [{ config: target, isArray: true }, ["S1", "S2"], ["S1", "S2"], unlinked],
  ],
  "reference-list": [
    [{ config: target, isArray: false }, "S1", ["S1"]],
    [{ config: target }, "S1", ["S1"]],
    [{ config: target }, ["S1", "S2"], ["S1", "S2"], unlinked],
  ],
};
const fields = Object.entries(cases).flatMap(([type, list]) =>
  list.map(([settings], index) => ({ key: `${type} ${index}`, type, ...settings }) as Property),
);
const suppliers = {
  name: "Suppliers",
  slug: "suppliers",
  fields: [{ key: "code", type: "string" as const }],
};

describeEngines("field types", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("convert values with a clear meaning, and explain the error of others", async () => {
    const { sheets } = await createCatalogue(test, [suppliers, { name: "All", slug: "all", fields }]);
    await test.request("POST", `/sheets/${sheets["suppliers"]}/records`, { body: [cells({ code: "S1" })] });
    const all = Object.values<readonly Case<Property["type"]>[]>(cases).flat();
    const sent = Object.fromEntries(fields.map(({ key }, index) => [key, all[index]?.[1]]));
    const { body } = await test.request("POST", `/sheets/${sheets["all"]}/records`, { body: [cells(sent)] });
    expect(body.errors).toBeUndefined();
    const { values } = body.data.records[0];
    const found = fields.map(({ key }) => [key, values[key].value, values[key].messages[0]?.message]);
    expect(found).toEqual(fields.map(({ key }, index) => [key, all[index]?.[2], all[index]?.[3]]));
    for (const { key } of fields) {
      const { valid, messages } = values[key];
      const text = messages[0]?.message;
      const isRounded = text?.includes("was rounded") === true;
      const type = isRounded ? "warn" : "error";
      const source = isRounded ? "is-artifact" : text === unlinked ? "unlinked" : "invalid-option";
      const message = { field: key, type, source, message: text, code: expect.any(String) };
      expect({ key, valid, messages }).toMatchObject({
        key,
        valid: text === undefined || isRounded,
        messages: text === undefined ? [] : [message],
      });
    }
  });

  it("order numbers as numbers, and everything else as text", async () => {
    const { sheets } = await createCatalogue(test, [{ name: "All", slug: "all", fields }]);
    const sheet = `/sheets/${sheets["all"]}/records`;
    for (const key of ["number 0", "number 3", "string 0", "date 0", "enum 0"]) {
      const sent = key === "date 0" ? ["2026-03-10", "2026-03-09"] : [10, 5];
      const { body } = await test.request("POST", sheet, {
        body: sent.map((value) => cells({ [key]: value })),
      });
      const query = `sortField=${encodeURIComponent(key)}&sortDirection=asc&pageSize=2`;
      const sorted = (await test.request("GET", `${sheet}?${query}`)).body.data.records;
      const ids = body.data.records.map(({ id }: { id: string }) => id);
      const isAsSent = key === "string 0" || key === "enum 0" || key === "number 3";
      expect(
        sorted.map(({ id }: { id: string }) => id),
        key,
      ).toEqual(isAsSent ? ids : ids.reverse());
    }
  });

  it("reject invalid settings", async () => {
    const { spaceId } = await createCatalogue(test);
    const tooMany = { options: Array.from({ length: 101 }, (_, index) => ({ value: index })) };
    const constraints = Array.from({ length: 11 }, (_, index) => ({
      type: "external",
      validator: `v${index}`,
    }));
    const filtered = { ...target, filter: { refField: "country", recordField: "land" } };
    const { status, body } = await test.request("POST", "/workbooks", {
      body: {
        name: "x",
        spaceId,
        sheets: [
          {
            name: "y",
            fields: [
              { key: "a", type: "enum", config: tooMany },
              { key: "b", type: "enum-list", config: tooMany },
              { key: "c", type: "reference", config: filtered },
              { key: "d", type: "reference-list", config: filtered },
              { key: "e", type: "string", constraints },
            ],
          },
        ],
      },
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { key: "sheets[0].fields[0].config.options", message: expect.stringContaining("at most 100 options") },
      { key: "sheets[0].fields[1].config.options" },
      {
        key: "sheets[0].fields[2].config.filter.recordField",
        message: "The sheet has no field `land` to filter the references by.",
      },
      { key: "sheets[0].fields[3].config.filter.recordField" },
      {
        key: "sheets[0].fields[4].constraints",
        message: "A field may have at most 10 constraints; it has 11.",
      },
    ]);
  });
});

import type { CompositeUniqueConstraint, Constraint, Property, SheetConstraint } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** The messages that a field of one constraint gets for the values of records that are inserted together. */
interface Case<Given> {
  readonly constraint: Given;
  readonly values: readonly unknown[];
  readonly messages: readonly (string | undefined)[];
}

const needed = "This field needs a value.";
const duplicate = "Another record has the same value; it must be the only one.";
const noMail = "This value does not have the format `email`.";
const cases: {
  readonly [Type in Constraint["type"]]: readonly Case<Extract<Constraint, { type: Type }>>[];
} = {
  required: [
    { constraint: { type: "required" }, values: ["", null, "a"], messages: [needed, needed, undefined] },
    { constraint: { type: "required", config: { message: "Why?" } }, values: [null], messages: ["Why?"] },
  ],
  unique: [
    {
      constraint: { type: "unique" },
      values: ["ΟΔΟΣ", "οδοσ", "é", "É", "e"],
      messages: [duplicate, duplicate, duplicate, duplicate, undefined],
    },
    {
      constraint: { type: "unique" },
      values: ["a", "A", "b", null, null],
      messages: [duplicate, duplicate, undefined, undefined, undefined],
    },
    {
      constraint: { type: "unique", config: { caseSensitive: true, ignoreEmpty: false } },
      values: ["a", "A", null, null],
      messages: [undefined, undefined, duplicate, duplicate],
    },
  ],
  computed: [{ constraint: { type: "computed" }, values: ["a", null], messages: [undefined, undefined] }],
  external: [
    {
      constraint: { type: "external", validator: "vat" },
      values: ["a", null],
      messages: [undefined, undefined],
    },
  ],
  stored: [
    {
      constraint: { type: "stored", validator: "email" },
      values: ["a", null, "", "a@b.example"],
      messages: [noMail, undefined, undefined, undefined],
    },
    {
      constraint: { type: "stored", validator: "email", config: { message: "Whose?", level: "never" } },
      values: ["a"],
      messages: ["Whose?"],
    },
  ],
};

const composed = "Another record has the same values in c, d.";
const together = "Another record has the same values in a, b.";
const composite: CompositeUniqueConstraint = {
  type: "unique",
  name: "both",
  strategy: "concat",
  fields: ["a", "b"],
};
const sheetCases: {
  readonly [Type in SheetConstraint["type"]]: readonly Case<Extract<SheetConstraint, { type: Type }>>[];
} = {
  unique: [
    {
      constraint: { ...composite, strategy: "hash" },
      values: [{ a: "é" }, { a: "É", b: "" }, { a: "é", b: "x" }],
      messages: [together, together, undefined],
    },
    {
      constraint: composite,
      values: [{ a: "é" }, { a: "É", b: "" }, { a: "é", b: "x" }],
      messages: [together, together, undefined],
    },
    {
      constraint: composite,
      values: [{ a: "1", b: "2" }, { a: "1", b: "2" }, { a: "1" }, {}, {}],
      messages: [together, together, undefined, undefined, undefined],
    },
    {
      constraint: { ...composite, requiredFields: ["b"] },
      values: [{ a: "1" }, { a: "1" }],
      messages: [undefined, undefined],
    },
  ],
  external: [
    {
      constraint: { type: "external", validator: "both", fields: ["a"] },
      values: [{ a: "1" }, { a: "1" }],
      messages: [undefined, undefined],
    },
  ],
};

describeEngines("constraint types", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("of fields find invalid values", async () => {
    for (const { constraint, values, messages } of Object.values<readonly Case<Constraint>[]>(cases).flat()) {
      const fields = [{ key: "a", type: "string" as const, constraints: [constraint] }];
      const found = await insert(
        fields,
        [],
        values.map((a) => ({ a })),
      );
      expect(found, JSON.stringify(constraint)).toEqual(messages);
    }
  });

  it("of sheets find invalid records", async () => {
    for (const { constraint, values, messages } of Object.values<readonly Case<SheetConstraint>[]>(
      sheetCases,
    ).flat()) {
      const fields = ["a", "b"].map((key) => ({ key, type: "string" as const }));
      const found = await insert(fields, [constraint], values as readonly Record<string, unknown>[]);
      expect(found, JSON.stringify(constraint)).toEqual(messages);
    }
  });

  it("count once for a field, the first of them", async () => {
    const constraints: Constraint[] = [{ type: "required", config: { level: "warn" } }, { type: "required" }];
    const { sheets } = await createCatalogue(test, [
      { name: "x", slug: "x", fields: [{ key: "a", type: "string", constraints }] },
    ]);
    const { body } = await test.request("POST", `/sheets/${sheets["x"]}/records`, {
      body: [cells({ a: null })],
    });
    expect(body.data.records[0].values.a.messages).toMatchObject([{ type: "warn", message: needed }]);
  });

  it("have the message and the level of their settings; the default is `error`", async () => {
    const settings = [undefined, { message: "Other." }, { level: "warn", message: "Warning." }] as const;
    for (const config of [...settings, { level: "info" } as const]) {
      const own = config === undefined ? {} : { config };
      const fields: Property[] = [
        { key: "a", type: "string", constraints: [{ type: "unique", ...own }] },
        { key: "b", type: "string", constraints: [{ type: "required", ...own }] },
        { key: "c", type: "string" },
        { key: "d", type: "string" },
      ];
      const constraints = [{ ...composite, fields: ["c", "d"], ...own }];
      const { sheets } = await createCatalogue(test, [{ name: "x", slug: "x", fields, constraints }]);
      const record = { a: "1", b: "", c: "2", d: "3" };
      const { body } = await test.request("POST", `/sheets/${sheets["x"]}/records`, {
        body: [cells(record), cells(record)],
      });
      const level = config !== undefined && "level" in config ? config.level : "error";
      for (const { valid, values } of body.data.records) {
        expect(valid).toBe(level !== "error");
        const found = Object.entries({ a: duplicate, b: needed, c: composed, d: composed });
        for (const [key, usual] of found) {
          const message = config !== undefined && "message" in config ? config.message : usual;
          const source = key === "b" ? "required-constraint" : "unique-constraint";
          expect(values[key]).toMatchObject({
            valid: level !== "error",
            messages: [{ type: level, source, message }],
          });
        }
      }
    }
  });

  it("reject invalid settings", async () => {
    const { spaceId } = await createCatalogue(test);
    const constraints = [
      { type: "external", validator: "vat" },
      { type: "stored", validator: "vat" },
      { type: "external", validator: "VAT" },
      { type: "stored", validator: "Vat" },
    ];
    const both = { ...composite, fields: ["a"], requiredFields: ["c"] };
    const { status, body } = await test.request("POST", "/workbooks", {
      body: {
        name: "x",
        spaceId,
        sheets: [
          {
            name: "y",
            fields: [{ key: "a", type: "string", constraints }],
            constraints: [
              both,
              { type: "external", validator: "v", fields: ["d"] },
              { ...both, name: "Both" },
            ],
          },
        ],
      },
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ key }: { key: string }) => key)).toEqual([
      "sheets[0].fields[0].constraints[2].validator",
      "sheets[0].fields[0].constraints[3].validator",
      "sheets[0].constraints[2].name",
      "sheets[0].constraints[0].fields",
      "sheets[0].constraints[1].fields",
      "sheets[0].constraints[2].fields",
    ]);
  });

  /** Inserts records into a new sheet; returns the first message of the field `a` of each record. */
  async function insert(
    fields: { key: string; type: "string"; constraints?: Constraint[] }[],
    constraints: SheetConstraint[],
    records: readonly Record<string, unknown>[],
  ): Promise<(string | undefined)[]> {
    const { sheets } = await createCatalogue(test, [{ name: "x", slug: "x", fields, constraints }]);
    const body = records.map((record) => cells(record));
    const response = await test.request("POST", `/sheets/${sheets["x"]}/records`, { body });
    return response.body.data.records.map(
      ({ values }: { values: { a: { messages: { message: string }[] } } }) => values.a.messages[0]?.message,
    );
  }
});

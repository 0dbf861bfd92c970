import type { Property } from "@data-import/types";
import { describe, expect, it } from "vitest";
import {
  compileRules,
  findDateOrder,
  findDecimalSign,
  type MappingRule,
  mapOptions,
  previewRules,
  RuleError,
  readDate,
  readNumber,
  readOptions,
  type Step,
  suggestMapping,
  suggestRules,
} from "../src/mapping/index.ts";

const row = {
  Vorname: " Anna ",
  Nachname: "MÜLLER",
  Name: "Anna Maria Müller",
  Tel: "",
  Mobil: "0171 1",
  Am: "3.2.26",
};

function apply(...rules: MappingRule[]) {
  return compileRules(rules)(row).values;
}

function assignWith(text: string, ...steps: Step[]) {
  return compileRules([{ type: "assign", column: "a", field: "b", steps }])({ a: text });
}

describe("rules", () => {
  it("take a column, a constant, or the first column that is not empty", () => {
    const values = apply(
      { type: "assign", column: "Vorname", field: "first" },
      { type: "assign", column: "Missing", field: "none" },
      { type: "constant", field: "source", value: "import" },
      { type: "coalesce", columns: ["Tel", "Mobil"], field: "phone" },
    );
    expect(values).toEqual({ first: " Anna ", none: null, source: "import", phone: "0171 1" });
  });

  it("join columns without the empty ones", () => {
    const rule = { type: "concatenate", columns: ["Vorname", "Tel", "Nachname"], field: "name" } as const;
    expect(apply(rule)).toEqual({ name: "Anna MÜLLER" });
    expect(apply({ ...rule, separator: ", " })).toEqual({ name: "Anna, MÜLLER" });
  });

  it("split a column; the rest goes to one field", () => {
    const rule = { type: "split", column: "Name", fields: ["first", "last"] } as const;
    expect(apply(rule)).toEqual({ first: "Anna", last: "Maria Müller" });
    expect(apply({ ...rule, rest: "first" })).toEqual({ first: "Anna Maria", last: "Müller" });
    expect(apply({ ...rule, fields: ["a", "b", "c", "d"] })).toEqual({
      a: "Anna",
      b: "Maria",
      c: "Müller",
      d: null,
    });
  });

  it("change texts step by step", () => {
    expect(
      assignWith(" MARIA o'neill-BERG ", { type: "trim" }, { type: "case", to: "title" }).values,
    ).toEqual({
      b: "Maria O'neill-Berg",
    });
    const values = { Ja: true, Nein: false };
    expect(assignWith("Ja ", { type: "lookup", values }).values).toEqual({ b: true });
    expect(assignWith("toString", { type: "lookup", values }).values).toEqual({ b: "toString" });
    expect(assignWith("Vielleicht", { type: "lookup", values, otherwise: "empty" }).values).toEqual({
      b: null,
    });
  });

  it("make lists of texts, and change each item", () => {
    const list = (text: string, separator?: string, ...steps: Step[]) =>
      assignWith(text, { type: "list", ...(separator && { separator }) }, ...steps).values["b"];
    expect(list("red, blue,,", ",")).toEqual(["red", "blue"]);
    expect(list('[" a","b,c",1]', ",")).toEqual([" a", "b,c", "1"]);
    expect(list("[red], blue", ",")).toEqual(["[red]", "blue"]);
    expect(list("red, blue")).toEqual(["red, blue"]);
    expect(list(" , ", ",")).toBe(null);
    expect(list("Rot;blau", ";", { type: "lookup", values: { Rot: "red", blau: 2 } })).toEqual(["red", "2"]);
  });

  it("leave a text that they cannot read, and say so", () => {
    expect(assignWith("soon", { type: "date", order: "day-first" })).toEqual({
      values: { b: "soon" },
      problems: [{ field: "b", message: '"soon" is not a date in the order day-first.' }],
    });
    expect(assignWith(" ", { type: "number", decimal: "," })).toEqual({ values: { b: null }, problems: [] });
  });

  it("are rejected if two fill one field, or one has nothing to fill or read", () => {
    const twice = { type: "constant", field: "a", value: 1 } as const;
    expect(() => compileRules([twice, twice])).toThrow(
      new RuleError('The rules 1 and 2 both fill the field "a". Remove one of them.'),
    );
    expect(() => compileRules([{ type: "split", column: "Name", fields: [] }])).toThrow("has no field");
    expect(() => compileRules([{ type: "coalesce", columns: [], field: "a" }])).toThrow("has no column");
    expect(() => compileRules([{ type: "split", column: "Name", fields: ["a"], separator: "" }])).toThrow(
      "separator",
    );
  });

  it("are previewed with what each value is made of", () => {
    const rules: MappingRule[] = [
      { type: "split", column: "Name", fields: ["first", "last"] },
      { type: "assign", column: "Am", field: "day", steps: [{ type: "date", order: "month-first" }] },
      { type: "assign", column: "Tel", field: "phone", steps: [{ type: "number", decimal: "." }] },
    ];
    const before = structuredClone(row);
    const [previewed] = previewRules(rules, [row]);
    expect(previewed?.cells).toEqual([
      { field: "first", value: "Anna", from: { Name: row.Name }, rule: 0 },
      { field: "last", value: "Maria Müller", from: { Name: row.Name }, rule: 0 },
      { field: "day", value: "2026-03-02", from: { Am: "3.2.26" }, rule: 1 },
      { field: "phone", value: null, from: { Tel: "" }, rule: 2 },
    ]);
    expect(row).toEqual(before);
  });

  it("are suggested with the dates, numbers and options of the file", () => {
    const columns = [
      { name: "Datum", values: ["13.02.2026", "01.03.2026"] },
      { name: "Preis", values: ["1.234,50 €", "7,00 €"] },
      { name: "Status", values: ["aktiv", "inactive"] },
    ];
    const fields: Property[] = [
      { type: "date", key: "date" },
      { type: "number", key: "price" },
      { type: "enum", key: "status", config: { options: [{ value: "active" }, { value: "inactive" }] } },
    ];
    const rules = suggestRules(suggestMapping(columns, fields), columns, fields);
    const read = compileRules(rules);
    expect(read({ Datum: "01.03.2026", Preis: "1.234,50 €", Status: "aktiv" })).toEqual({
      values: { date: "2026-03-01", price: "1234.50", status: "active" },
      problems: [],
    });
  });
});

it.each<[Property["type"], readonly string[], string | undefined]>([
  ["string-list", ["red, blue", "green"], ","],
  ["string-list", ["red|blue", "Doe, John"], "|"],
  ["string-list", ['["a","b"]', "one"], undefined],
  ["enum-list", ["a,b", "c;c"], ";"],
  ["number", ["1,5", "2;3"], ";"],
])("the values of a field of the type %s with %j are split at %j", (type, values, expected) => {
  const options = ["a,b", "c"].map((value) => ({ value }));
  const field = {
    key: "b",
    type,
    ...(type === "number" && { isArray: true }),
    config: { options },
  } as Property;
  const column = { name: "b", values };
  const [rule] = suggestRules([{ column: 0, field: "b", confidence: 1, by: "exact" }], [column], [field]);
  const step = rule?.type === "assign" ? rule.steps?.find(({ type }) => type === "list") : undefined;
  expect(step).toEqual({ type: "list", ...(expected && { separator: expected }) });
});

it("a column that proves nothing is read as another column of the file proves", () => {
  const columns = [
    { name: "Created", values: ["2026-01-31"] },
    { name: "Start", values: ["01/02/2026"] },
    { name: "End", values: ["01/02/2026", "02/28/2026"] },
    { name: "Price", values: ["1.234"] },
    { name: "Cost", values: ["2,5"] },
  ];
  const fields: Property[] = [
    { type: "date", key: "created_at" },
    { type: "date", key: "start_date" },
    { type: "date", key: "end_date" },
    { type: "number", key: "price" },
    { type: "number", key: "cost" },
  ];
  const rules = suggestRules(suggestMapping(columns, fields), columns, fields);
  const row = { Created: "2026-01-31", Start: "01/02/2026", End: "", Price: "1.234", Cost: "2,5" };
  expect(compileRules(rules)(row).values).toEqual({
    created_at: "2026-01-31",
    start_date: "2026-01-02",
    end_date: null,
    price: "1234",
    cost: "2.5",
  });
});

describe("dates", () => {
  it.each([
    ["03/02/2026", "day-first", "2026-02-03"],
    ["03/02/2026", "month-first", "2026-03-02"],
    ["3.2.26", "day-first", "2026-02-03"],
    ["2026-03-02T10:00:00Z", "day-first", "2026-03-02"],
    ["20260302", "month-first", "2026-03-02"],
    ["2. März 2026", "day-first", "2026-03-02"],
    ["2 févr. 2026", "day-first", "2026-02-02"],
    ["March 2nd, 2026", "day-first", "2026-03-02"],
    ["2 de marzo de 2026", "month-first", "2026-03-02"],
    ["31/12/69", "day-first", "1969-12-31"],
    ["31/02/2026", "day-first", undefined],
    ["13/02/2026", "month-first", undefined],
    ["12.5", "day-first", undefined],
    ["2026年3月2日", "month-first", "2026-03-02"],
    ["２０２６年３月２日", "day-first", "2026-03-02"],
    ["2026. 3. 2.", "day-first", "2026-03-02"],
    ["2. 3. 2026", "day-first", "2026-03-02"],
    ["2 марта 2026", "month-first", "2026-03-02"],
    ["2 Mart 2026", "month-first", "2026-03-02"],
    ["02032026", "day-first", "2026-03-02"],
    ["02032026", "month-first", "2026-02-03"],
    ["20261301", "day-first", undefined],
    ["31022026", "day-first", undefined],
  ] as const)("%s, %s, is %s", (text, order, date) => {
    expect(readDate(text, order)).toBe(date);
  });

  it("prove the order of a file, or do not", () => {
    expect(findDateOrder(["01/02/2026", "13/02/2026"])).toEqual({ order: "day-first", proven: true });
    expect(findDateOrder(["01/02/2026", "02/13/2026"])).toEqual({ order: "month-first", proven: true });
    expect(findDateOrder(["01/02/2026"])).toMatchObject({ proven: false });
    expect(findDateOrder(["2026-02-01"])).toEqual({ order: "year-first", proven: true });
    expect(findDateOrder(["soon"])).toBeUndefined();
  });
});

describe("numbers", () => {
  it.each([
    ["1.234,50", ",", "1234.50"],
    ["1,234.50", ".", "1234.50"],
    ["1 234,5 €", ",", "1234.5"],
    ["1'234.50 CHF", ".", "1234.50"],
    ["$ -12", ".", "-12"],
    ["(12.50)", ".", "-12.50"],
    ["12-", ".", "-12"],
    ["19 %", ",", "19"],
    ["1200円", ".", "1200"],
    ["R$ 1.234,50", ",", "1234.50"],
    ["kr 100", ",", "100"],
    ["100 kr.", ",", "100"],
    ["US$ 5", ".", "5"],
    ["Rs. 500", ".", "500"],
    ["1,23,456.78", ".", "123456.78"],
    ["12,- €", ",", "12"],
    ["€ 12.–", ".", "12"],
    ["−5", ".", "-5"],
    ["１２３．５", ".", "123.5"],
    ["1.5k", ".", "1500"],
    ["2,5 Mio. €", ",", "2500000"],
    ["5 kg", ".", undefined],
    ["1,2,3", ".", undefined],
    ["12,34", ".", undefined],
    ["1.2.3", ",", undefined],
    ["A-12", ".", undefined],
  ] as const)("%s with %s is %s", (text, decimal, number) => {
    expect(readNumber(text, decimal)).toBe(number);
  });

  it("prove the decimal sign of a file, or do not", () => {
    expect(findDecimalSign(["1.234", "5,5"])).toEqual({ decimal: ",", proven: true });
    expect(findDecimalSign(["1.234"])).toEqual({ decimal: ".", proven: false });
    expect(findDecimalSign(["12"])).toEqual({ decimal: ".", proven: true });
    expect(findDecimalSign(["x"])).toBeUndefined();
  });
});

it.each([
  [{ key: "weight_kg" }, "Weight", ["5 kg", "1.250,5 kg", "3"], ["5", "1250.5", "3"]],
  [{ key: "weight", label: "Weight (KG)" }, "Weight", ["5kg", "6 kg."], ["5", "6"]],
  [{ key: "temp" }, "Temp [°C]", ["20.5 °C", "-3°C"], ["20.5", "-3"]],
  [{ key: "weight" }, "Weight", ["5 kg", "6 kg"], ["5 kg", "6 kg"]],
  [{ key: "weight_kg" }, "Weight", ["5 kg", "6 lb"], ["5 kg", "6 lb"]],
])("a unit is left out if a name says it: %j, %s, %j", (field, name, values, expected) => {
  const fields = [{ type: "number", ...field } as Property];
  const rules = suggestRules(
    [{ column: 0, field: field.key, confidence: 1, by: "exact" }],
    [{ name, values }],
    fields,
  );
  const map = compileRules(rules);
  expect(values.map((value) => map({ [name]: value }).values[field.key])).toEqual(expected);
});

it.each([
  ["はい", "いいえ"],
  ["Да", "нет"],
  ["Evet", "Hayır"],
  ["Ναι", "Όχι"],
])("%s and %s are options, too", (yes, no) => {
  const options = readOptions([
    { value: true, label: "yes" },
    { value: false, label: "no" },
  ]);
  expect(mapOptions([yes, no], options).map(({ to }) => to)).toEqual([true, false]);
});

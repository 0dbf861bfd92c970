import type { Property } from "@data-import/types";
import { describe, expect, it } from "vitest";
import { assign } from "../src/mapping/assign.ts";
import {
  mapOptions,
  matchColumns,
  readOptions,
  type SuggestOptions,
  suggestMapping,
} from "../src/mapping/index.ts";
import { matchInSteps } from "../src/mapping/suggest.ts";

const fields: readonly Property[] = [
  { type: "string", key: "firstName" },
  { type: "string", key: "lastName" },
  { type: "string", key: "email", alternativeNames: ["Kontaktkanal"] },
  { type: "string", key: "phone" },
  { type: "string", key: "billingCity" },
  { type: "string", key: "shippingCity" },
  { type: "date", key: "createdAt" },
  { type: "date", key: "updatedAt" },
  { type: "number", key: "loyaltyPoints" },
  { type: "enum", key: "status", config: { options: [{ value: "active" }, { value: "inactive" }] } },
];

/** The field and the layer for each column, by the name of the column. */
function suggest(
  columns: Readonly<Record<string, readonly string[]>>,
  options?: SuggestOptions,
  to = fields,
) {
  const list = Object.entries(columns).map(([name, values]) => ({ name, values }));
  const found = suggestMapping(list, to, options);
  return Object.fromEntries(
    found.map(({ column, field, by }) => [list[column]?.name ?? "", `${field} ${by}`]),
  );
}

/** Takes all steps of some work: its result, how many there were, and its processor time in milliseconds. */
function finish<Result>(steps: Generator<void, Result>) {
  const start = process.threadCpuUsage();
  for (let count = 0; ; count += 1) {
    const { done, value } = steps.next();
    if (done !== true) continue;
    const { user, system } = process.threadCpuUsage(start);
    return { result: value, count, time: (user + system) / 1000 };
  }
}

/** The greatest sum of all assignments, by trying each. */
function findGreatest(scores: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const [row, ...rest] = scores;
  if (row === undefined) return 0;
  const sums = row.flatMap((score, column) =>
    taken.includes(column) ? [] : [score + findGreatest(rest, [...taken, column])],
  );
  return Math.max(findGreatest(rest, taken), ...sums);
}

describe("layers", () => {
  it.each([
    ["the key", "firstName", "firstName exact"],
    ["another name of the field", "Kontaktkanal", "email alternative"],
    ["case, accents, punctuation and word order", "NAME, First", "firstName normal"],
    ["the plural", "E-Mails", "email meaning"],
    ["another language", "Prénom", "firstName meaning"],
    ["a compound word", "Telefonnummer", "phone meaning"],
    ["an abbreviation", "Cust. Ph. No.", "phone meaning"],
    ["swapped letters", "Emial", "email meaning"],
    ["a misspelled word that no vocabulary has", "Loialty points", "loyaltyPoints fuzzy"],
    ["a number of a question", "3. Your e-mail (required)", "email meaning"],
  ])("find %s", (_, name, found) => {
    expect(suggest({ [name]: [] })).toEqual({ [name]: found });
  });

  it("find values if the name says nothing, and only then", () => {
    const values = ["a@example.com", "b@example.org", "a@example.com"];
    expect(suggest({ "Column 7": values, F8: ["aktiv", "inaktiv", "aktiv"] })).toEqual({
      "Column 7": "email values",
      F8: "status values",
    });
    expect(suggest({ "Manager e-mail": values })).toEqual({});
  });

  it.each([
    ["number", "price", ["TBD", "TBD", "12.5"]],
    ["number", "price", ["12 pcs", "3 pcs"]],
    ["number", "price", ["'+31 6 1", "'+31 6 2"]],
    ["date", "start_date", ["45292", "45293", "45294"]],
    ["boolean", "is_active", ["a", "b", "c", "d"]],
  ] as const)(
    "keep a column that is named like its field, of type %s, whatever its values are",
    (type, key, values) => {
      const labels = [key, key.toUpperCase().replace("_", " "), "Other name"];
      const fields = [{ key, type, label: "Something else", alternativeNames: ["Other name"] }] as Property[];
      for (const name of labels)
        expect(suggestMapping([{ name, values: [...values] }], fields)).toMatchObject([
          { field: key, column: 0 },
        ]);
    },
  );

  it("reject a name whose values are of another kind", () => {
    expect(suggest({ "E-mail": ["yes", "no", "yes"], Created: ["Anna", "Tom"] })).toEqual({});
  });
});

describe("names in Japanese", () => {
  const to: Property[] = [
    ..."recipient_name recipient_postal_code recipient_phone sender_postal_code product_name".split(" "),
    ..."first_name last_name order_number order_date invoice_date birth_date".split(" "),
  ].map((key) => ({ type: "string", key }));

  it.each([
    ["お届け先郵便番号", "recipient_postal_code"],
    ["ご依頼主郵便番号", "sender_postal_code"],
    ["お届け先名", "recipient_name"],
    ["お届け先電話番号", "recipient_phone"],
    ["商品名", "product_name"],
    ["姓", "last_name"],
    ["名", "first_name"],
    ["お名前(姓)", "last_name"],
    ["注文番号", "order_number"],
    ["受注日", "order_date"],
    ["請求日", "invoice_date"],
    ["生年月日", "birth_date"],
    // Half-width letters, as old programs write them.
    ["ﾒｰﾙｱﾄﾞﾚｽ", undefined],
    ["全く知らない列", undefined],
    ["お届け先コード", undefined],
  ])("%s is %s", (name, field) => {
    expect(suggest({ [name]: [] }, {}, to)[name]?.split(" ")[0]).toBe(field);
  });

  it("are read in half-width letters, too", () => {
    expect(suggest({ ﾒｰﾙｱﾄﾞﾚｽ: [] })).toEqual({ ﾒｰﾙｱﾄﾞﾚｽ: "email meaning" });
  });
});

describe("candidates", () => {
  const cities: Property[] = [
    { type: "string", key: "birth_city" },
    { type: "string", key: "city" },
    { type: "string", key: "home_city" },
    { type: "string", key: "work_city" },
    { type: "string", key: "zzz" },
  ];

  it("are the best fields of each column, at most four, whether they are suggested or not", () => {
    const { suggestions, candidates } = matchColumns([{ name: "City" }, { name: "Fuel" }], cities);
    expect(suggestions.map(({ field }) => field)).toEqual(["city"]);
    expect(candidates.map((list) => list.map(({ field }) => field))).toEqual([
      ["city", "work_city", "home_city", "birth_city"],
      [],
    ]);
    expect(candidates[0]?.[0]).toMatchObject({ by: "exact" });
    const more = matchColumns([{ name: "City" }], [...cities, { type: "string", key: "new_city" }]);
    expect(more.candidates[0]).toHaveLength(4);
  });

  it("are less sure the nearer another field comes", () => {
    const confidence = (fields: readonly Property[]) =>
      matchColumns([{ name: "Town" }], fields).candidates[0]?.[0]?.confidence ?? 0;
    const [alone, beside] = [confidence(cities.slice(1, 2)), confidence(cities.slice(1, 4))];
    expect(alone).toBeGreaterThan(0.9);
    expect(beside).toBeLessThan(alone);
  });
});

describe("all columns together", () => {
  it("tells pairs apart that differ in one word", () => {
    const names = [
      "City (shipping)",
      "City (billing)",
      "Date modified",
      "Date created",
      "Surname",
      "Given name",
    ];
    expect(suggest(Object.fromEntries(names.map((name) => [name, []])))).toEqual({
      "City (shipping)": "shippingCity normal",
      "City (billing)": "billingCity normal",
      "Date modified": "updatedAt meaning",
      "Date created": "createdAt meaning",
      Surname: "lastName meaning",
      "Given name": "firstName meaning",
    });
  });

  it("ignores a word that stands before many names, and takes the first of numbered columns", () => {
    const names = ["Attendee first name", "Attendee last name", "Attendee e-mail", "Phone 1", "Phone 2"];
    const found = suggest(Object.fromEntries(names.map((name) => [name, []])));
    expect(Object.values(found).map((match) => match.split(" ")[0])).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
    ]);
    expect(found["Phone 1"]).toBeDefined();
  });

  it("reads a bare name by its neighbours", () => {
    expect(suggest({ Vorname: [], Name: [] })).toMatchObject({ Name: "lastName meaning" });
    expect(suggest({ Nombre: [], Apellidos: [] })).toMatchObject({ Nombre: "firstName meaning" });
  });

  it("reads a bare name beside both names as the whole name", () => {
    const to: Property[] = [
      { type: "string", key: "first_name" },
      { type: "string", key: "last_name" },
      { type: "string", key: "event_name", label: "Event" },
    ];
    expect(suggest({ Name: [], "First name": [], "Last name": [] }, {}, to)).toEqual({
      "First name": "first_name normal",
      "Last name": "last_name normal",
    });
  });

  it("takes the regular price for the price beside a sale price, and a sale price alone", () => {
    const to: Property[] = [{ type: "number", key: "price" }];
    expect(Object.keys(suggest({ "Sale price": [], "Regular price": [] }, {}, to))).toEqual([
      "Regular price",
    ]);
    expect(Object.keys(suggest({ "Sale price": [], SKU: [] }, {}, to))).toEqual(["Sale price"]);
  });

  it("takes a start date for the day beside a start time, unless the start is a date", () => {
    const names = { "Start date": [], "Start time": [], "End date": [], "End time": [] };
    const day: Property[] = [
      { type: "date", key: "date" },
      { type: "string", key: "start" },
      { type: "string", key: "end" },
    ];
    expect(Object.values(suggest(names, {}, day)).map((match) => match.split(" ")[0])).toEqual([
      "date",
      "start",
      "end",
    ]);
    expect(Object.keys(suggest(names, {}, day))).toEqual(["Start date", "Start time", "End time"]);
    const moments: Property[] = [
      { type: "date", key: "start" },
      { type: "date", key: "end" },
    ];
    expect(Object.keys(suggest(names, {}, moments))).toEqual(["Start date", "End date"]);
  });

  it("takes the city of a block for the city if the file has no other one, and for the right block if it has", () => {
    const one: Property[] = [{ type: "string", key: "city" }];
    expect(Object.keys(suggest({ "Ship To City": [], "Ship To Zip": [] }, {}, one))).toEqual([
      "Ship To City",
    ]);
    expect(suggest({ "Ship To City": [], "Ship From City": [] }, {}, one)).toEqual({});
    const two: Property[] = [
      { type: "string", key: "sender_city" },
      { type: "string", key: "recipient_city" },
    ];
    const found = suggest({ "Ship From City": [], "Ship To City": [] }, {}, two);
    expect(found).toMatchObject({
      "Ship From City": "sender_city meaning",
      "Ship To City": "recipient_city meaning",
    });
    // A file about parcels means the recipient.
    expect(suggest({ Ort: [] }, {}, two)).toEqual({ Ort: "recipient_city meaning" });
  });

  it("takes the purpose of a payment for its description, not the kind of it", () => {
    const to: Property[] = [{ type: "string", key: "description" }];
    expect(Object.keys(suggest({ Buchungstext: [], Verwendungszweck: [] }, {}, to))).toEqual([
      "Verwendungszweck",
    ]);
    expect(Object.keys(suggest({ Buchungstext: [], Betrag: [] }, {}, to))).toEqual(["Buchungstext"]);
  });

  it("leaves columns out that no field is meant by", () => {
    const others = [
      "LinkedIn URL",
      "Status ID",
      "Product phone case",
      "First name of the manager",
      "Reset link",
    ];
    expect(suggest(Object.fromEntries(others.map((name) => [name, []])))).toEqual({});
    expect(suggest({ Fax: [], "Emergency contact": [], City: [], "": [], "Password hash": [] })).toEqual({});
  });

  it("gives each column and each field once, with the greatest sum", () => {
    const scores = [
      [0.9, 0.8, 0],
      [0.85, 0, 0],
      [0, 0, 0],
    ];
    expect(finish(assign(scores)).result).toEqual([1, 0, -1]);
    const names = Object.keys(suggest({ Email: [], "E-mail": [], Mail: [] }));
    expect(names.length).toBeLessThanOrEqual(1);
  });

  it("finds the greatest sum of all assignments, also if many scores are equal", () => {
    let seed = 41;
    const next = (most: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % most;
    };
    for (let round = 0; round < 300; round += 1) {
      const [rows, columns, different] = [1 + next(5), 1 + next(5), 2 + next(4)];
      const scores = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => next(different) / 4),
      );
      const assigned = finish(assign(scores)).result;
      const used = assigned.filter((column) => column !== -1);
      expect(new Set(used).size).toBe(used.length);
      const sum = assigned.reduce((all, column, row) => all + (scores[row]?.[column] ?? 0), 0);
      expect(sum).toBeCloseTo(findGreatest(scores), 9);
    }
  });

  it.each([
    ["nothing in common", (): number => 0],
    ["the same score everywhere", (): number => 0.5],
    ["one field each", (row: number, column: number): number => (row === column ? 0.9 : 0)],
  ])("looks at each of 500 columns once if they have %s", (_, score) => {
    const scores = Array.from({ length: 500 }, (_, row) =>
      Array.from({ length: 500 }, (_, column) => score(row, column)),
    );
    expect(finish(assign(scores)).count).toBe(500);
  });
});

describe("decisions and thresholds", () => {
  it("what a person confirmed is suggested again, however the name is written", () => {
    const confirmed = [{ column: "Ref. (ext)", field: "phone" }];
    expect(suggest({ "ref ext": [], Phone: [] }, { confirmed })).toEqual({ "ref ext": "phone confirmed" });
  });

  it("what a person left out is not suggested, and a field that was deleted decides nothing", () => {
    expect(suggest({ Phone: [] }, { confirmed: [{ column: "phone", field: undefined }] })).toEqual({});
    expect(suggest({ Phone: [] }, { confirmed: [{ column: "phone", field: "gone" }] })).toEqual({
      Phone: "phone exact",
    });
  });

  it("the newest decision counts", () => {
    const confirmed = [
      { column: "Contact", field: "email" },
      { column: "Contact", field: "phone" },
    ];
    expect(suggest({ Contact: [] }, { confirmed })).toEqual({ Contact: "phone confirmed" });
  });

  it("no suggestion is less sure than the threshold", () => {
    const columns = [{ name: "Work phone" }, { name: "firstName" }];
    const [unsure, sure] = suggestMapping(columns, fields);
    expect(sure?.confidence).toBe(1);
    expect(unsure?.confidence).toBeLessThan(1);
    expect(suggestMapping(columns, fields, { threshold: 1 })).toEqual([sure]);
  });
});

it("many names are compared in short steps, each part of a name once", () => {
  const names = Array.from({ length: 500 }, (_, index) => `Zorb${index} quant${index * 7919}`);
  const columns = names.map((name) => ({ name, values: ["a@example.com", "b@example.com"] }));
  const to = names.map((_, index) => ({ type: "string", key: `email ${index}` }) as Property);
  const suggestSome = (most: number) => finish(matchInSteps(columns.slice(0, most), to.slice(0, most)));
  const all = suggestSome(500);
  expect(all.result.suggestions).toEqual([]);
  expect(all.count).toBeGreaterThan(10_000);
});

describe("options of an enum", () => {
  const options = readOptions([
    { value: "full-time", alternativeNames: ["FTE"] },
    { value: "part-time", label: "Part time work" },
    { value: 3, label: "Female" },
  ]);

  it.each([
    ["FULL TIME", "full-time"],
    ["fte", "full-time"],
    ["Vollzeit", "full-time"],
    ["Part-time work", "part-time"],
    ["part-tmie", "part-time"],
    ["w", 3],
  ])("%s means one of them", (value, option) => {
    expect(mapOptions([value], options).map(({ to }) => to)).toEqual([option]);
  });

  it("other values mean none", () => {
    expect(mapOptions(["contractor", "", "x".repeat(100)], options)).toEqual([]);
  });
});

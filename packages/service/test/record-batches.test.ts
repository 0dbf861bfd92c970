import {
  checkBody,
  limitJson,
  loadModel,
  locatePath,
  locateRoute,
  readBody,
  readFetch,
} from "@data-import/front";
import type { SheetConfig } from "@data-import/types";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { batchTexts, listData } from "../src/records/batches/record-batch.ts";
import { scanRecords } from "../src/records/batches/scan-records.ts";
import { createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** The same numbers in each run, at least 0 and less than 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom(7);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const values: readonly unknown[] = [
  ...[
    "",
    "A-1",
    "a-1",
    "Cup",
    "Tasse für Töne",
    "茶碗",
    "😀",
    'a "quoted" text',
    "back\\slash",
    "tab\tend",
    "yes",
    "12",
    "1e3",
  ],
  ...["2026-03-02", "2.3.2026", "EUR", "GBP", " EUR", "x".repeat(70_000), "é".repeat(40_000)],
  ...[
    0,
    -0,
    1,
    -1,
    12.5,
    0.1,
    -0.25,
    100,
    1e21,
    1e-7,
    0.000001,
    1234567890123456,
    123456789012345,
    2 ** 53,
    0.1 + 0.2,
  ],
  ...[true, false, null, ["a", "b"], ["", "a"], []],
];
const keys = ["sku", "name", "price", "currency", "in_stock", "since", "tags", "7", "place"];
const sheet: SheetConfig = {
  ...productSheet,
  fields: [
    ...productSheet.fields,
    { key: "7", type: "number", config: { decimalPlaces: 1 } },
    { key: "place", type: "string", config: { size: "tiny" } },
  ],
};

const createRecord = (least = 0) =>
  Object.fromEntries(
    keys.filter(() => random() < 0.7 || least > 0).map((key) => [key, { value: pick(values) }]),
  );

/** Values without lists: a faster way reads them. */
const isPlain = (record: object) =>
  Object.values(record).every(({ value }) => typeof value !== "object" || value === null);
const createPlain = (): Record<string, { value: unknown }> => {
  const record = createRecord();
  return isPlain(record) ? record : createPlain();
};

/** For `JSON.stringify`: a long text takes most of the time of a test, and is read as a short one. */
const shorten = (_: string, value: unknown) => (typeof value === "string" && value.length > 99 ? "x" : value);

describe("a body of records", () => {
  const model = loadModel();
  const pathname = "/v1/sheets/us_sh_1/records";
  const route = locateRoute(locatePath(model, "POST", pathname), "POST", pathname);
  const limits = limitJson(8_388_608);
  const scan = (text: string) => scanRecords(Buffer.from(text), limits);
  const call = readFetch(`http://localhost${pathname}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
  });

  it("is read in the faster way if all values are plain, however it is written", async () => {
    for (let run = 0; run < 60; run += 1) {
      const records = Array.from({ length: 1 + Math.floor(random() * 8) }, createPlain);
      const json = JSON.stringify(records);
      const forms = [
        json,
        JSON.stringify(records, null, 2),
        ` ${json}\r\n`,
        json.replaceAll(":", ": ").replaceAll(",", ", "),
        JSON.stringify(records, null, "\t"),
      ];
      for (const form of forms) {
        const batch = await scan(form);
        expect(batch && listData(batch)).toEqual(JSON.parse(form));
      }
    }
    expect(await scan("[]")).toMatchObject({ count: 0 });
    const rewritten = await scan('[{"a":{"value":1.50}},{"a":{"value":-0}}]');
    expect([rewritten?.getLiteral(0), rewritten?.getLiteral(1)]).toEqual(["1.5", "0"]);
  });

  it("is not read in the faster way if it breaks a rule", async () => {
    const marks = [
      '"',
      "\\",
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      ".",
      "-",
      "+",
      "e",
      "0",
      "9",
      "t",
      "null",
      "\n",
      "\u0000",
      "\\u0000",
      "\\ud800",
      "__proto__",
    ];
    let read = 0;
    for (let run = 0; run < 4000; run += 1) {
      const records = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        random() < 0.5 ? createPlain() : createRecord(),
      );
      const short = JSON.stringify(records, shorten);
      const at = Math.floor(random() * (short.length + 1));
      const text =
        short.slice(0, at) + (random() < 0.7 ? pick(marks) : "") + short.slice(at + Math.floor(random() * 2));
      const batch = await scan(text);
      if (batch === undefined) continue;
      read += 1;
      const body = await readBody(model.description, route, call, Buffer.from(text), limits);
      expect(checkBody(route, body, model.strict), text).toEqual([]);
      expect(listData(batch), text).toEqual(body.json);
    }
    expect(read).toBeGreaterThan(400);
    const rejected = [
      "",
      "{}",
      '[{"a":{"value":1}}',
      '[{"a":{"value":1}}]]',
      '[{"a":{"value":1},}]',
      '[{"a":{"value":01}}]',
      '[{"a":{"value":1.}}]',
      '[{"a":{"value":1e999}}]',
      '[{"a":{"value":"\u0001"}}]',
      '[{"a":{"value":1},"a":{"value":2}}]',
      '[{"a":{"value":1,"value":2}}]',
      '[{"a":{"valid":false}}]',
      '[{"__proto__":{"value":1}}]',
      '[{"a":1}]',
    ];
    for (const text of rejected) expect(await scan(text), text).toBeUndefined();
    expect(await scanRecords(Buffer.from([0x5b, 0xff, 0x5d]), limits)).toBeUndefined();
    const many = `[${"{},".repeat(10_000)}{}]`;
    expect(await scan(many)).toBeUndefined();
    expect(await scanRecords(Buffer.from('[{"a":{"value":1}}]'), { entries: 9, values: 3 })).toBeUndefined();
  });

  it("of texts keeps each text, also those that JSON writes with an escape", () => {
    const rows = [
      ["A", undefined, 'say "x"'],
      ["B", "", "C"],
      ["\u0000", "\ud800"],
    ];
    expect(listData(batchTexts(["a", "b", "c"], rows))).toEqual([
      { a: { value: "A" }, c: { value: 'say "x"' } },
      { a: { value: "B" }, b: { value: null }, c: { value: "C" } },
      { a: { value: "\u0000" }, b: { value: "\ud800" } },
    ]);
  });
});

describeEngines("records that are read in the faster way", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("are stored and returned exactly as others", async () => {
    const { sheets } = await createCatalogue(test, [sheet, { ...sheet, slug: "others" }]);
    const results = { fast: [] as unknown[], usual: [] as unknown[] };
    const hide = (text: string) =>
      text.replaceAll(/us_[a-z]+_\w+/g, "id").replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time");
    for (let run = 0; run < 8; run += 1) {
      const records = Array.from({ length: 1 + Math.floor(random() * 30) }, createPlain);
      const [first = {}] = records;
      const usual = { ...first, name: { value: null, ...first["name"], messages: [] } };
      const bodies = {
        fast: [{ name: { value: null }, ...first }, ...records.slice(1)],
        usual: [usual, ...records.slice(1)],
      };
      expect(
        await scanRecords(Buffer.from(JSON.stringify(bodies.usual)), limitJson(8_388_608)),
      ).toBeUndefined();
      for (const way of ["fast", "usual"] as const) {
        const id = sheets[way === "fast" ? "products" : "others"];
        const response = await test.service.fetch(`http://localhost/v1/sheets/${id}/records`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${test.token}`,
            "x-disable-hooks": "true",
            "content-type": "application/json",
          },
          body: JSON.stringify(bodies[way]),
        });
        const text = await response.text();
        expect(response.status, text.slice(0, 500)).toBe(200);
        expect(text).toBe(JSON.stringify(JSON.parse(text)));
        results[way].push(hide(text));
        if (run % 4 !== 3) continue;
        for (const path of ["records?includeMessages=true", "counts?byField=true", "calculations"]) {
          const { body } = await test.request("GET", `/sheets/${id}/${path}`);
          results[way].push(hide(JSON.stringify(body)));
        }
      }
    }
    expect(results.fast).toEqual(results.usual);
  });
});

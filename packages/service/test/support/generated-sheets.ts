import type { Property, SheetConfig } from "@data-import/types";
import { createRandom } from "./varied-records.ts";

/** A sheet with the values of its records. */
export interface GeneratedSheet {
  readonly config: SheetConfig;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

const options = ["red", "Blue", "dark green", "01", "a,b"].map((value) => ({ value }));

/** The settings of fields of each type, with each kind of list. */
const settings: {
  readonly [Type in Property["type"]]: readonly Omit<Extract<Property, { type: Type }>, "key" | "type">[];
} = {
  string: [{}, {}],
  number: [{}, { config: { decimalPlaces: 2 } }, { isArray: true }],
  boolean: [{}],
  date: [{}],
  enum: [{ config: { options } }, { multi: true, config: { options } }],
  "enum-list": [{ config: { options } }],
  "string-list": [{}],
  reference: [{ config: { ref: "generated", key: "id", relationship: "has-one" } }],
  "reference-list": [{ config: { ref: "generated", key: "id" } }],
};
const types = Object.entries(settings).flatMap(([type, given]) =>
  given.map((each) => ({ type, ...each }) as Omit<Property, "key">),
);

const names = [
  "name",
  "city",
  "Price",
  "order date",
  "e-mail",
  "größe",
  "Total",
  "2026",
  "note, internal",
  "a;b",
];

const texts = [
  ...["Ann", "Bo Li", "Oslo", "two\nlines", "one\r\ntwo", "tab\there", 'say "hi"', "it's", "'quoted'", '"'],
  ...[
    " before",
    "after ",
    "  both  ",
    " ",
    "\u00a0no-break ",
    "\tstart",
    "end\n",
    "é\u2028",
    "\u{1f600} Möbel",
  ],
  ...[
    "=1+2",
    "+49 30 1234",
    "-x",
    "@home",
    "'=1",
    "'-5",
    "#comment",
    "# ",
    "--",
    "---",
    "===",
    "|",
    "a|b;c\td",
  ],
  ...[
    "007",
    "1e5",
    "1E+10",
    "12345678901234567890",
    "1.50",
    "1,5",
    "1.234",
    "1.234,5",
    "true",
    "TRUE",
    "yes",
    "0",
  ],
  ...[
    "2026-02-29",
    "2026-03-02",
    "13/02/2026",
    "02/13/2026",
    "3/2/26",
    "null",
    "N/A",
    "-",
    ".",
    "[]",
    '["a"]',
  ],
  ...[
    '["a","b"]',
    '{"a":1}',
    "red, blue",
    "red;blue",
    "<b>&amp;</b>",
    "_x0041_",
    "\u0007 bell",
    "\ufeffmark",
  ],
  ...[
    "Total",
    "Summe: 5",
    "Page 1",
    "sep=;",
    "\\",
    "back\\slash",
    "\\n",
    '\\"',
    "a,b",
    ",",
    ";",
    "~",
    "12 pcs",
    "€ 5",
  ],
];
const numbers = [
  0,
  1,
  -1,
  24.5,
  1.234,
  1234,
  0.1 + 0.2,
  1e21,
  1e-7,
  -0.5,
  9007199254740991,
  1 / 3,
  12345.678,
];
const days = ["2026-03-02", "1899-12-31", "1900-02-28", "1900-03-01", "2100-02-28", "9999-12-31"];

/** Makes sheets with valid and wrong values; the same ones for the same seed. */
export function createSheets(seed: number): () => GeneratedSheet {
  const random = createRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const several = <Item>(make: () => Item) => Array.from({ length: 1 + below(3) }, make);
  const longText = () => (below(200) === 0 ? "ä".repeat(33_000) : pick(texts));

  function makeValue(field: Property): unknown {
    const chance = random();
    if (chance < 0.15) return chance < 0.03 ? "" : null;
    if (chance < 0.3) return longText();
    switch (field.type) {
      case "number":
        return field.isArray ? several(() => String(pick(numbers))) : pick(numbers);
      case "boolean":
        return random() < 0.5;
      case "date":
        return pick(days);
      case "enum":
        return field.multi ? several(() => pick(options).value) : pick(options).value;
      case "enum-list":
        return several(() => pick(options).value);
      case "string-list":
      case "reference-list":
        return several(() => pick(texts));
      default:
        return longText();
    }
  }

  return () => {
    const others = Array.from({ length: 1 + below(6) }, (_, index) => {
      const key = `${pick(names)} ${index}`;
      return { ...pick(types), key } as Property;
    });
    const hasNumbers = random() < 0.2;
    const id = { key: "id", type: hasNumbers ? "number" : "string" } as Property;
    const config = { name: "Generated", slug: "generated", fields: [id, ...others] };
    const made = Array.from({ length: 1 + below(30) }, (_, index) => ({
      id: hasNumbers
        ? index * 1.5
        : `${pick(["", " ", "=", "#", "K-", "é"])}${index}${pick(["", " ", " x", ","])}`,
      ...Object.fromEntries(others.map((field) => [field.key, makeValue(field)])),
    }));
    return { config, records: made };
  };
}

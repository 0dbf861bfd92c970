import type { SheetConfig } from "@data-import/types";

/** A sheet with a field of most types. */
export const varied: SheetConfig = {
  name: "Varied",
  slug: "varied",
  fields: [
    { key: "name", type: "string" },
    { key: "path", type: "string" },
    { key: "price", type: "number" },
    { key: "share", type: "number" },
    { key: "sold", type: "boolean" },
    { key: "tags", type: "string-list" },
    { key: "grade", type: "enum", config: { options: [{ value: "Gut" }, { value: "übel" }] } },
  ],
};

/** A hundred more than sheets have at most that are scanned without columns. */
export const count = 20_100;

/** Numbers from 0 to 1 in an order that is the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const words = [
  ...[
    "",
    "cup",
    "Cup",
    "CUP 7",
    "7",
    "7.50",
    "7.5",
    "-3",
    "true",
    "straße",
    "STRASSE",
    "ΟΔΟΣ",
    "οδος",
    "οδοσ",
  ],
  ...["İstanbul", "istanbul", "\u212Aelvin", "kelvin", "é", "e\u0301", "😀", "😀 cup", "a_b", "a%b", "a\\b"],
  ...['qu"ote', "Ä", "ä", "z", "ab", "abc", "a,b", "line\nbreak", "\uFFFD", "\u{10FFFF}", "[", "null"],
];

/** A record with values that are compared in different ways. */
export function createRecord(random: () => number, index: number): Record<string, unknown> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return {
    name: random() < 0.1 ? null : `${pick(words)}${random() < 0.5 ? "" : ` ${pick(words)}`}`,
    path: `https://example.org/${pick(words)}/${random() < 0.5 ? index : Math.floor(random() * 50)}`,
    price: pick([null, 1, 2, 7, 7.5, -3, 0.1, 1e-7, 1e21, "none", index, Math.floor(random() * 1e6) / 100]),
    share: random(),
    sold: pick([true, false, null, "maybe"]),
    tags: pick([null, ["cup", "7"], [pick(words), pick(words)], ["İ"]]),
    grade: pick(["Gut", "übel", "other", null]),
  };
}

/**
 * Requests of every kind.
 * @param share how many of them
 */
export function createQueries(random: () => number, share: number): Record<string, string>[] {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
  const value = () => pick([...words, "https://example.org/cup/", "c%", "%u%", "_up", "%7", "a\\_b", "1e-7"]);
  const comparison = (): string => {
    if (random() < 0.1) return pick(["is error", "is valid", "price is error", "sold is valid"]);
    const field = random() < 0.1 ? "" : pick(["name", "path", "price", "share", "sold", "tags", "grade"]);
    const operator = pick(["eq", "ne", "lt", "gt", "lte", "gte", "like", "ilike", "contains"]);
    return `${field} ${operator} ${quote(value())}`.trim();
  };
  const query = () =>
    random() < 0.6 ? comparison() : `(${comparison()} ${pick(["and", "or"])} ${comparison()})`;
  const many = <Item>(length: number, create: () => Item) =>
    Array.from({ length: Math.ceil(length * share) }, create);
  const page = () => ({ pageSize: "7", pageNumber: pick(["1", "2", "40", "2000"]) });
  const sort = () => ({
    sortField: pick(["name", "path", "price", "share", "sold", "tags", "grade"]),
    sortDirection: pick(["asc", "desc"]),
  });
  return [
    ...many(25, () => ({ q: query(), ...page(), includeCounts: "true" })),
    ...many(14, () => ({ ...sort(), pageSize: "25", pageNumber: pick(["1", "60", "400", "790"]) })),
    ...many(6, () => ({ q: query(), ...sort(), ...page() })),
    ...many(8, () => ({ searchValue: pick([value(), `"${value()}"`, "E.ORG/CUP/1", '""']), ...page() })),
    ...many(3, () => ({ searchValue: value(), searchField: pick(["name", "price", "tags"]), ...page() })),
    ...many(3, () => ({ filter: pick(["error", "valid"]), filterField: pick(["price", "sold"]), ...page() })),
  ];
}

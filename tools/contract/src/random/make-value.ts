import type { Located, Schema } from "@data-import/spec/read";
import {
  listAlternatives,
  listBranches,
  listTypes,
  locateItems,
  locateSchema,
  readObject,
} from "../probes/object-shape.ts";
import type { Choices } from "./choices.ts";
import type { Known } from "./known.ts";

/** What random values are made from. */
export interface Sources {
  readonly choices: Choices;
  readonly known: Known;
  /** The share of values that do not follow their schema, and of ids that do not exist. */
  readonly wrong: number;
  /** The keys of the fields that the request may name. */
  readonly fields: readonly string[];
}

/** Texts that implementations, engines and encodings treat differently. */
const texts = [
  "",
  "a",
  "É",
  "é",
  "Straße",
  "Σίσυφος",
  "0.00001",
  "1e21",
  "50%",
  "a_b",
  "a\\b",
  "[",
  "'",
  '"',
  "😀",
  "null",
];
const numbers = [0, -1, 1, 2.5, 0.1, 1e21, 1e-7, 9_007_199_254_740_992, 0.30000000000000004];
const ownTexts = ["sku", "name", "price", "currency", "products", "CUP-001", "review"];
/** A random value that a schema allows, in most cases. Objects have their required properties and some of the others. */
export function makeValue(located: Located<Schema>, sources: Sources, depth = 0): unknown {
  const { choices, known, wrong } = sources;
  const found = locateSchema(located);
  const { const: only, enum: values, examples, discriminator } = found.value;
  if (choices.chance(wrong)) return choices.pick([null, true, 7, "wrong", [], {}, -1, ""]);
  if (only !== undefined) return only;
  if (values) return choices.pick(values);
  const [example] = examples ?? [];
  if (typeof example === "string" && example.startsWith("us_")) return makeId(example, sources);
  if (example !== undefined && choices.chance(0.5)) return choices.pick(examples ?? []);
  const branches = listBranches(found);
  if (discriminator && branches.length > 0) {
    const [tag, branch] = choices.pick(branches);
    return { ...makeObject(branch, sources, depth), [discriminator.propertyName]: tag };
  }
  const alternatives = listAlternatives(found);
  if (alternatives.length > 0 && found.value.type === undefined) {
    return makeValue(choices.pick(alternatives), sources, depth);
  }
  const types = listTypes(found.value);
  switch (types.length === 0 ? undefined : choices.pick(types)) {
    case "integer":
      return choices.pick([found.value.minimum ?? 0, 1, 2, 20]);
    case "number":
      return choices.pick(numbers);
    case "boolean":
      return choices.chance(0.5);
    case "null":
      return null;
    case "array":
      return makeList(locateItems(found), sources, depth);
    case "object":
      return makeObject(found, sources, depth);
    case "string":
      return makeText(found.value, sources);
    default:
      return choices.pick<unknown>([...texts, ...numbers, ...ownTexts, true, null, ["a", "é"], { a: 1 }]);
  }

  function makeId(like: string, { choices: by }: Sources): string {
    const ids = known.listIds(like);
    return ids.length > 0 && !by.chance(wrong) ? by.pick(ids) : by.pick([like, `${like}x`, "us_none"]);
  }
}

function makeText(schema: Schema, { choices }: Sources): string {
  if (schema.format === "date-time") {
    return choices.pick([
      "2026-03-02T09:00:00.000Z",
      "2016-12-31T23:59:60Z",
      "2030-01-01T00:00:00Z",
      "2026-03-03T09:00:20.000+01:00",
    ]);
  }
  if (schema.format === "uri")
    return choices.pick(["https://shop.harbor-goods.example/", "https://é.example/a?b=[1]"]);
  return choices.pick([...texts, ...ownTexts, ...ownTexts]);
}

function makeList(item: Located<Schema>, sources: Sources, depth: number): unknown[] {
  const length = depth > 4 ? 0 : sources.choices.pick([0, 1, 1, 2, 3]);
  return Array.from({ length }, () => makeValue(item, sources, depth + 1));
}

function makeObject(located: Located<Schema>, sources: Sources, depth: number): object {
  const { choices } = sources;
  const { properties, required, others } = readObject(located);
  const share = depth > 3 ? 0 : 0.35;
  const names = Object.keys(properties).filter((name) => required.includes(name) || choices.chance(share));
  const entries = names.map((name) => [name, makeProperty(name, properties[name], sources, depth)]);
  if (others) {
    const free = Array.from({ length: choices.integer(3) }, () => makeField(sources));
    entries.push(...free.map((name) => [name, makeValue(others, sources, depth + 1)]));
  }
  return Object.fromEntries(entries);
}

function makeProperty(
  name: string,
  schema: Located<Schema> | undefined,
  sources: Sources,
  depth: number,
): unknown {
  if (/[hetr]Field$/.test(name)) return makeField(sources);
  if (name === "q" || name === "query") return makeQuery(sources);
  return makeValue(schema ?? { pointer: "", value: {} }, sources, depth + 1);
}

/** The key of a field, or seldom another text. */
export function makeField({ choices, wrong, fields }: Sources): string {
  return choices.pick(fields.length === 0 || choices.chance(wrong) ? texts : fields);
}

const comparisons = ["eq", "ne", "lt", "gt", "lte", "gte", "like", "ilike", "contains"];

/** A random condition in the filter query language, in most cases a valid one. */
export function makeQuery(sources: Sources, depth = 0): string {
  const { choices } = sources;
  if (depth < 2 && choices.chance(0.3)) {
    const parts = [makeQuery(sources, depth + 1), makeQuery(sources, depth + 1)];
    const text = parts.join(` ${choices.pick(["and", "or"])} `);
    return choices.chance(0.5) ? `(${text})` : text;
  }
  const field = choices.chance(0.3) ? "" : `${JSON.stringify(makeField(sources))} `;
  if (choices.chance(0.2)) return `${field}is ${choices.pick(["valid", "error"])}`;
  const value = choices.pick([
    "CUP-001",
    '""',
    "10",
    "é",
    '"É%"',
    "%u%",
    "_",
    "1e21",
    '"a b"',
    "'[",
    "0.00001",
    '"a\\\\b"',
  ]);
  return `${field}${choices.pick(comparisons)} ${value}`;
}

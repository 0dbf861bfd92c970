import { type Located, locateTarget, type Schema } from "@data-import/spec/read";
import { bundle } from "../description.ts";
import { listInvalidValues } from "./invalid-values.ts";
import {
  listAlternatives,
  listBranches,
  listTypes,
  locateItems,
  locateSchema,
  type ObjectShape,
  readObject,
} from "./object-shape.ts";
import { makeBranchSample, makeSample } from "./sample.ts";

/** A body with one change. */
export interface ValueProbe {
  readonly name: string;
  readonly body: unknown;
  /** Whether the description allows it. */
  readonly fits: boolean;
  readonly keys: readonly string[];
  /** JSON pointers to the properties that it is about. */
  readonly about: readonly string[];
}

/** A value inside a valid body. */
export interface Place {
  readonly schema: Located<Schema>;
  /** How the envelope names it; empty for the body itself. */
  readonly key: string;
  /** The current value. */
  readonly value: unknown;
  /**
   * JSON pointers to the schemas that were probed in this body. Each schema is probed once: it may contain itself, and
   * a body with a hundred fields of nine kinds would give ten thousand probes.
   */
  readonly probed: Set<string>;
  /** The body with another value at this place. */
  embed(value: unknown): unknown;
}

/** A value for schemas that allow anything; it contains a list that can be made deeper. */
export const anything = { имя: { deep: [null] } };

/** Names that no object of the description has; the last two have a meaning in JavaScript. */
const strangeNames = ["zzUnknown", "имя", "constructor", "__proto__"];

/** Makes one change at a time to a value and to each value inside it. */
export function* probeValue(place: Place): Generator<ValueProbe> {
  const found = locateSchema(place.schema);
  const { value: schema, pointer } = found;
  const { probed } = place;
  if (probed.has(place.schema.pointer)) return;
  const isKnown = probed.has(pointer);
  probed.add(place.schema.pointer).add(pointer);
  const about = [place.schema.pointer];
  const spot = (why: string) => (place.key === "" ? why : `${place.key}: ${why}`);
  for (const { why, value } of listInvalidValues(found)) {
    yield { name: spot(why), body: place.embed(value), fits: false, keys: keysOf(place.key), about };
  }
  if (isKnown) return;
  if (schema.discriminator) return yield* probeBranches(place, found);
  if (schema.anyOf && schema.type === undefined) return yield* probeAlternatives(place, found);
  const types = listTypes(schema);
  if (types.length === 0 && !schema.enum && schema.const === undefined) {
    for (const value of ["text", 42, true, null, ["text"], anything]) {
      yield {
        name: spot(`${JSON.stringify(value)}, as any value is allowed`),
        body: place.embed(value),
        fits: true,
        keys: [],
        about,
      };
    }
  }
  if (types.includes("object")) yield* probeProperties(place, readObject(found));
  if (types.includes("array")) yield* probeItem(place, locateItems(found));
}

/** Changes one property of an object at a time; the value at the place must be such an object. */
export function* probeProperties(place: Place, shape: ObjectShape, tagName?: string): Generator<ValueProbe> {
  const value = isObject(place.value) ? place.value : {};
  for (const [name, schema] of Object.entries(shape.properties)) {
    if (name === tagName) continue;
    const key = joinKey(place.key, name);
    if (shape.required.includes(name)) {
      yield {
        name: `${key}: missing`,
        body: place.embed(without(value, name)),
        fits: false,
        keys: [key],
        about: [schema.pointer],
      };
    }
    const embed = (inner: unknown) => place.embed({ ...value, [name]: inner });
    yield* probeValue({ ...place, schema, key, value: value[name] ?? makeSample(schema), embed });
  }
  yield* probeOtherNames({ ...place, value }, shape);
}

/** Adds properties that the description does not list; if it allows any names, changes one of those. */
function* probeOtherNames(place: Place, { properties, others }: ObjectShape): Generator<ValueProbe> {
  const value = place.value as Record<string, unknown>;
  // With a computed key, even `__proto__` becomes an own property.
  const add = (name: string, inner: unknown) => place.embed({ ...value, [name]: inner });
  if (!others) {
    const [first] = Object.keys(properties);
    for (const name of [...(first ? [`${first}x`] : []), ...strangeNames]) {
      const key = joinKey(place.key, name);
      yield { name: `${key}: unknown`, body: add(name, "text"), fits: false, keys: [key], about: [] };
    }
    return;
  }
  const isFree =
    listTypes(locateTarget(bundle, others).value).length === 0 && listAlternatives(others).length === 0;
  const name = `${joinKey(place.key, "имя")}: any name`;
  yield { name, body: add("имя", isFree ? anything : makeSample(others)), fits: true, keys: [], about: [] };
  if (isFree) return;
  const [known = "name", inner = makeSample(others)] = Object.entries(value)[0] ?? [];
  const embed = (other: unknown) => add(known, other);
  yield* probeValue({ ...place, schema: others, key: joinKey(place.key, known), value: inner, embed });
}

/** Changes the first item of a list and leaves out the others. */
function* probeItem(place: Place, schema: Located<Schema>): Generator<ValueProbe> {
  const [value = makeSample(schema)] = Array.isArray(place.value) ? place.value : [];
  const embed = (item: unknown) => place.embed([item]);
  yield* probeValue({ ...place, schema, key: `${place.key}[0]`, value, embed });
}

function* probeBranches(place: Place, choice: Located<Schema>): Generator<ValueProbe> {
  const tagName = choice.value.discriminator?.propertyName ?? "";
  const key = joinKey(place.key, tagName);
  const branches = listBranches(choice);
  const value = isObject(place.value) ? place.value : {};
  const about = branches.map(([, branch]) => `${branch.pointer}/properties/${tagName}`);
  const wrong = { fits: false, keys: [key], about };
  yield { name: `${key}: missing`, body: place.embed(without(value, tagName)), ...wrong };
  for (const tag of ["nonsense", 42, null, "__proto__"]) {
    yield {
      name: `${key}: ${JSON.stringify(tag)}`,
      body: place.embed({ ...value, [tagName]: tag }),
      ...wrong,
    };
  }
  for (const [tag, branch] of branches) {
    const sample = value[tagName] === tag ? value : makeBranchSample(tagName, tag, branch);
    for (const probe of probeProperties({ ...place, value: sample }, readObject(branch), tagName)) {
      yield { ...probe, name: `as ${tag}, ${probe.name}` };
    }
  }
}

/** A valid value of each alternative, and invalid ones that no other alternative allows. */
function* probeAlternatives(place: Place, choice: Located<Schema>): Generator<ValueProbe> {
  const alternatives = listAlternatives(choice);
  for (const alternative of alternatives) {
    const { value: schema, pointer } = alternative;
    const name = pointer.split("/").at(-1);
    const others = alternatives
      .filter((other) => other !== alternative)
      .flatMap((other) => listTypes(other.value));
    const sample = makeSample(alternative);
    const about = [place.schema.pointer, pointer];
    yield { name: `${place.key}: as ${name}`, body: place.embed(sample), fits: true, keys: [], about };
    for (const { why, value } of listInvalidValues(alternative)) {
      if (others.includes(nameType(value)) || (others.includes("integer") && Number.isInteger(value)))
        continue;
      yield {
        name: `${place.key}: as ${name}, ${why}`,
        body: place.embed(value),
        fits: false,
        keys: [place.key],
        about,
      };
    }
    if (!listTypes(schema).includes("object") || others.includes("object")) continue;
    for (const probe of probeProperties({ ...place, value: sample }, readObject(alternative))) {
      // The alternative that was meant is unknown, so the error names the whole value; except for a name that no
      // alternative has.
      yield probe.fits || probe.about.length === 0 ? probe : { ...probe, keys: [place.key] };
    }
  }
}

function nameType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function without(value: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _, ...rest } = value;
  return rest;
}

function keysOf(key: string): string[] {
  return key === "" ? [] : [key];
}

function joinKey(key: string, name: string): string {
  return key === "" ? name : `${key}.${name}`;
}

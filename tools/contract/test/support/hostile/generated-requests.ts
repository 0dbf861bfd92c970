import { operations } from "../../../src/description.ts";
import { type HostileRequest, repeat } from "./hostile-request.ts";

/** A place in the body of an example. */
interface Place {
  readonly name: string;
  readonly value: unknown;
  /** The whole body with another value in this place, as JSON. */
  write(json: string): string;
}

/** What a place gets in place of its value. */
interface Mutation {
  readonly suits: (value: unknown) => boolean;
  readonly write: (value: unknown) => string;
}

const marker = "\uE000";
const long = 2_000_000;
const longest = 8_000_000;

const mutations: Readonly<Record<string, Mutation>> = {
  "repeated 10,000 times": { suits: hasItems, write: (value) => repeatItem(value, 10_000) },
  "repeated 100,000 times": { suits: hasItems, write: (value) => repeatItem(value, 100_000) },
  "9,000 different items": { suits: Array.isArray, write: () => writeList(9000) },
  "a long text": { suits: isText, write: () => `"${"a".repeat(long)}"` },
  "a text of accents": { suits: isText, write: () => `"${"\u0316\u0301".repeat(long / 4)}"` },
  "a text of digits and a letter": { suits: isText, write: () => `"${"1".repeat(long)}x"` },
  "a text of spaces": { suits: isText, write: () => `"a${" ".repeat(long)}b"` },
  "a text of dashes": { suits: isText, write: () => `"${"-".repeat(long)}@"` },
  "9,000 keys": { suits: isObject, write: () => writeObject(9000) },
  "90 levels": { suits: isObject, write: () => `${'{"a":'.repeat(90)}1${"}".repeat(90)}` },
  "100,000 levels": { suits: isObject, write: () => '{"a":'.repeat(100_000) },
  "200,000 short values": { suits: isObject, write: () => repeat(writeList(9000), 20) },
};

/** So many requests, one place of one example changed in each, spread evenly over operations, places and mutations. */
export function generateRequests(count: number): HostileRequest[] {
  const all = operations.flatMap((operation) => {
    const [example] = operation.requests;
    if (example === undefined || example.contentType !== "application/json") return [];
    return listPlaces(example.value).flatMap((place) =>
      Object.entries(mutations)
        .filter(([, { suits }]) => suits(place.value))
        .map(
          ([name, mutation]): HostileRequest => ({
            name: `${place.name === "" ? "the body" : place.name}, ${name}`,
            operationId: operation.operationId,
            write: () => place.write(mutation.write(place.value)),
          }),
        ),
    );
  });
  return all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  );
}

/** The body and all places in it; of a list, only the first item. */
function listPlaces(body: unknown): Place[] {
  const places: Place[] = [];
  const visit = (value: unknown, name: string, write: (json: string) => string) => {
    places.push({ name, value, write });
    const members = Array.isArray(value)
      ? Object.entries(value).slice(0, 1)
      : isObject(value)
        ? Object.entries(value)
        : [];
    for (const [key, inner] of members) {
      const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
      (copy as Record<string, unknown>)[key] = marker;
      const text = JSON.stringify(copy);
      visit(inner, name === "" ? key : `${name}.${key}`, (json) =>
        write(text.replace(`"${marker}"`, () => json)),
      );
    }
  };
  visit(body, "", (json) => json);
  return places;
}

function repeatItem(value: unknown, count: number): string {
  const item = JSON.stringify((value as readonly unknown[])[0]);
  // A longer body is rejected before it is read.
  return repeat(item, Math.min(count, Math.floor(longest / item.length)));
}

function hasItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function writeList(count: number): string {
  return `[${Array.from({ length: count }, (_, index) => `"${index}"`)}]`;
}

function writeObject(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"key${index}":"${index}"`)}}`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { type Located, locateTarget, type OperationCase, type Schema } from "@data-import/spec/read";
import { bundle } from "../../src/description.ts";
import { readObject } from "../../src/probes/object-shape.ts";
import {
  type PreparedRequest,
  prepareRequest,
  withBody,
  withQuery,
} from "../../src/probes/prepared-request.ts";
import { makeSample } from "../../src/probes/sample.ts";
import { anyId, type TwoWorlds } from "./two-worlds.ts";

/** A request with one id of another account. */
export interface ForeignRequest {
  readonly place: Place;
  /** `path`, `query`, or the property of the body that names it. */
  readonly name: string;
  /** The id in the other account. */
  readonly id: string;
  readonly request: PreparedRequest;
  /** The same request with an unknown id. */
  readonly unknown: { readonly id: string; readonly request: PreparedRequest };
}

/**
 * The requests of the examples of an operation, once for each id in them: that id is from the first world, all other
 * ids and the token are from the second. With `isReversed`, the worlds change places.
 */
export function listForeignRequests(
  operation: OperationCase,
  worlds: TwoWorlds,
  isReversed: boolean,
): ForeignRequest[] {
  const { toSecond, findWorld, first, second } = worlds;
  const token = (isReversed ? first : second).token;
  const own = (id: string) => (isReversed ? id : toSecond(id));
  const foreign = (id: string) => (isReversed ? toSecond(id) : id);
  return listRequests(operation, token).flatMap(({ prepared, added }) => {
    const texts = readTexts(prepared);
    const found = (Object.keys(texts) as Place[]).flatMap((place) =>
      Array.from(texts[place].matchAll(anyId), ({ 0: id, index }) => ({
        place,
        id,
        index,
        name: place === "body" ? readProperty(texts.body.slice(0, index)) : place,
      })),
    );
    return found
      .filter(({ id, name }) => findWorld(id) === "first" && (added === undefined || name === added))
      .map(({ place, id, index, name }) => {
        const request = (named: string) =>
          writeTexts(prepared, texts, (at, other, position) =>
            at === place && position === index ? named : own(other),
          );
        return {
          name,
          place,
          id: foreign(id),
          request: request(foreign(id)),
          unknown: { id: `${id}Nowhere`, request: request(`${id}Nowhere`) },
        };
      });
  });
}

/** The last property of a JSON body, or the last part of a form, in a text. */
function readProperty(text: string): string {
  const [, property, part] = Array.from(text.matchAll(/"(\w+)":|name="(\w+)"/g)).at(-1) ?? [];
  return property ?? part ?? "body";
}

/** A request of an operation. */
export interface Variant {
  readonly prepared: PreparedRequest;
  /** The property that this variant adds. */
  readonly added?: string;
}

/** The examples of an operation, and variants with one optional parameter or property that is an id. */
export function listRequests(operation: OperationCase, token: string): Variant[] {
  const { requests, parameters, queryParameters, content } = operation;
  const examples = requests.length === 0 ? [[]] : requests.map((request) => [request]);
  // The service does not read deprecated parameters.
  const optional = parameters.filter(
    (parameter) => parameter.in === "query" && parameter.required !== true && parameter.deprecated !== true,
  );
  return examples.flatMap((example): Variant[] => {
    const prepared = prepareRequest({ ...operation, requests: example }, token);
    const asked = optional
      // A list has one of its ids.
      .map(({ name }): [string, string] => [name, String([queryParameters[name]].flat()[0])])
      .filter(([, value]) => value.startsWith("us_"));
    const value = example[0]?.value;
    const isJson = content?.contentType === "application/json";
    const added = isJson ? listAdded(content, value) : [];
    return [
      { prepared },
      ...asked.map((entry) => ({ prepared: withQuery(prepared, entry) })),
      ...added.map(({ name, body }) => ({
        prepared: withBody(prepared, JSON.stringify(body), "application/json"),
        added: name,
      })),
    ];
  });
}

interface Added {
  readonly name: string;
  readonly body: unknown;
}

/** Variants of a body, each with one further property that is an id. */
function listAdded(located: Located<Schema>, value: unknown): Added[] {
  const { pointer, value: schema } = locateTarget(bundle, located);
  if (Array.isArray(value)) {
    const [item, ...others] = value;
    return listAdded({ pointer: `${pointer}/items`, value: schema.items ?? {} }, item).map((added) => ({
      ...added,
      body: [added.body, ...others],
    }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(readObject({ pointer, value: schema }).properties).flatMap(([name, property]) => {
    const given = (value as Record<string, unknown>)[name];
    if (given !== undefined) {
      return listAdded(property, given).map((added) => ({
        ...added,
        body: { ...value, [name]: added.body },
      }));
    }
    const sample = makeIdSample(property);
    if (sample === undefined) return [];
    return { name, body: { ...value, [name]: sample } };
  });
}

/** An id, or a list of one id, for a property of that type; undefined for other properties. */
function makeIdSample(property: Located<Schema>): string | string[] | undefined {
  const { pointer, value: schema } = locateTarget(bundle, property);
  if (schema.items !== undefined) {
    const item = makeIdSample({ pointer: `${pointer}/items`, value: schema.items });
    return typeof item === "string" ? [item] : undefined;
  }
  if (!/Id$/.test(pointer)) return undefined;
  const sample = makeSample({ pointer, value: schema });
  return typeof sample === "string" && sample.startsWith("us_") ? sample : undefined;
}

/** The parts of a request that can contain an id. */
export type Place = "path" | "query" | "body";

type Texts = Readonly<Record<Place, string>>;

function readTexts({ path, query, body }: PreparedRequest): Texts {
  return { path, query, body: new TextDecoder().decode(body) };
}

function writeTexts(
  prepared: PreparedRequest,
  texts: Texts,
  change: (place: Place, id: string, position: number) => string,
): PreparedRequest {
  const write = (place: Place): string =>
    texts[place].replaceAll(anyId, (id, position: number) => change(place, id, position));
  return {
    ...prepared,
    path: write("path"),
    query: write("query"),
    ...(prepared.body && { body: new TextEncoder().encode(write("body")) }),
  };
}

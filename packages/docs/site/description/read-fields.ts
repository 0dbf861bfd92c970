import type { Bundle, BundleSchema } from "./bundle.ts";
import { describeConstraints, describeType, isNullable, readContainer } from "./describe-type.ts";
import { type FlatSchema, flattenSchema } from "./flatten-schema.ts";
import type { Field, Origin } from "./model.ts";
import { type Keys, readVariants, type Variants } from "./read-variants.ts";

type Draft = { -readonly [Key in keyof Field]: Field[Key] };

/** A tree with so many fields leaves further named schemas to their own pages. */
const longTreeFields = 40;

/** Alternatives with more fields together are left to their own pages, if all of them have one. */
const longVariants = 24;

/** The schema inside a field, below its lists and maps. */
interface Inside {
  readonly draft: Draft;
  readonly content: FlatSchema;
  /** The path that the fields inside continue. */
  readonly path: string;
  /** Of the fields inside that say nothing about it. */
  readonly origin: Origin;
  /** Of the field and its neighbours. */
  readonly around: Origin;
}

/**
 * The tree of a schema, read level by level so that a named schema is written out where it is nearest to the root.
 * What `body` writes out, the body of the same operation, is not repeated.
 */
export function readTree(bundle: Bundle, schema: BundleSchema, origin: Origin, body?: Field): Field {
  const queue: Inside[] = [];
  const written = new Map<string, string>();
  const start = { name: "", path: "", schema, required: true, origin, around: origin };
  const root = startField({ bundle, queue }, start);
  const inBody = new Map(body === undefined ? [] : listWritten(body));
  const writing: Writing = { bundle, queue, written, inBody, length: 0 };
  for (const inside of queue) writeInside(writing, inside);
  return root;
}

/** The named schemas that a tree writes out, each with where. */
function listWritten({ schema, path, children, variants }: Field): [name: string, path: string][] {
  const inside = [...children, ...variants.flatMap((variant) => variant.children)];
  const own: [string, string][] = schema === undefined || inside.length === 0 ? [] : [[schema, path]];
  return [...own, ...inside.flatMap(listWritten)];
}

interface Start {
  readonly name: string;
  readonly path: string;
  readonly schema: BundleSchema;
  readonly required: boolean;
  /** The default of its origin. */
  readonly origin: Origin;
  /** The origin of most of its neighbours. */
  readonly around: Origin;
}

interface Reading {
  readonly bundle: Bundle;
  readonly queue: Inside[];
}

/** Where named schemas are written out: in this tree, or in that of the body. */
interface Writing extends Reading {
  readonly written: Map<string, string>;
  readonly inBody: ReadonlyMap<string, string>;
  /** How many fields the tree has so far. */
  length: number;
}

function startField({ bundle, queue }: Reading, start: Start): Draft {
  const { name, path, schema, required, around } = start;
  const outer = flattenSchema(bundle, schema);
  const { before, after, content, stars } = openContainers(bundle, outer);
  const origin = outer.schema["x-origin"] ?? start.origin;
  const values = content.schema.enum ?? [];
  const nullable = isNullable(outer.schema);
  const isObject = hasInside(content.schema);
  const inside = (isObject ? content.name : undefined) ?? describeType(content.schema);
  const type = `${before}${inside}${after}`;
  const draft: Draft = {
    name,
    path,
    type: nullable ? `${type} or null` : type,
    ...(content.name === undefined ? {} : { schema: content.name }),
    text: (outer.schema.description ?? "").trim(),
    required,
    nullable,
    readOnly: outer.schema.readOnly === true,
    writeOnly: outer.schema.writeOnly === true,
    deprecated: outer.schema.deprecated === true,
    ...(origin === around ? {} : { origin }),
    constraints: [
      ...describeConstraints(outer.schema),
      ...(content === outer ? [] : describeConstraints(content.schema).map((text) => `each ${text}`)),
    ],
    values: values.filter((value) => value !== null),
    ...(outer.schema.default === undefined ? {} : { default: outer.schema.default }),
    examples: outer.schema.examples ?? [],
    children: [],
    variants: [],
  };
  if (isObject) {
    const place = `${path}${".*".repeat(stars)}`.replace(/^\./, "");
    queue.push({ draft, content, path: place, origin: content.innerOrigin ?? origin, around });
  }
  return draft;
}

/** Opens lists and maps down to the first other schema. */
function openContainers(bundle: Bundle, outer: FlatSchema) {
  let before = "";
  let after = "";
  let content = outer;
  let stars = 0;
  for (let container = readContainer(content.schema); container; container = readContainer(content.schema)) {
    before += container.before;
    after = container.after + after;
    if (container.isMap) stars += 1;
    content = flattenSchema(bundle, container.content);
  }
  return { before, after, content, stars };
}

function hasInside({ properties, oneOf, anyOf }: BundleSchema): boolean {
  return properties !== undefined || oneOf !== undefined || anyOf !== undefined;
}

function writeInside(writing: Writing, { draft, content, path, origin, around }: Inside): void {
  const { bundle, queue, written, inBody } = writing;
  if (content.name !== undefined) {
    const place = written.get(content.name);
    if (place !== undefined) {
      draft.writtenAt = place;
      return;
    }
    const placeInBody = inBody.get(content.name);
    if (placeInBody !== undefined) {
      draft.writtenAt = placeInBody;
      draft.writtenInBody = true;
      return;
    }
    if (writing.length > longTreeFields) {
      draft.onItsPage = true;
      return;
    }
    written.set(content.name, draft.path);
  }
  const keys = readVariants(bundle, content.schema);
  const inside = draft.path === "" && draft.name === "" ? around : findUsualOrigin(bundle, keys, origin);
  if (inside !== around) draft.originInside = inside;
  const start = ({ properties, required }: Keys, at: string) =>
    Object.entries(properties).map(([name, schema]) => {
      writing.length += 1;
      const field = { name, path: at === "" ? name : `${at}.${name}`, schema };
      return startField(
        { bundle, queue },
        { ...field, required: required.includes(name), origin, around: inside },
      );
    });
  draft.children = start(keys.shared, path);
  const areOnPages = path !== "" && areLong(keys);
  draft.variants = keys.variants.map((variant) => ({
    label: variant.label,
    ...(variant.name === undefined ? {} : { schema: variant.name }),
    text: variant.text,
    ...(areOnPages
      ? { children: [], fieldsOnItsPage: Object.keys(variant.properties).length }
      : { children: start(variant, `${path}(${variant.label})`) }),
  }));
  if (keys.discriminator !== undefined) draft.discriminator = keys.discriminator;
}

function areLong({ variants }: Variants): boolean {
  const fields = variants.flatMap(({ properties }) => Object.keys(properties));
  return fields.length > longVariants && variants.every(({ name }) => name !== undefined);
}

/** The origin of most fields inside; the default if two are equally frequent. */
function findUsualOrigin(bundle: Bundle, { shared, variants }: Variants, silent: Origin): Origin {
  const properties = [shared, ...variants].flatMap((keys) => Object.values(keys.properties));
  const origins = properties.map((property) => flattenSchema(bundle, property).schema["x-origin"] ?? silent);
  const count = (origin: Origin) => origins.filter((each) => each === origin).length;
  return origins.reduce((usual, origin) => (count(origin) > count(usual) ? origin : usual), silent);
}

import { type Description, resolveReference, type Schema } from "@data-import/front";
import { createRandom } from "../control/random.ts";

/** Deeper than this, generated objects have only what they must have. */
const deepest = 4;
/** Generated lists have at most so many items, where nothing says otherwise. */
const mostItems = 3;

/**
 * Copies a schema for Prism's generator, with every reference replaced by what it names, so that what is generated is
 * valid, of a readable size and looks like the real thing.
 * @param inside the references that led here
 */
export function dereferenceForPrism(
  description: Description,
  schema: Schema,
  inside: readonly string[] = [],
  depth = 0,
): Record<string, unknown> {
  const { $ref, ...siblings } = schema;
  if (typeof $ref === "string") {
    const target = resolveReference<Schema>(description, schema);
    return {
      ...dereferenceForPrism(description, target, [...inside, $ref], depth),
      ...dereferenceForPrism(description, siblings, inside, depth),
    };
  }
  const follow = (part: unknown, deeper: number): unknown =>
    isSchema(part) ? dereferenceForPrism(description, part, inside, depth + deeper) : part;
  const leadsBack = (part: unknown): boolean => isSchema(part) && findsItself(description, part, inside);

  const copy: Record<string, unknown> = { ...schema };
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const parts = schema[keyword];
    // Of a choice, what leads back here is never taken: the generator could not end.
    if (Array.isArray(parts)) {
      copy[keyword] = parts
        .filter((part) => keyword === "allOf" || !leadsBack(part))
        .map((part) => follow(part, 0));
    }
  }
  if (schema.properties !== undefined) {
    const required = (schema["required"] ?? []) as readonly string[];
    const kept = Object.entries(schema.properties).filter(
      ([name, property]) =>
        property["writeOnly"] !== true &&
        (required.includes(name) || (depth < deepest && !leadsBack(property))),
    );
    copy["properties"] = Object.fromEntries(kept.map(([name, property]) => [name, follow(property, 1)]));
    // All of them, always: which of them are left out is the most expensive thing that the generator can decide.
    copy["required"] = kept.map(([name]) => name);
    // Else the generator makes up further properties.
    copy["additionalProperties"] ??= false;
  }
  if (isSchema(copy["additionalProperties"]))
    copy["additionalProperties"] = follow(copy["additionalProperties"], 1);
  if (isSchema(schema.items)) {
    copy["items"] = leadsBack(schema.items) ? {} : follow(schema.items, 1);
    const fewest = Number(schema["minItems"] ?? 0);
    copy["maxItems"] ??= leadsBack(schema.items) ? fewest : Math.max(fewest, depth < deepest ? mostItems : 1);
  }
  // The generator knows `exclusiveMinimum` from draft-04 only, where it is a boolean.
  if (typeof schema["exclusiveMinimum"] === "number") {
    delete copy["exclusiveMinimum"];
    copy["minimum"] = schema["exclusiveMinimum"] + 0.01;
  }
  const values = listValues(schema);
  if (values !== undefined) copy["enum"] = values;
  return copy;
}

/** Values of these formats are costly to make up, and read better when they are plain. */
const plainValues: Readonly<Record<string, readonly string[]>> = {
  email: ["ada@harbor.example", "grace@quay.example", "linus@pier.example"],
  hostname: ["harbor.example", "imports.quay.example", "data.pier.example"],
  uri: ["https://harbor.example/", "https://quay.example/hooks", "https://pier.example/files/7"],
};

/** What values of a schema are taken from, where it does not say so itself but shows it. */
function listValues(schema: Schema): readonly unknown[] | undefined {
  const { type, format, examples } = schema;
  const [example] = Array.isArray(examples) ? examples : [];
  if (schema.enum !== undefined || schema["const"] !== undefined) return undefined;
  if (type === "object" && schema.properties === undefined) {
    if (example !== undefined) return [example];
    // Made up, an object that may hold anything takes as long as all the others together, and says nothing.
    return isSchema(schema["additionalProperties"]) ? undefined : [{}, { origin: "mock" }];
  }
  if (type !== "string") return undefined;
  const [, prefix] = /^(us_[a-z]+_)\w+$/.exec(String(example)) ?? [];
  return prefix === undefined ? plainValues[String(format)] : listIds(prefix);
}

const idLetters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const ids = new Map<string, readonly string[]>();

/** Ids of the service begin with what they identify; generated ones do too, and are taken from a hundred of each kind. */
function listIds(prefix: string): readonly string[] {
  const random = createRandom(prefix);
  const pick = () => idLetters[Math.floor(random() * idLetters.length)];
  const make = () => prefix + Array.from({ length: 8 }, pick).join("");
  const known = ids.get(prefix) ?? Array.from({ length: 100 }, make);
  ids.set(prefix, known);
  return known;
}

/** Whether a schema is, or cannot do without, one of those that led to it. */
function findsItself(description: Description, schema: Schema, inside: readonly string[]): boolean {
  const { $ref } = schema;
  if (typeof $ref === "string") {
    if (inside.includes($ref)) return true;
    return findsItself(description, resolveReference<Schema>(description, schema), [...inside, $ref]);
  }
  const required = (schema["required"] ?? []) as readonly string[];
  const needed = required.map((name) => schema.properties?.[name]);
  const parts = [...((schema["allOf"] ?? []) as Schema[]), ...needed];
  if (parts.some((part) => isSchema(part) && findsItself(description, part, inside))) return true;
  const choice = (schema["oneOf"] ?? schema["anyOf"] ?? []) as Schema[];
  return choice.length > 0 && choice.every((part) => findsItself(description, part, inside));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

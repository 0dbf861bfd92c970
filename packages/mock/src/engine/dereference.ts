import { type Description, resolveReference, type Schema } from "@data-import/front";
import { createRandom } from "../control/random.ts";

/** At this depth and deeper, generated objects have only required properties. */
const deepestLevel = 4;
/** Generated lists have at most so many items, if the schema has no limit. */
const mostItems = 3;

/**
 * Where a value is, for the step of the generator that looks for empty objects: it finds no properties inside of `allOf`,
 * `anyOf`, `oneOf` and a map, so it has no schema for the items of lists there, and fails at an empty object in one.
 */
type Place = "known" | "without properties" | "without schema";

/**
 * Copies a schema for Prism's generator and replaces every reference by its target. The generated values are valid, of a
 * readable size, and look like those of the service.
 * @param inside the references from the root to this schema
 */
export function dereferenceForPrism(
  description: Description,
  schema: Schema,
  inside: readonly string[] = [],
  depth = 0,
  place: Place = "known",
): Record<string, unknown> {
  const { $ref, ...siblings } = schema;
  if (typeof $ref === "string") {
    const target = resolveReference<Schema>(description, schema);
    return {
      ...dereferenceForPrism(description, target, [...inside, $ref], depth, place),
      ...dereferenceForPrism(description, siblings, inside, depth, place),
    };
  }
  const follow = (part: unknown, deeper: number, at: Place = place): unknown =>
    isSchema(part) ? dereferenceForPrism(description, part, inside, depth + deeper, at) : part;
  const withoutProperties = place === "known" ? "without properties" : place;
  const leadsBack = (part: unknown): boolean => isSchema(part) && findsItself(description, part, inside);

  const copy: Record<string, unknown> = { ...schema };
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const parts = schema[keyword];
    // Recursive alternatives are removed, otherwise the generator would not end.
    if (Array.isArray(parts)) {
      copy[keyword] = parts
        .filter((part) => keyword === "allOf" || !leadsBack(part))
        .map((part) => follow(part, 0, withoutProperties));
    }
  }
  if (schema.properties !== undefined) {
    const required = (schema["required"] ?? []) as readonly string[];
    const kept = Object.entries(schema.properties)
      .filter(
        ([name, property]) =>
          property["writeOnly"] !== true &&
          (required.includes(name) || (depth < deepestLevel && !leadsBack(property))),
      )
      .map(([name, property]) => [name, follow(property, 1)] as const)
      .filter(
        ([name, property]) =>
          place !== "without schema" || required.includes(name) || !isAlwaysEmpty(property),
      );
    copy["properties"] = Object.fromEntries(kept);
    // All are required, because choosing optional properties is the most expensive step of the generator.
    copy["required"] = kept.map(([name]) => name);
    // Otherwise the generator invents further properties.
    copy["additionalProperties"] ??= false;
  }
  if (isSchema(copy["additionalProperties"]))
    copy["additionalProperties"] = follow(copy["additionalProperties"], 1, withoutProperties);
  if (isSchema(schema.items)) {
    copy["items"] = leadsBack(schema.items)
      ? {}
      : follow(schema.items, 1, place === "known" ? "known" : "without schema");
    const fewest = Number(schema["minItems"] ?? 0);
    copy["maxItems"] ??= leadsBack(schema.items)
      ? fewest
      : Math.max(fewest, depth < deepestLevel ? mostItems : 1);
  }
  // The generator fills a map twice, each time with up to so many entries.
  if (typeof schema["maxProperties"] === "number" && schema.properties === undefined)
    copy["maxProperties"] = Math.max(1, Math.min(mostItems, Math.floor(schema["maxProperties"] / 2)));
  // The generator only knows `exclusiveMinimum` of draft-04, which is a boolean.
  if (typeof schema["exclusiveMinimum"] === "number") {
    delete copy["exclusiveMinimum"];
    copy["minimum"] = schema["exclusiveMinimum"] + 0.01;
  }
  const values = listValues(schema);
  if (values !== undefined) copy["enum"] = values;
  return copy;
}

/** Generated values of these formats are slow and hard to read, so they come from these lists. */
const plainValues: Readonly<Record<string, readonly string[]>> = {
  email: ["ada@harbor.example", "grace@quay.example", "linus@pier.example"],
  hostname: ["harbor.example", "imports.quay.example", "data.pier.example"],
  uri: ["https://harbor.example/", "https://quay.example/hooks", "https://pier.example/files/7"],
};

/** Values for a schema without `enum` and `const`, from its example or its format. */
function listValues(schema: Schema): readonly unknown[] | undefined {
  const { type, format, examples } = schema;
  const [example] = Array.isArray(examples) ? examples : [];
  if (schema.enum !== undefined || schema["const"] !== undefined) return undefined;
  if (type === "object" && schema.properties === undefined) {
    if (example !== undefined) return [example];
    // Generating an object with any properties takes longer than all others together, and is of no use.
    if (isSchema(schema["additionalProperties"])) return undefined;
    return [schema["additionalProperties"] === false ? {} : { origin: "mock" }];
  }
  if (type !== "string") return undefined;
  const [, prefix] = /^(us_[a-z]+_)\w+$/.exec(String(example)) ?? [];
  return prefix === undefined ? plainValues[String(format)] : listIds(prefix);
}

const idLetters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const ids = new Map<string, readonly string[]>();

/** Ids of the service have a prefix for their resource; so do these hundred ids for one prefix. */
function listIds(prefix: string): readonly string[] {
  const random = createRandom(prefix);
  const pick = () => idLetters[Math.floor(random() * idLetters.length)];
  const make = () => prefix + Array.from({ length: 8 }, pick).join("");
  const known = ids.get(prefix) ?? Array.from({ length: 100 }, make);
  ids.set(prefix, known);
  return known;
}

/** Whether a schema is, or requires, one of the schemas in `inside`. */
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

/** Whether the values of a schema are empty objects, such as those that are so deep that they lose their properties. */
function isAlwaysEmpty(schema: unknown): boolean {
  if (!isSchema(schema) || schema.properties === undefined) return false;
  return Object.keys(schema.properties).length === 0 && schema["additionalProperties"] === false;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

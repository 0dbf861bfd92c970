import { type Description, type OverlayAction, type Schema, writeOverlayTarget } from "./read/index.ts";

/** What the service starts with: the bytes of a JSON body, and the values in it. */
const most = { characters: 8_388_608, values: 262_144 };

/** No text has the character NUL: the service rejects it, because PostgreSQL cannot store it. */
const anyText = "^[^\\u0000]*$";

/** The keywords that hold one schema, a list of schemas and a map of schemas. */
const nested = {
  one: ["items", "additionalProperties", "propertyNames", "not", "contains"],
  list: ["oneOf", "anyOf", "allOf", "prefixItems"],
  map: ["properties", "patternProperties"],
} as const;

type Path = readonly (string | number)[];
type Node = Readonly<Record<string, unknown>>;

/** The bounds that follow from the limits of bodies, for each schema of components and responses that has none. */
export function findBounds({ components = {}, paths }: Description): OverlayAction[] {
  const named = (["schemas", "parameters", "headers"] as const).flatMap((kind) =>
    Object.entries<object>(components[kind] ?? {}).map(([name, value]): [Path, unknown] => {
      const at = ["components", kind, name];
      return kind === "schemas" ? [at, value] : [[...at, "schema"], (value as Node)["schema"]];
    }),
  );
  const inPaths = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Node).flatMap(([method, operation]) =>
      findInside(["paths", path, method], operation),
    ),
  );
  return [...named.flatMap(([at, schema]) => readSchema(at, schema)), ...inPaths];
}

/** The schemas of parameters, bodies and headers that are written inside an operation. */
function findInside(at: Path, value: unknown): OverlayAction[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findInside([...at, index], item));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === "schema") return readSchema([...at, key], child);
    return key.startsWith("x-") || key === "examples" ? [] : findInside([...at, key], child);
  });
}

function readSchema(at: Path, schema: unknown): OverlayAction[] {
  if (!isNode(schema)) return [];
  const update = boundsOf(schema);
  const inside = [
    ...nested.one.flatMap((key) => readSchema([...at, key], schema[key])),
    ...nested.list.flatMap((key) =>
      ((schema[key] ?? []) as unknown[]).flatMap((each, index) => readSchema([...at, key, index], each)),
    ),
    ...nested.map.flatMap((key) =>
      Object.entries((schema[key] ?? {}) as Node).flatMap(([name, each]) =>
        readSchema([...at, key, name], each),
      ),
    ),
  ];
  return Object.keys(update).length === 0 ? inside : [{ target: writeOverlayTarget(at), update }, ...inside];
}

function boundsOf(schema: Schema): Partial<Schema> {
  const types: readonly unknown[] = [schema.type].flat();
  const isFixed = "const" in schema || "enum" in schema;
  const isForm = ["format", "pattern"].some((keyword) => keyword in schema);
  return {
    ...(types.includes("string") &&
      !isFixed && {
        ...(!("maxLength" in schema) && { maxLength: most.characters }),
        ...(!isForm && { pattern: anyText }),
      }),
    ...(types.includes("integer") &&
      !isFixed && {
        ...(!("format" in schema) && { format: "int64" }),
        ...(!hasOne(schema, "minimum") && { minimum: Number.MIN_SAFE_INTEGER }),
        ...(!hasOne(schema, "maximum") && { maximum: Number.MAX_SAFE_INTEGER }),
      }),
    ...(types.includes("array") && !("maxItems" in schema) && { maxItems: most.values }),
  };
}

function hasOne(schema: Schema, bound: "minimum" | "maximum"): boolean {
  return bound in schema || `exclusive${bound.charAt(0).toUpperCase()}${bound.slice(1)}` in schema;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

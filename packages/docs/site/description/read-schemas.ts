import { locateOperations, readSchemaName, resolveReference } from "@data-import/spec/read";
import type { Bundle, BundleOperation, Reference } from "./bundle.ts";
import type { Schema, UsedBy } from "./model.ts";
import { readTree } from "./read-fields.ts";

/** Every named schema in alphabetical order, with its users. */
export function readSchemas(bundle: Bundle): Schema[] {
  const users = findUsers(bundle);
  return Object.entries(bundle.components?.schemas ?? {})
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, source]) => {
      const origin = source["x-origin"] ?? "designed";
      return {
        name,
        text: (source.description ?? "").trim(),
        origin,
        deprecated: source.deprecated === true,
        field: readTree(bundle, { $ref: `#/components/schemas/${name}` }, origin),
        usedBy: Object.fromEntries(
          Object.entries(users).map(([kind, uses]) => [
            kind,
            uses.filter(([, names]) => names.has(name)).map(([user]) => user),
          ]),
        ) as unknown as UsedBy,
        source,
      };
    });
}

/** A user by its name, with the schemas that it refers to. */
type Use = readonly [user: string, schemas: ReadonlySet<string>];

function findUsers(bundle: Bundle): Record<keyof UsedBy, Use[]> {
  const operations = locateOperations(bundle, "as written").map(({ value }) => value);
  const use = (operation: BundleOperation, part: unknown): Use => [
    operation.operationId,
    collectNames(bundle, part),
  ];
  return {
    requests: operations.map((operation) => use(operation, [operation.parameters, operation.requestBody])),
    responses: operations.map((operation) => use(operation, operation.responses)),
    topics: Object.values(bundle.webhooks ?? {}).map(({ post }) => [
      post["x-topic"],
      collectNames(bundle, post.requestBody),
    ]),
    schemas: Object.entries(bundle.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      collectNames(bundle, schema),
    ]),
  };
}

/** The names of the schemas that a value refers to, directly or through shared parameters and responses. */
function collectNames(bundle: Bundle, node: unknown, names: Set<string> = new Set()): Set<string> {
  if (typeof node !== "object" || node === null) return names;
  const name = readSchemaName(node);
  if (name !== undefined) names.add(name);
  else if ("$ref" in node) collectNames(bundle, resolveReference(bundle, node as Reference), names);
  for (const [key, value] of Object.entries(node)) {
    // Examples are data: a key `$ref` in them is not a reference.
    if (key !== "examples" && key !== "example" && key !== "mapping") collectNames(bundle, value, names);
  }
  return names;
}

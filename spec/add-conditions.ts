import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  type Components,
  type Description,
  type LocatedOperation,
  locateOperations,
  type Message,
  type Operation,
  type Reference,
  resolveReference,
  type Schema,
} from "./read/index.ts";

interface Writable {
  parameters?: Operation["parameters"];
  responses: Operation["responses"];
}

/**
 * Adds the header `If-Match` to each PATCH and PUT of one resource, which has a GET at the same path, and the header
 * `If-None-Match` with the status 304 to that GET.
 */
export function addConditions(description: Description): Description {
  const copy = structuredClone(description);
  const operations = locateOperations(copy);
  for (const { path, method, value } of operations as readonly (LocatedOperation & { value: Writable })[]) {
    const get = operations.find((one) => one.path === path && one.method === "get");
    if (!["patch", "put"].includes(method) || get === undefined || isList(copy, get.value.responses["200"]))
      continue;
    addParameter(value, "IfMatch");
    // A path with a PATCH and a PUT has one GET.
    if ("304" in get.value.responses) continue;
    addParameter(get.value, "IfNoneMatch");
    (get.value as Writable).responses = {
      304: { $ref: "#/components/responses/NotModified" },
      ...get.value.responses,
    };
  }
  const { parameters, responses } = copy.components ?? {};
  return {
    ...copy,
    components: {
      ...copy.components,
      parameters: { ...parameters, ...pick("parameters", ["IfMatch", "IfNoneMatch"]) },
      responses: { ...responses, ...pick("responses", ["NotModified"]) },
    },
  };
}

function addParameter(operation: Writable, key: string): void {
  operation.parameters = [...(operation.parameters ?? []), { $ref: `#/components/parameters/${key}` }];
}

/** Components of a file in shared/. */
function pick<Kind extends keyof Components>(
  kind: Kind,
  keys: readonly string[],
): NonNullable<Components[Kind]> {
  const all = parse(readFileSync(new URL(`shared/${kind}.yaml`, import.meta.url), "utf8"));
  return Object.fromEntries(keys.map((key) => [key, all[key]])) as NonNullable<Components[Kind]>;
}

/** Whether a response is a list: its `data`, the records in it, or the body itself. */
function isList(description: Description, response: Message | Reference | undefined): boolean {
  const { content } = resolveReference<Message>(description, response ?? {});
  const read = (schema: Schema | undefined) => resolveReference<Schema>(description, schema ?? {});
  const body = read(content?.["application/json"]?.schema);
  const data = read(body.properties?.["data"]);
  return [body, data, read(data.properties?.["records"])].some(({ type }) => type === "array");
}

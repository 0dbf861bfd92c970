import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  type Description,
  type LocatedOperation,
  locateOperations,
  type Message,
  type Operation,
  type Parameter,
  type Reference,
  resolveReference,
  type Schema,
} from "./read/index.ts";

const key = "IfMatch";

interface Writable {
  parameters?: Operation["parameters"];
}

/** Adds the header `If-Match` to each PATCH and PUT of one resource, which has a GET at the same path. */
export function addConditions(description: Description): Description {
  const text = readFileSync(new URL("shared/parameters.yaml", import.meta.url), "utf8");
  const header: Parameter = parse(text)[key];
  const copy = structuredClone(description);
  const operations = locateOperations(copy);
  for (const { path, method, value } of operations as readonly (LocatedOperation & { value: Writable })[]) {
    const get = operations.find((one) => one.path === path && one.method === "get");
    if (!["patch", "put"].includes(method) || get === undefined || isList(copy, get.value.responses["200"]))
      continue;
    value.parameters = [...(value.parameters ?? []), { $ref: `#/components/parameters/${key}` }];
  }
  const parameters = { ...copy.components?.parameters, [key]: header };
  return { ...copy, components: { ...copy.components, parameters } };
}

/** Whether a response is a list: its `data`, the records in it, or the body itself. */
function isList(description: Description, response: Message | Reference | undefined): boolean {
  const { content } = resolveReference<Message>(description, response ?? {});
  const read = (schema: Schema | undefined) => resolveReference<Schema>(description, schema ?? {});
  const body = read(content?.["application/json"]?.schema);
  const data = read(body.properties?.["data"]);
  return [body, data, read(data.properties?.["records"])].some(({ type }) => type === "array");
}

import type { Description, OperationCase, Parameter } from "@data-import/spec/read";
import { makeLargest } from "./make-largest.ts";

/** An expensive request of one operation. */
export interface Form {
  readonly operationId: string;
  /** What is large: `texts`, `lists`, the names of parameters, or what a special form does. */
  readonly what: string;
  readonly method: string;
  /** The path below the base address, with its query. */
  readonly target: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** About the size of a body: it stays below the limit of requests of 8 MiB. */
const usualBytes = 6 * 1024 * 1024;

/** The longest address that Node accepts is 16 KiB, with the headers. */
const queryBytes = 8 * 1024;

/** The largest forms of an operation that its description allows, from its examples. */
export function makeForms(
  description: Description,
  operation: OperationCase,
  bodyBytes: number = usualBytes,
): Form[] {
  const { operationId, method, constantHeaders, content, bodyLimit, requests } = operation;
  const path = writeOwnPath(operation);
  const required = operation.parameters.filter((each) => each.in === "query" && each.required === true);
  const common = { operationId, method, headers: constantHeaders };
  const plain = writeQuery(required.map((each) => [each.name, operation.queryParameters[each.name]]));
  const queries: [what: string, query: string][] = [["plain", plain], ...listQueries(operation, plain)];
  const [example] = requests;
  if (content === undefined || example === undefined || content.contentType !== "application/json") {
    return queries.map(([what, query]) => ({ ...common, what, target: path + query }));
  }
  const bytes = Math.min(bodyBytes, bodyLimit ?? bodyBytes);
  return (["texts", "lists"] as const).map((grows) => ({
    ...common,
    what: grows,
    target: path + plain,
    body: JSON.stringify(makeLargest(description, content.value, example.value, { bytes, grows })),
  }));
}

/** The path with the ids of the examples. */
const writeOwnPath = ({ path, pathParameters }: OperationCase) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathParameters[name] ?? "");

/** Each optional parameter alone, and all that only add to the response together. */
function listQueries({ parameters }: OperationCase, plain: string): [what: string, query: string][] {
  const optional = parameters.filter(
    (each) => each.in === "query" && each.required !== true && each.deprecated !== true,
  );
  const found = optional.flatMap((parameter): [string, unknown][] => {
    const value = chooseWorst(parameter);
    return value === undefined ? [] : [[parameter.name, value]];
  });
  const adding = found.filter(([name]) => /^include|^by|^pageSize$/.test(name));
  const sort: [string, unknown][] = found.some(([name]) => name === "sortField")
    ? [
        ["sortField", "name"],
        ["sortDirection", "desc"],
      ]
    : [];
  const alone = found.filter(([name]) => !/^sort|^include/.test(name)).map((pair) => [pair]);
  return [adding, ...(sort.length > 0 ? [[...sort, ...adding]] : []), ...alone]
    .filter((pairs) => pairs.length > 0)
    .map((pairs) => [pairs.map(([name]) => name).join(", "), writeQuery(pairs, plain)]);
}

/** The value of a parameter that makes most work. */
function chooseWorst({ name, schema = {}, example }: Parameter): unknown {
  if (name === "q") return writeDeepFilter(queryBytes);
  if (name === "searchValue") return "a%_b ".repeat(20);
  if (/Field$/.test(name)) return "name";
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || name === "pageSize") return schema.maximum ?? maximumOf(name, example);
  if (typeof example === "string") return example;
  return undefined;
}

const maximumOf = (name: string, example: unknown) => (name === "pageSize" ? 1_000 : example);

/** A filter of many conditions that no index helps with. */
export function writeDeepFilter(bytes: number): string {
  const parts: string[] = [];
  for (let length = 0, index = 0; ; index += 1) {
    const part = `(name like "%${index}%7%9%" and price gt ${index})`;
    // As it is sent.
    length += encodeURIComponent(part).length + 10;
    if (length > bytes) return parts.join(" or ");
    parts.push(part);
  }
}

function writeQuery(pairs: readonly (readonly [string, unknown])[], before = ""): string {
  const written = pairs
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`))
    .join("&");
  return [before || (written && "?"), before && written && "&", written].join("");
}

/** What a description does not say: patterns and work that are bad in their meaning, by operation. */
const special: readonly (readonly [operationId: string, what: string, body?: unknown, query?: string])[] = [
  [
    "replaceRecordValues",
    "a long text to find",
    { fieldKey: "name", find: "a ".repeat(5_000), replace: "b" },
  ],
  ["replaceRecordValues", "each value", { fieldKey: "name", find: "number", replace: "number" }],
  ["insertRecords", "the most records", makeRecords(10_000, (index) => ({ sku: `N-${index}`, name: "New" }))],
  [
    "insertRecords",
    "cells of 1 MiB",
    makeRecords(6, (index) => ({ sku: `L-${index}`, name: "x".repeat(1_000_000) })),
  ],
  ["getRecords", "a page of large cells", undefined, "?sortField=name&sortDirection=desc&pageSize=1000"],
  ["updateSelectedRecords", "each record", { fieldUpdates: { name: { value: "Same" } } }],
];

function makeRecords(length: number, values: (index: number) => Record<string, string>) {
  const cells = (index: number) => Object.entries(values(index)).map(([key, value]) => [key, { value }]);
  return Array.from({ length }, (_, index) => Object.fromEntries(cells(index)));
}

/** The special forms of an operation. */
export function makeSpecialForms(operation: OperationCase): Form[] {
  const { operationId, method, constantHeaders: headers } = operation;
  return special
    .filter(([id]) => id === operationId)
    .map(([, what, body, query = ""]) => ({
      operationId,
      what,
      method,
      headers,
      target: writeOwnPath(operation) + query,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }));
}

/** Whether a form takes away what later ones need. */
export const isDestructive = ({ method, target }: Form): boolean =>
  method === "DELETE" || /\/(?:archive|lock|cancel|fail|complete|sign-out|delete)\b/.test(target);

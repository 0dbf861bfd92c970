import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  type Description,
  type Header,
  type LocatedOperation,
  locateOperations,
  type Reference,
  type ResponseObject,
  resolveReference,
} from "./read/index.ts";

/** An entry of shared/headers.yaml; the head of that file explains `of`. */
interface HeaderEntry {
  readonly name: string;
  readonly of: "every" | "statuses" | "idempotency" | "preference" | "deprecation" | "condition";
  readonly statuses?: readonly string[];
  readonly header: Header;
}

type Headers = NonNullable<ResponseObject["headers"]>;

/** The parameters that bring a header to the successes of their operations. */
const bringers: Readonly<Record<string, string>> = { idempotency: "Idempotency-Key", preference: "Prefer" };

/** The paths on which a change takes `If-Match`. */
function listConditional(operations: readonly LocatedOperation[]): ReadonlySet<string> {
  const conditional = operations.filter(({ parameters }) =>
    parameters.some(({ value }) => value.name === "If-Match"),
  );
  return new Set(conditional.map(({ path }) => path));
}

/** Adds the headers of shared/headers.yaml to the responses of all operations. What a response has stays as it is. */
export function addHeaders(description: Description): Description {
  const text = readFileSync(new URL("shared/headers.yaml", import.meta.url), "utf8");
  const table = Object.entries<HeaderEntry>(parse(text));
  const copy = structuredClone(description);
  const operations = locateOperations(copy);
  const conditional = listConditional(operations);
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.value.responses)) {
      const own = table.filter(([, entry]) => belongsTo(entry, status, operation, conditional));
      const target = resolveReference<{ headers?: Headers }>(copy, response as Reference);
      const added = own.map(([key, { name }]) => [name, { $ref: `#/components/headers/${key}` }]);
      target.headers = { ...Object.fromEntries(added), ...target.headers };
    }
  }
  const headers = Object.fromEntries(table.map(([key, { header }]) => [key, header]));
  return {
    ...copy,
    components: { ...copy.components, headers: { ...headers, ...copy.components?.headers } },
  };
}

function belongsTo(
  { of, statuses = [] }: HeaderEntry,
  status: string,
  { method, path, parameters, value }: LocatedOperation,
  conditional: ReadonlySet<string>,
): boolean {
  if (of === "every") return true;
  if (of === "statuses") return status === "default" || statuses.includes(status);
  if (of === "condition") return /^2|^304$/.test(status) && method === "get" && conditional.has(path);
  if (!status.startsWith("2")) return false;
  if (of === "deprecation")
    return [value, ...parameters.map((one) => one.value)].some((one) => one.deprecated);
  return parameters.some((one) => one.value.name === bringers[of]);
}

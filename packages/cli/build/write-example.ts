import type { OperationCase } from "@data-import/spec/read";
import type { Operation } from "../src/operations/operation.ts";

/** A command that calls an operation with the values of the description's examples. */
export function writeExample(operation: OperationCase, read: Omit<Operation, "example">): string {
  const { tag, pathParameters, queryParameters, requests, successes } = operation;
  const options = read.query
    .filter(({ required }) => required)
    .flatMap(({ name, flag }) => [queryParameters[name]].flat().map((value) => writeOption(flag, value)));
  const [request] = requests;
  const fields = (request?.value ?? {}) as Readonly<Record<string, unknown>>;
  const body: Readonly<Record<string, () => string[]>> = {
    json: () => (request ? [`--data ${quote(JSON.stringify(request.value))}`] : []),
    lines: () => ["records.jsonl"],
    file: () => [
      "products.csv",
      ...read.properties
        .filter(({ required }) => required)
        .map(({ name, flag }) => writeOption(flag, fields[name])),
    ],
  };
  const isBinary = successes[0] !== undefined && successes[0].contentType !== "application/json";
  const words = [
    ...["data-import", tag, read.command],
    ...Object.values(pathParameters).map(quote),
    ...(read.body ? (body[read.body]?.() ?? []) : []),
    ...options,
    ...(isBinary ? ["--output result"] : []),
    ...(read.deletes ? ["--yes"] : []),
  ];
  return words.join(" ");
}

/** An option; one that is true or false has no value. */
function writeOption(flag: string, value: unknown): string {
  if (typeof value === "boolean") return `--${value ? "" : "no-"}${flag}`;
  return `--${flag} ${quote(value)}`;
}

/** A word of a shell. */
function quote(value: unknown): string {
  const text = String(value);
  return /^[\w./:@,=+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

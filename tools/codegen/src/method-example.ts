import { type Description, type Parameter, resolveReference } from "@data-import/spec/read";
import { filePart, isLive, type OperationEntry } from "./operations.ts";
import { printValue } from "./print-value.ts";

/** The input of an example, besides the examples of the description. */
export interface ExampleMethod {
  /** The resource and the method, such as `spaces.update`. */
  name: string;
  operation: OperationEntry;
  /** The name of the type that the call resolves to; undefined if it has no useful name. */
  result: string | undefined;
}

/** A call with the values of the description's examples; nothing if a value is missing. */
export function writeExample(bundle: Description, method: ExampleMethod): string | undefined {
  const { operation, name, result } = method;
  if (operation.parameters.some((one) => one.in === "header" && one.required)) return undefined;
  const values = writeArguments(bundle, operation);
  if (!values) return undefined;
  const call = `api.${name}(${values.join(", ")})`;
  switch (operation.kind) {
    case "page": {
      const item = result ?? "item";
      return `for await (const ${item} of ${call}) {\n  console.log(${item});\n}`;
    }
    case "download":
      if (isLive(operation)) {
        return `const { body } = await ${call};\nawait body.pipeTo(new WritableStream({ write: (bytes) => console.log(bytes) }));`;
      }
      return `const download = await ${call};\nconsole.log(download.fileName, await download.bytes());`;
    default:
      return result ? `const ${result} = await ${call};` : `await ${call};`;
  }
}

function writeArguments(bundle: Description, operation: OperationEntry): string[] | undefined {
  const values = readExampleArguments(bundle, operation);
  if (!values) return undefined;
  const { ids, body, query } = values;
  const written = Object.values(ids).map((id) => printValue(id));
  if (operation.kind === "upload") {
    const { text, fields } = splitUpload(body);
    written.push(`new File([${JSON.stringify(text)}], "${filePart}.csv", { type: "text/csv" })`);
    written.push(printValue(fields));
  } else if (operation.kind === "lines") {
    written.push(printValue(readLines(body)));
  } else if (operation.body) written.push(printValue(body));
  if (Object.keys(query).length > 0) written.push(printValue(query));
  return written;
}

/** The arguments of a call, with the values of the description's examples. */
export interface ExampleArguments {
  /** The ids of the path by their names, in the order of the path. */
  readonly ids: Readonly<Record<string, unknown>>;
  /** The body; for an upload its fields, including the file as text. */
  readonly body: unknown;
  /** The required parameters of the query, or its first optional one if the call has no other argument. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** The arguments of an example; undefined if the description has no value for one of them. */
export function readExampleArguments(
  bundle: Description,
  operation: OperationEntry,
): ExampleArguments | undefined {
  const { parameters, path } = operation;
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const ids = Object.fromEntries(
    names.map((name) => {
      const parameter = parameters.find((one) => one.in === "path" && one.name === name);
      return [name, readExample(bundle, parameter)];
    }),
  );
  const body = operation.body ? [readBody(bundle, operation)] : [];
  const query = operation.query ? readQuery(bundle, operation, names.length + body.length === 0) : {};
  const values = [...Object.values(ids), ...body, ...Object.values(query)];
  return values.includes(undefined) ? undefined : { ids, body: body[0], query };
}

/** The parts of an upload's body: the first lines of the file, and the fields beside it. */
export function splitUpload(body: unknown): { text: string; fields: Record<string, unknown> } {
  const { [filePart]: file, ...fields } = body as Record<string, unknown>;
  return { text: String(file).split("\n").slice(0, 2).join("\n"), fields };
}

/** The values of an example of JSON lines. */
export function readLines(body: unknown): unknown[] {
  return String(body)
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
}

/** The longest body, as JSON, for the first example. */
const readableLength = 250;

/** The first body in the examples, or the shortest one if the first is long. */
function readBody(bundle: Description, { source }: OperationEntry): unknown {
  const message = source.requestBody && resolveReference(bundle, source.requestBody);
  const [media] = Object.values(message?.content ?? {});
  const values = Object.values(media?.examples ?? {}).map(
    (example) => resolveReference(bundle, example).value,
  );
  const lengthOf = (value: unknown) => JSON.stringify(value).length;
  if (values.length > 0 && lengthOf(values[0]) <= readableLength) return values[0];
  return values.sort((one, two) => lengthOf(one) - lengthOf(two))[0];
}

/** The required parameters of the query; its first optional one if the call would have no argument. */
function readQuery(
  bundle: Description,
  { parameters }: OperationEntry,
  isAlone: boolean,
): Record<string, unknown> {
  const offered = parameters.filter((one) => one.in === "query" && !one.deprecated);
  const required = offered.filter((one) => one.required);
  const shown = required.length === 0 && isAlone ? offered.slice(0, 1) : required;
  return Object.fromEntries(shown.map((one) => [one.name, readExample(bundle, one)]));
}

function readExample(bundle: Description, parameter: Parameter | undefined): unknown {
  const schema = parameter?.schema && resolveReference(bundle, parameter.schema);
  return parameter?.example ?? schema?.examples?.[0] ?? schema?.enum?.[0];
}

import { type Bundle, type Parameter, resolveReference } from "./bundle.ts";
import { filePart, type OperationEntry } from "./operations.ts";
import { printValue } from "./print-value.ts";

/** What an example is written from, beside the description's own examples. */
export interface ExampleMethod {
  /** The resource and the method, such as `spaces.update`. */
  name: string;
  operation: OperationEntry;
  /** The name of the type that the call resolves to; nothing where it has none worth keeping. */
  result: string | undefined;
}

/** A call with the description's own values, as a program would make it; nothing where a value is missing. */
export function writeExample(bundle: Bundle, method: ExampleMethod): string | undefined {
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
      return `const download = await ${call};\nconsole.log(download.fileName, await download.bytes());`;
    default:
      return result ? `const ${result} = await ${call};` : `await ${call};`;
  }
}

function writeArguments(bundle: Bundle, operation: OperationEntry): string[] | undefined {
  const ids = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) =>
    readExample(
      bundle,
      operation.parameters.find((one) => one.in === "path" && one.name === name),
    ),
  );
  const body = operation.body ? [readBody(bundle, operation)] : [];
  const query = operation.query ? readQuery(bundle, operation, ids.length + body.length === 0) : {};
  if ([...ids, ...body, ...Object.values(query)].includes(undefined)) return undefined;
  const written = [...ids, ...(operation.kind === "upload" ? [] : body)].map((value) => printValue(value));
  if (operation.kind === "upload") written.push(...writeUpload(body[0] as Record<string, unknown>));
  if (Object.keys(query).length > 0) written.push(printValue(query));
  return written;
}

/** The first lines of the file as text, and the fields beside it. */
function writeUpload({ [filePart]: file, ...fields }: Record<string, unknown>): string[] {
  const lines = String(file).split("\n").slice(0, 2).join("\n");
  return [
    `new File([${JSON.stringify(lines)}], "${filePart}.csv", { type: "text/csv" })`,
    printValue(fields),
  ];
}

/** The shortest of the bodies that the description shows. */
function readBody(bundle: Bundle, { source }: OperationEntry): unknown {
  const message = source.requestBody && resolveReference(bundle, source.requestBody);
  const [media] = Object.values(message?.content ?? {});
  const values = Object.values(media?.examples ?? {}).map(
    (example) => resolveReference(bundle, example).value,
  );
  return values.sort((one, two) => JSON.stringify(one).length - JSON.stringify(two).length)[0];
}

/** What the query requires; where a call would have no argument at all, the first thing that it may say. */
function readQuery(
  bundle: Bundle,
  { parameters }: OperationEntry,
  isAlone: boolean,
): Record<string, unknown> {
  const offered = parameters.filter((one) => one.in === "query" && !one.deprecated);
  const required = offered.filter((one) => one.required);
  const shown = required.length === 0 && isAlone ? offered.slice(0, 1) : required;
  return Object.fromEntries(shown.map((one) => [one.name, readExample(bundle, one)]));
}

function readExample(bundle: Bundle, parameter: Parameter | undefined): unknown {
  const schema = parameter?.schema && resolveReference(bundle, parameter.schema);
  return parameter?.example ?? schema?.examples?.[0] ?? schema?.enum?.[0];
}

import {
  type Bundle,
  encodePointerKey,
  type Message,
  type Operation,
  type Parameter,
  resolve,
} from "./bundle.ts";

const methods = ["get", "put", "post", "patch", "delete"] as const;

/** One body that the description shows, as a request or as an answer. */
export interface ExampleBody {
  /** The name of the example. */
  readonly name: string;
  readonly contentType: string;
  readonly value: unknown;
  /** The parts of a form that are files; their values are text. */
  readonly files: readonly string[];
}

/** One operation with the values that the description's examples give it. */
export interface OperationCase {
  readonly operationId: string;
  /** The resource that the operation belongs to. */
  readonly tag: string;
  readonly method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** The path with its parameters in braces. */
  readonly path: string;
  /** Where the operation stands in the bundle, as a JSON pointer. */
  readonly pointer: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly queryParameters: Readonly<Record<string, string | number | boolean>>;
  /** Required headers with a single allowed value. */
  readonly constantHeaders: Readonly<Record<string, string>>;
  readonly requests: readonly ExampleBody[];
  /** One entry for each example of each success; `key` is the response's key in the bundle, such as `200`. */
  readonly successes: readonly (ExampleBody & { readonly status: number; readonly key: string })[];
  /** The same for failures; `default` counts as 500. */
  readonly failures: readonly (ExampleBody & { readonly status: number; readonly key: string })[];
}

/** Every operation of the bundle, in the order of the path table; throws where one lacks an example. */
export function readOperationCases(bundle: Bundle): OperationCase[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method] ? [readOperationCase(bundle, path, method, item[method])] : [],
    ),
  );
}

function readOperationCase(
  bundle: Bundle,
  path: string,
  method: (typeof methods)[number],
  operation: Operation,
): OperationCase {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(bundle, parameter));
  const valuesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => [parameter.name, readValue(bundle, parameter)]);
  const answers = Object.entries(operation.responses).flatMap(([key, response]) =>
    readBodies(bundle, response).map((body) => ({
      ...body,
      key,
      status: key === "default" ? 500 : Number(key),
    })),
  );
  return {
    operationId: operation.operationId,
    tag: operation.tags[0] ?? "",
    method: method.toUpperCase() as OperationCase["method"],
    path,
    pointer: `#/paths/${encodePointerKey(path)}/${method}`,
    pathParameters: Object.fromEntries(valuesIn("path")),
    queryParameters: Object.fromEntries(valuesIn("query")),
    constantHeaders: Object.fromEntries(valuesIn("header")),
    requests: operation.requestBody ? readBodies(bundle, operation.requestBody) : [],
    successes: answers.filter(({ status }) => status < 300),
    failures: answers.filter(({ status }) => status >= 300),
  };
}

function readValue(bundle: Bundle, { name, example, schema }: Parameter): unknown {
  const { examples, enum: values } = resolve(bundle, schema);
  const value = example ?? schema.examples?.[0] ?? examples?.[0] ?? values?.[0];
  if (value === undefined) throw new Error(`Parameter ${name} has no example in the description.`);
  return value;
}

function readBodies(bundle: Bundle, message: Message): ExampleBody[] {
  const [[contentType, media] = []] = Object.entries(resolve(bundle, message).content ?? {});
  if (!contentType || !media) return [];
  const properties = Object.entries(resolve(bundle, media.schema).properties ?? {});
  const files = properties.filter(([, property]) => property.format === "binary").map(([name]) => name);
  return Object.entries(media.examples).map(([name, example]) => {
    return { name, contentType, files, value: resolve(bundle, example).value };
  });
}

import {
  type Bundle,
  encodePointerKey,
  type Located,
  locate,
  type Message,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
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

/** What a request may carry besides its address and headers. */
export interface RequestContent extends Located<Schema> {
  readonly required: boolean;
  readonly contentType: string;
}

/** What an operation says about its answers with one status, or with all others. */
export interface DocumentedAnswer {
  /** A status such as `200`, or `default`. */
  readonly key: string;
  /** Where the answer is written. */
  readonly pointer: string;
  readonly contentType: string;
  /** The schemas of its headers by name. */
  readonly headers: Readonly<Record<string, Located<Schema>>>;
}

/** A value of a query, before it is written as text. */
export type QueryValue = string | number | boolean;

/** One operation with the values that the description's examples give it. */
export interface OperationCase {
  readonly operationId: string;
  /** The resource that the operation belongs to. */
  readonly tag: string;
  readonly method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** The path with its parameters in braces. */
  readonly path: string;
  /** Whether it changes something although its method says otherwise. */
  readonly hasSideEffect: boolean;
  /** Where the operation stands in the bundle, as a JSON pointer. */
  readonly pointer: string;
  /** The parameters as they are written, references followed. */
  readonly parameters: readonly Parameter[];
  readonly content: RequestContent | undefined;
  readonly answers: readonly DocumentedAnswer[];
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly queryParameters: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  /** Whether it needs no token, although others do. */
  readonly open: boolean;
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
  const pointer = `#/paths/${encodePointerKey(path)}/${method}`;
  const bodies = Object.entries(operation.responses).flatMap(([key, response]) =>
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
    hasSideEffect: operation["x-side-effect"] === true,
    pointer,
    parameters,
    content: readContent(bundle, operation.requestBody, `${pointer}/requestBody`),
    answers: Object.entries(operation.responses).map(([key, response]) =>
      readAnswer(bundle, key, { pointer: `${pointer}/responses/${key}`, part: response }),
    ),
    pathParameters: Object.fromEntries(valuesIn("path")),
    queryParameters: Object.fromEntries(valuesIn("query")),
    open: operation.security?.length === 0,
    constantHeaders: Object.fromEntries(valuesIn("header")),
    requests: operation.requestBody ? readBodies(bundle, operation.requestBody) : [],
    successes: bodies.filter(({ status }) => status < 300),
    failures: bodies.filter(({ status }) => status >= 300),
  };
}

function readContent(bundle: Bundle, body: Message | undefined, pointer: string): RequestContent | undefined {
  if (body === undefined) return undefined;
  const { part, pointer: at } = locate(bundle, { pointer, part: body });
  const [[contentType, media] = []] = Object.entries(part.content ?? {});
  if (!contentType || !media) return undefined;
  const schema = { pointer: `${at}/content/${encodePointerKey(contentType)}/schema`, part: media.schema };
  return { required: part.required ?? false, contentType, ...locate(bundle, schema) };
}

function readAnswer(bundle: Bundle, key: string, response: Located<Message>): DocumentedAnswer {
  const { part, pointer } = locate(bundle, response);
  const headers = Object.entries(part.headers ?? {}).map(([name, header]) => {
    const at = locate(bundle, { pointer: `${pointer}/headers/${encodePointerKey(name)}`, part: header });
    return [name, locate(bundle, { pointer: `${at.pointer}/schema`, part: at.part.schema })];
  });
  return {
    key,
    pointer,
    contentType: Object.keys(part.content ?? {})[0] ?? "",
    headers: Object.fromEntries(headers),
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

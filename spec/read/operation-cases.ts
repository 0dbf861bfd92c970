import type {
  Description,
  Example,
  Header,
  MediaType,
  Message,
  Parameter,
  Reference,
  RequestBody,
  ResponseObject,
} from "./description.ts";
import { type ErrorCodeEntry, listErrorCodesOf } from "./error-codes.ts";
import { type LocatedOperation, locateOperations } from "./operations.ts";
import { escapePointer } from "./pointer.ts";
import { type Located, locateTarget, resolveReference } from "./reference.ts";
import type { Schema } from "./schema.ts";

/** One example of a body, of a request or of a response. */
export interface ExampleBody {
  /** The name of the example. */
  readonly name: string;
  readonly contentType: string;
  readonly value: unknown;
  /** The parts of a form that are files; their values are text. */
  readonly files: readonly string[];
}

/** The body of a request. */
export interface RequestContent extends Located<Schema> {
  readonly required: boolean;
  readonly contentType: string;
}

/** The documented responses of an operation with one status, or with all others. */
export interface DocumentedResponse {
  /** A status such as `200`, or `default`. */
  readonly key: string;
  /** The JSON pointer of the response. */
  readonly pointer: string;
  readonly contentType: string;
  /** The schemas of its headers by name. */
  readonly headers: Readonly<Record<string, Located<Schema>>>;
}

/** A value of a query, before it is written as text. */
export type QueryValue = string | number | boolean;

/** One operation with the values of the description's examples. */
export interface OperationCase {
  readonly operationId: string;
  /** The resource that the operation belongs to. */
  readonly tag: string;
  readonly method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** The path with its parameters in braces. */
  readonly path: string;
  /** Whether it changes something although its method is a reading one. */
  readonly hasSideEffect: boolean;
  /** The JSON pointer of the operation. */
  readonly pointer: string;
  /** The parameters with their references followed. */
  readonly parameters: readonly Parameter[];
  readonly content: RequestContent | undefined;
  /** The maximum size of the body in bytes, if it is lower than that of the other operations. */
  readonly bodyLimit: number | undefined;
  readonly responses: readonly DocumentedResponse[];
  /** The codes of errors that it can return. */
  readonly errorCodes: readonly ErrorCodeEntry[];
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly queryParameters: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  /** Whether it needs no token. */
  readonly open: boolean;
  /** Required headers with a single allowed value. */
  readonly constantHeaders: Readonly<Record<string, string>>;
  readonly requests: readonly ExampleBody[];
  /** One entry for each example of each success; `key` is the response's key in the bundle, such as `200`. */
  readonly successes: readonly (ExampleBody & { readonly status: number; readonly key: string })[];
  /** The same for failures; `default` counts as 500. */
  readonly failures: readonly (ExampleBody & { readonly status: number; readonly key: string })[];
}

/** Every operation, in the order of the path table; throws if a parameter has no example. */
export function readOperationCases(description: Description): OperationCase[] {
  return locateOperations(description).map((located) => readOperationCase(description, located));
}

function readOperationCase(description: Description, located: LocatedOperation): OperationCase {
  const { method, path, pointer, value: operation, parameters } = located;
  const { requestBody } = operation;
  const valuesIn = (place: string) =>
    parameters
      // A header that is optional is different for each request, such as `Idempotency-Key`.
      .filter(({ value }) => value.in === place && (place !== "header" || value.required === true))
      // A cursor is of a response to the same request: one example cannot be a place in every list.
      .filter(({ value }) => value["x-instead-of"] === undefined && value.name !== "cursor")
      .map(({ value }) => [value.name, readValue(description, value)]);
  const bodies = Object.entries(operation.responses).flatMap(([key, response]) =>
    readBodies(description, response).map((body) => ({
      ...body,
      key,
      status: key === "default" ? 500 : Number(key),
    })),
  );
  return {
    operationId: operation.operationId,
    tag: operation.tags?.[0] ?? "",
    method: method.toUpperCase() as OperationCase["method"],
    path,
    hasSideEffect: operation["x-side-effect"] === true,
    pointer,
    parameters: parameters.map(({ value }) => value),
    content:
      requestBody && readContent(description, { value: requestBody, pointer: `${pointer}/requestBody` }),
    bodyLimit: operation["x-body-limit"],
    responses: Object.entries(operation.responses).map(([key, value]) =>
      readAnswer(description, key, { value, pointer: `${pointer}/responses/${key}` }),
    ),
    errorCodes: listErrorCodesOf(description, located),
    pathParameters: Object.fromEntries(valuesIn("path")),
    queryParameters: Object.fromEntries(valuesIn("query")),
    open: operation.security?.length === 0,
    constantHeaders: Object.fromEntries(valuesIn("header")),
    requests: requestBody ? readBodies(description, requestBody) : [],
    successes: bodies.filter(({ status }) => status < 300),
    failures: bodies.filter(({ status }) => status >= 300),
  };
}

function readContent(
  description: Description,
  body: Located<RequestBody | Reference>,
): RequestContent | undefined {
  const { value, pointer } = locateTarget<RequestBody>(description, body);
  const [contentType, media] = readFirst(value);
  if (contentType === undefined) return undefined;
  const schema = {
    pointer: `${pointer}/content/${escapePointer(contentType)}/schema`,
    value: media.schema ?? {},
  };
  return { required: value.required ?? false, contentType, ...locateTarget<Schema>(description, schema) };
}

function readAnswer(
  description: Description,
  key: string,
  response: Located<ResponseObject | Reference>,
): DocumentedResponse {
  const { value, pointer } = locateTarget<ResponseObject>(description, response);
  const headers = Object.entries(value.headers ?? {}).map(([name, header]) => {
    const place = { value: header, pointer: `${pointer}/headers/${escapePointer(name)}` };
    const found = locateTarget<Header>(description, place);
    const schema = { value: found.value.schema ?? {}, pointer: `${found.pointer}/schema` };
    return [name, locateTarget<Schema>(description, schema)];
  });
  return {
    key,
    pointer,
    contentType: readFirst(value)[0] ?? "",
    headers: Object.fromEntries(headers),
  };
}

function readValue(description: Description, { name, example, schema = {} }: Parameter): unknown {
  const { examples, enum: values } = resolveReference<Schema>(description, schema);
  const value = example ?? schema.examples?.[0] ?? examples?.[0] ?? values?.[0];
  if (value === undefined) throw new Error(`Parameter ${name} has no example in the description.`);
  return value;
}

function readBodies(description: Description, message: Message | Reference): ExampleBody[] {
  const [contentType, media] = readFirst(resolveReference<Message>(description, message));
  if (contentType === undefined) return [];
  const { properties = {} } = resolveReference<Schema>(description, media.schema ?? {});
  const files = Object.keys(properties).filter((name) => properties[name]?.format === "binary");
  return Object.entries(media.examples ?? {}).map(([name, example]) => {
    return { name, contentType, files, value: resolveReference<Example>(description, example).value };
  });
}

/** The first media type of a message, with its content. */
function readFirst({ content = {} }: Message): [string, MediaType] | [undefined] {
  return Object.entries(content)[0] ?? [undefined];
}

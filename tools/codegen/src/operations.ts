import {
  type Description,
  type LocatedOperation,
  locateOperations,
  type Message,
  type Operation,
  type Parameter,
  type Reference,
  type ResponseObject,
  resolveReference,
  type Schema,
} from "@data-import/spec/read";

/** The part of an upload that is the file. */
export const filePart = "file";

/** The header that the client sends with every request whose work is done once; an option of a call sets it. */
const idempotencyKey = "Idempotency-Key";

/** The methods that the client cannot call. */
const otherMethods = ["head", "options", "trace", "query"];

/** The encoding of a body: JSON, form parts, JSON lines, text or bytes. */
export type Encoding = "json" | "multipart" | "lines" | "text" | "binary";

/** The kind of a call of the flat client: one response, a list with pages, an upload, JSON lines or a download. */
export type Kind = "json" | "page" | "upload" | "lines" | "download";

/** Whether the response of an operation stays open and sends events as they happen. */
export function isLive({ source }: Pick<OperationEntry, "source">): boolean {
  return Object.values(source.responses).some(
    (response) => "content" in response && "text/event-stream" in (response.content ?? {}),
  );
}

/** One operation of the description, with all data for sending it. */
export interface OperationEntry {
  operationId: string;
  kind: Kind;
  method: string;
  path: string;
  tag: string;
  origin: string;
  statuses: string[];
  constantHeaders: Record<string, string>;
  /** The headers that a call may have, without `Idempotency-Key`. */
  optionalHeaders: string[];
  sideEffect: boolean;
  /** Whether a second request would do harm. */
  once: boolean;
  /** Whether it needs no token. */
  open: boolean;
  /** Whether it takes a query. */
  query: boolean;
  body: Encoding | undefined;
  response: Encoding;
  /** The kind of `data` in the body of a success, if the body wraps nothing else. */
  data: "item" | "list" | undefined;
  /** The operation in the description. */
  source: Operation;
  /** Its parameters and those of its path, references followed, without the headers that the client sends by itself. */
  parameters: Parameter[];
}

/** Lists every operation in the order of the description; throws if the client could not send or read one. */
export function listOperations(bundle: Description): OperationEntry[] {
  for (const [path, item] of Object.entries(bundle.paths)) {
    const method = otherMethods.find((each) => each in item);
    if (method) throw new Error(`${method.toUpperCase()} ${path}: the client has no method for it.`);
  }
  const entries = locateOperations(bundle).map((located) => readOperation(bundle, located));
  const repeated = entries.find(
    (entry, at) => entries.findIndex((e) => e.operationId === entry.operationId) < at,
  );
  if (repeated) throw new Error(`There are two operations with the operationId ${repeated.operationId}.`);
  return entries;
}

/** The header that a parameter always sends: a required header whose schema allows exactly one value. */
export function readConstantHeader(
  bundle: Description,
  { name, in: location, required, schema }: Parameter,
): [string, string] | undefined {
  if (location !== "header" || !required || !schema) return undefined;
  const { enum: values, const: value } = resolveReference<Schema>(bundle, schema);
  if (value !== undefined) return [name, String(value)];
  return values?.length === 1 ? [name, String(values[0])] : undefined;
}

function readOperation(
  bundle: Description,
  { method, path, value: operation, parameters: located }: LocatedOperation,
): OperationEntry {
  const place = `${method.toUpperCase()} ${path}`;
  if (!operation.operationId) throw new Error(`${place} has no operationId.`);
  const parameters = located.map(({ value }) => value);
  for (const parameter of parameters) checkStyle(place, parameter);
  const headers = parameters.map((parameter) => readConstantHeader(bundle, parameter));
  const responses = operation.responses ?? {};
  // An optional header is set by an option of the call, as in every call: `headers`, or `idempotencyKey`.
  const isOptionalHeader = (parameter: Parameter) => parameter.in === "header" && !parameter.required;
  const free = parameters.filter((parameter, at) => !headers[at] && !isOptionalHeader(parameter));
  const body = operation.requestBody && readEncoding(bundle, `The body of ${place}`, operation.requestBody);
  const response = readResponse(bundle, place, responses);
  const data = response === "json" ? readData(bundle, responses) : undefined;
  const kind = readKind(bundle, operation, { free, body, response, data });
  const sideEffect = operation["x-side-effect"] === true;
  return {
    operationId: operation.operationId,
    kind,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? "-",
    origin: operation["x-origin"] ?? "-",
    statuses: Object.keys(responses),
    optionalHeaders: parameters
      .filter(isOptionalHeader)
      .flatMap(({ name }) => (name === idempotencyKey ? [] : [name])),
    constantHeaders: Object.fromEntries(headers.filter((header) => header !== undefined)),
    sideEffect,
    once: (method !== "get" || sideEffect) && operation["x-repeatable"] !== true,
    open: operation.security?.length === 0,
    query: free.some((parameter) => parameter.in === "query"),
    body,
    response,
    data: kind === "page" ? undefined : data,
    source: operation,
    parameters: free,
  };
}

/** openapi-fetch writes path parameters in style `simple` and queries in style `form`, lists as repeated keys. */
function checkStyle(place: string, parameter: Parameter): void {
  const { name, style, explode } = parameter;
  const plain = { path: "simple", query: "form", header: "simple", cookie: undefined }[parameter.in];
  if (!plain)
    throw new Error(`${place}: parameter ${name} is in ${parameter.in}; the client cannot send that.`);
  if (style !== undefined && style !== plain) {
    throw new Error(`${place}: parameter ${name} has style ${style}; the client writes ${plain}.`);
  }
  if (parameter.in === "query" && explode === false) {
    throw new Error(`${place}: parameter ${name} has explode: false; the client repeats the key of a list.`);
  }
}

function readResponse(bundle: Description, place: string, responses: Operation["responses"]): Encoding {
  const encodings = new Set<Encoding>();
  for (const [status, response] of Object.entries(responses)) {
    if (status.startsWith("2"))
      encodings.add(readEncoding(bundle, `The ${status} response of ${place}`, response));
  }
  const [answer, ...others] = encodings;
  if (!answer) throw new Error(`${place} has no success response.`);
  if (others.length > 0)
    throw new Error(`${place} responds with different encodings: ${[answer, ...others].join(", ")}.`);
  return answer;
}

/** The encoding of a message; throws if it has no content, or content of several types. */
export function readEncoding(bundle: Description, place: string, message: Message | Reference): Encoding {
  const types = Object.keys(resolveReference<Message>(bundle, message).content ?? {});
  const [type] = types;
  if (!type) throw new Error(`${place} has no content; without a body success and failure look the same.`);
  if (types.length > 1)
    throw new Error(`${place} comes as ${types.join(" or ")}; the client needs one type.`);
  if (type === "application/json") return "json";
  if (type === "multipart/form-data") return "multipart";
  if (type === "application/x-ndjson") return "lines";
  // A stream has no end, so nobody can wait for its text.
  return type.startsWith("text/") && type !== "text/event-stream" ? "text" : "binary";
}

/** The schema of a message's body, with references followed; undefined if it has none. */
export function readBodySchema(
  bundle: Description,
  message: Message | Reference | undefined,
): Schema | undefined {
  const [media] = Object.values((message && resolveReference<Message>(bundle, message).content) ?? {});
  return media?.schema && resolveReference<Schema>(bundle, media.schema);
}

/** The first success of an operation. */
export function readSuccess(responses: Operation["responses"]): ResponseObject | Reference | undefined {
  const [status] = Object.keys(responses).filter((key) => key.startsWith("2"));
  return status === undefined ? undefined : responses[status];
}

/** A body with only `data` and what describes the page is unwrapped. */
function readData(bundle: Description, responses: Operation["responses"]): "item" | "list" | undefined {
  const properties = readBodySchema(bundle, readSuccess(responses))?.properties ?? {};
  const { data, pagination: _, cursor: __, nextCursor: ___, ...others } = properties;
  if (!data || Object.keys(others).length > 0) return undefined;
  return resolveReference<Schema>(bundle, data).type === "array" ? "list" : "item";
}

function readKind(
  bundle: Description,
  operation: Operation,
  { free, body, response, data }: { free: Parameter[] } & Pick<OperationEntry, "body" | "response" | "data">,
): Kind {
  if (response === "binary") return "download";
  if (body === "lines") return "lines";
  if (data === "list" && free.some(({ name, in: place }) => place === "query" && name === "pageNumber")) {
    return "page";
  }
  const parts = body === "multipart" ? readBodySchema(bundle, operation.requestBody)?.properties : undefined;
  // Uploads of the client send the file in a part with this name, and have no other parameters.
  return parts?.[filePart]?.format === "binary" && free.length === 0 ? "upload" : "json";
}

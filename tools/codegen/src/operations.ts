import { type Bundle, type Message, type Operation, type Parameter, resolveReference } from "./bundle.ts";

/** The methods that the client can call. */
const callableMethods = ["get", "put", "post", "patch", "delete"] as const;
const otherMethods = ["head", "options", "trace", "query"] as const;

/** How a body travels: as JSON, as form parts, as text or as bytes. */
export type Encoding = "json" | "multipart" | "text" | "binary";

/** One operation of the description, with everything the client must know to send it. */
export interface OperationEntry {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  origin: string;
  statuses: string[];
  constantHeaders: Record<string, string>;
  sideEffect: boolean;
  body: Encoding | undefined;
  answer: Encoding;
}

/** Lists every operation in the order of the description; throws on what the client could not send or read. */
export function listOperations(bundle: Bundle): OperationEntry[] {
  const entries: OperationEntry[] = [];
  for (const [path, item] of Object.entries(bundle.paths)) {
    for (const method of otherMethods) {
      if (item[method]) throw new Error(`${method.toUpperCase()} ${path}: the client has no method for it.`);
    }
    const shared = (item["parameters"] ?? []) as Parameter[];
    for (const method of callableMethods) {
      const operation = item[method] as Operation | undefined;
      if (operation) entries.push(readOperation(bundle, method, path, operation, shared));
    }
  }
  const repeated = entries.find(
    (entry, at) => entries.findIndex((e) => e.operationId === entry.operationId) < at,
  );
  if (repeated) throw new Error(`operationId ${repeated.operationId} is there twice.`);
  return entries;
}

/** The header that a parameter always sends: a required header whose schema allows exactly one value. */
export function readConstantHeader(bundle: Bundle, parameter: Parameter): [string, string] | undefined {
  const { name, in: location, required, schema } = resolveReference(bundle, parameter);
  if (location !== "header" || !required || !schema) return undefined;
  const { enum: values, const: value } = resolveReference(bundle, schema);
  if (value !== undefined) return [name, String(value)];
  return values?.length === 1 ? [name, String(values[0])] : undefined;
}

function readOperation(
  bundle: Bundle,
  method: string,
  path: string,
  operation: Operation,
  shared: Parameter[],
): OperationEntry {
  const place = `${method.toUpperCase()} ${path}`;
  if (!operation.operationId) throw new Error(`${place} has no operationId.`);
  const parameters = [...shared, ...(operation.parameters ?? [])];
  for (const parameter of parameters) checkStyle(place, resolveReference(bundle, parameter));
  const headers = parameters.map((parameter) => readConstantHeader(bundle, parameter));
  const responses = operation.responses ?? {};
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? "-",
    origin: operation["x-origin"] ?? "-",
    statuses: Object.keys(responses),
    constantHeaders: Object.fromEntries(headers.filter((header) => header !== undefined)),
    sideEffect: operation["x-side-effect"] === true,
    body: operation.requestBody && readEncoding(bundle, `The body of ${place}`, operation.requestBody),
    answer: readAnswer(bundle, place, responses),
  };
}

/** openapi-fetch writes path parameters in style `simple` and queries in style `form`, lists as repeated keys. */
function checkStyle(place: string, parameter: Parameter): void {
  const { name, style, explode } = parameter;
  const plain = { path: "simple", query: "form", header: "simple" }[parameter.in];
  if (!plain)
    throw new Error(`${place}: parameter ${name} is in ${parameter.in}; the client cannot send that.`);
  if (style !== undefined && style !== plain) {
    throw new Error(`${place}: parameter ${name} has style ${style}; the client writes ${plain}.`);
  }
  if (parameter.in === "query" && explode === false) {
    throw new Error(`${place}: parameter ${name} has explode: false; the client repeats the key of a list.`);
  }
}

function readAnswer(bundle: Bundle, place: string, responses: Record<string, Message>): Encoding {
  const encodings = new Set<Encoding>();
  for (const [status, response] of Object.entries(responses)) {
    if (status.startsWith("2"))
      encodings.add(readEncoding(bundle, `The ${status} answer of ${place}`, response));
  }
  const [answer, ...others] = encodings;
  if (!answer) throw new Error(`${place} has no success answer.`);
  if (others.length > 0)
    throw new Error(`${place} answers sometimes ${answer}, sometimes ${others.join(", ")}.`);
  return answer;
}

function readEncoding(bundle: Bundle, place: string, message: Message): Encoding {
  const types = Object.keys(resolveReference(bundle, message).content ?? {});
  const [type] = types;
  if (!type) throw new Error(`${place} has no content; without a body success and failure look the same.`);
  if (types.length > 1)
    throw new Error(`${place} comes as ${types.join(" or ")}; the client needs one type.`);
  if (type === "application/json") return "json";
  if (type === "multipart/form-data") return "multipart";
  return type.startsWith("text/") ? "text" : "binary";
}

import {
  type DocumentedResponse,
  type ErrorCodeEntry,
  escapePointer,
  type Located,
  listErrorCodes,
  type OperationCase,
  type Schema,
} from "@data-import/spec/read";
import { bundle } from "../description.ts";
import { findViolations } from "./body-validator.ts";

const allCodes = listErrorCodes(bundle);
/** The codes of requests that are rejected before their operation is found. */
const early = allCodes.filter(({ of }) => of === "none");

/** A response that was read to its end. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The faults of a response, by the description of its operation; one line each. */
export function validateResponse(operation: OperationCase, received: ReceivedResponse): string[] {
  const { status } = received;
  const documented =
    operation.responses.find(({ key }) => key === String(status)) ??
    (status >= 400 ? operation.responses.find(({ key }) => key === "default") : undefined);
  if (documented === undefined) return [`${operation.operationId} documents no status ${status}`];
  return [
    ...(status >= 400
      ? validateEnvelope(received, operation.errorCodes)
      : validateBody(documented, received)),
    ...Object.entries(documented.headers).flatMap(([name, header]) => validateHeader(name, header, received)),
    ...validateStatusHeaders(received),
  ];
}

/** The same for the response to a request that matches no operation; it must be a failure. */
export function validateFailure(received: ReceivedResponse): string[] {
  return [...validateEnvelope(received, allCodes), ...validateStatusHeaders(received)];
}

const strict = new TextDecoder("utf-8", { fatal: true });
/** Several checks read the same body. */
const bodies = new WeakMap<Uint8Array, { readonly value: unknown }>();

/** The value of a JSON body; undefined if the body is not JSON. */
export function readJson({ bytes }: ReceivedResponse): unknown {
  const body = bodies.get(bytes) ?? { value: parseJson(bytes) };
  bodies.set(bytes, body);
  return body.value;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strict.decode(bytes));
  } catch {
    return undefined;
  }
}

/** The media type of a response, without its parameters. */
export function readMediaType({ headers }: ReceivedResponse): string {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

function validateBody({ pointer, contentType }: DocumentedResponse, received: ReceivedResponse): string[] {
  if (readMediaType(received) !== contentType) {
    return [`Content-Type is \`${received.headers.get("content-type")}\` instead of ${contentType}`];
  }
  if (contentType === "") return received.bytes.byteLength === 0 ? [] : ["the body is not empty"];
  // A file with a line for each record is empty if there are none.
  const mayBeEmpty = pointer.includes(".jsonl/get/");
  if (received.bytes.byteLength === 0) return mayBeEmpty ? [] : ["the body is empty"];
  if (contentType !== "application/json") return [];
  const body = readJson(received);
  if (body === undefined) return ["the body is not JSON"];
  return findViolations(`${pointer}/content/${escapePointer(contentType)}/schema`, body);
}

/**
 * An envelope must have no further properties, although its schema allows them: every client reads it the same way. Each
 * of its errors has one of the codes that are possible here, and the status of this code.
 */
function validateEnvelope(received: ReceivedResponse, codes: readonly ErrorCodeEntry[]): string[] {
  if (readMediaType(received) !== "application/json") {
    return [`the failure is \`${received.headers.get("content-type")}\` instead of application/json`];
  }
  const body = readJson(received);
  const violations = findViolations("/components/schemas/ErrorEnvelope", body);
  if (violations.length > 0) return violations.map((violation) => `the error envelope: ${violation}`);
  const { errors, ...rest } = body as { errors: { code?: string }[] };
  const names = [...Object.keys(rest), ...errors.flatMap(Object.keys)];
  return [
    ...names
      .filter((name) => name !== "message" && name !== "key" && name !== "code")
      .map((name) => `the error envelope has a property \`${name}\``),
    ...errors.flatMap(({ code }) => validateCode(code, received.status, codes)),
  ];
}

function validateCode(code: string | undefined, status: number, codes: readonly ErrorCodeEntry[]): string[] {
  if (code === undefined) return ["an error has no code"];
  const found = codes.find((each) => each.code === code) ?? early.find((each) => each.code === code);
  if (found === undefined) return [`the code \`${code}\` is not one of this operation`];
  return found.status === status ? [] : [`the code \`${code}\` has status ${status}`];
}

/** The headers that only some successes have. */
const conditional = [
  ...["RateLimit", "RateLimit-Policy", "Access-Control-Allow-Origin"],
  ...["Idempotency-Replayed", "Preference-Applied", "X-Ignored-Names", "Deprecation", "Sunset"],
  "X-Next-Cursor",
];

function validateHeader(
  name: string,
  { pointer, value: schema }: Located<Schema>,
  { status, headers }: ReceivedResponse,
): string[] {
  const value = headers.get(name);
  // A success always has its documented headers but for these; those of `default` belong to some failures only.
  const isRequired = status < 400 && !conditional.includes(name);
  if (value === null) return isRequired ? [`the documented header ${name} is missing`] : [];
  const isNumber = schema.type === "integer" || schema.type === "number";
  const violations = findViolations(pointer, isNumber ? Number(value) : value);
  return violations.map((violation) => `${name}: ${value}: ${violation}`);
}

/**
 * Headers that a client needs to handle a failure. They are required with these statuses, and wrong with all others.
 */
const statusHeaders: Readonly<Record<string, { statuses: readonly number[]; looks: RegExp }>> = {
  "WWW-Authenticate": { statuses: [401], looks: /^Bearer\b/ },
  Allow: { statuses: [405], looks: /^[A-Z]+(, [A-Z]+)*$/ },
  "Retry-After": { statuses: [429, 503], looks: /^\d+$/ },
};

function validateStatusHeaders({ status, headers }: ReceivedResponse): string[] {
  return Object.entries(statusHeaders).flatMap(([name, { statuses, looks }]) => {
    const value = headers.get(name);
    if (!statuses.includes(status))
      return value === null ? [] : [`${status} has the header ${name}: ${value}`];
    if (value === null) return [`${status} has no header ${name}`];
    return looks.test(value) ? [] : [`${name} is \`${value}\``];
  });
}

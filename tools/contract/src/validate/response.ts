import {
  type DocumentedAnswer,
  escapePointer,
  type Located,
  type OperationCase,
  type Schema,
} from "@data-import/spec/read";
import { findViolations } from "./body-validator.ts";

/** An received that was read to its end. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What is wrong with an received, by the description of its operation; one line each. */
export function validateResponse(operation: OperationCase, received: ReceivedResponse): string[] {
  const { status } = received;
  const documented =
    operation.answers.find(({ key }) => key === String(status)) ??
    (status >= 400 ? operation.answers.find(({ key }) => key === "default") : undefined);
  if (documented === undefined) return [`${operation.operationId} documents no status ${status}`];
  return [
    ...validateBody(documented, received),
    ...Object.entries(documented.headers).flatMap(([name, header]) => validateHeader(name, header, received)),
    ...validateStatusHeaders(received),
  ];
}

/** The same for an received to a request that no operation is for: it can only be a failure. */
export function validateFailure(received: ReceivedResponse): string[] {
  return [...validateEnvelope(received), ...validateStatusHeaders(received)];
}

/** The value of a JSON body; undefined where it is none. */
export function readJson({ bytes }: ReceivedResponse): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The media type of an received, without its parameters. */
export function readMediaType({ headers }: ReceivedResponse): string {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

function validateBody({ pointer, contentType }: DocumentedAnswer, received: ReceivedResponse): string[] {
  if (received.status >= 400) return validateEnvelope(received);
  if (readMediaType(received) !== contentType) {
    return [`Content-Type is \`${received.headers.get("content-type")}\` instead of ${contentType}`];
  }
  if (received.bytes.byteLength === 0) return ["the body is empty"];
  if (contentType !== "application/json") return [];
  const body = readJson(received);
  if (body === undefined) return ["the body is not JSON"];
  return findViolations(`${pointer}/content/${escapePointer(contentType)}/schema`, body);
}

/** The schema leaves room for more; an envelope has nothing else, so that every client reads it alike. */
function validateEnvelope(received: ReceivedResponse): string[] {
  if (readMediaType(received) !== "application/json") {
    return [`the failure is \`${received.headers.get("content-type")}\` instead of application/json`];
  }
  const body = readJson(received);
  const violations = findViolations("/components/schemas/ErrorEnvelope", body);
  if (violations.length > 0) return violations.map((violation) => `the error envelope: ${violation}`);
  const { errors, ...rest } = body as { errors: object[] };
  const names = [...Object.keys(rest), ...errors.flatMap(Object.keys)];
  return names
    .filter((name) => name !== "message" && name !== "key")
    .map((name) => `the error envelope has a property \`${name}\``);
}

function validateHeader(
  name: string,
  { pointer, value: schema }: Located<Schema>,
  { status, headers }: ReceivedResponse,
): string[] {
  const value = headers.get(name);
  // A success documents the headers that it has; the headers of `default` belong to some failures only.
  if (value === null) return status < 400 ? [`the documented header ${name} is missing`] : [];
  const isNumber = schema.type === "integer" || schema.type === "number";
  const violations = findViolations(pointer, isNumber ? Number(value) : value);
  return violations.map((violation) => `${name}: ${value}: ${violation}`);
}

/** The headers without which a client does not know what to do about a failure, and which say nothing elsewhere. */
const statusHeaders: Readonly<Record<string, { statuses: readonly number[]; looks: RegExp }>> = {
  "WWW-Authenticate": { statuses: [401], looks: /^Bearer\b/ },
  Allow: { statuses: [405], looks: /^[A-Z]+(, [A-Z]+)*$/ },
  "Retry-After": { statuses: [429, 503], looks: /^\d+$/ },
};

function validateStatusHeaders({ status, headers }: ReceivedResponse): string[] {
  return Object.entries(statusHeaders).flatMap(([name, { statuses, looks }]) => {
    const value = headers.get(name);
    if (!statuses.includes(status)) return value === null ? [] : [`${status} comes with ${name}: ${value}`];
    if (value === null) return [`${status} comes without ${name}`];
    return looks.test(value) ? [] : [`${name} reads \`${value}\``];
  });
}

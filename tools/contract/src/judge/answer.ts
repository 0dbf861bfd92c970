import {
  type DocumentedResponse,
  escapePointer,
  type Located,
  type OperationCase,
  type Schema,
} from "@data-import/spec/read";
import { findViolations } from "./body-validator.ts";

/** An answer that was read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What is wrong with an answer, by the description of its operation; one line each. */
export function judgeAnswer(operation: OperationCase, answer: Answer): string[] {
  const { status } = answer;
  const documented =
    operation.responses.find(({ key }) => key === String(status)) ??
    (status >= 400 ? operation.responses.find(({ key }) => key === "default") : undefined);
  if (documented === undefined) return [`${operation.operationId} documents no status ${status}`];
  return [
    ...judgeBody(documented, answer),
    ...Object.entries(documented.headers).flatMap(([name, header]) => judgeHeader(name, header, answer)),
    ...judgeCompanions(answer),
  ];
}

/** The same for an answer to a request that no operation is for: it can only be a failure. */
export function judgeStrayAnswer(answer: Answer): string[] {
  return [...judgeEnvelope(answer), ...judgeCompanions(answer)];
}

/** The value of a JSON body; undefined where it is none. */
export function readJson({ bytes }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The media type of an answer, without its parameters. */
export function readMediaType({ headers }: Answer): string {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

function judgeBody({ pointer, contentType }: DocumentedResponse, answer: Answer): string[] {
  if (answer.status >= 400) return judgeEnvelope(answer);
  if (readMediaType(answer) !== contentType) {
    return [`Content-Type is \`${answer.headers.get("content-type")}\` instead of ${contentType}`];
  }
  if (answer.bytes.byteLength === 0) return ["the body is empty"];
  if (contentType !== "application/json") return [];
  const body = readJson(answer);
  if (body === undefined) return ["the body is not JSON"];
  return findViolations(`${pointer}/content/${escapePointer(contentType)}/schema`, body);
}

/** The schema leaves room for more; an envelope has nothing else, so that every client reads it alike. */
function judgeEnvelope(answer: Answer): string[] {
  if (readMediaType(answer) !== "application/json") {
    return [`the failure is \`${answer.headers.get("content-type")}\` instead of application/json`];
  }
  const body = readJson(answer);
  const violations = findViolations("/components/schemas/ErrorEnvelope", body);
  if (violations.length > 0) return violations.map((violation) => `the error envelope: ${violation}`);
  const { errors, ...rest } = body as { errors: object[] };
  const names = [...Object.keys(rest), ...errors.flatMap(Object.keys)];
  return names
    .filter((name) => name !== "message" && name !== "key")
    .map((name) => `the error envelope has a property \`${name}\``);
}

function judgeHeader(
  name: string,
  { pointer, value: schema }: Located<Schema>,
  { status, headers }: Answer,
): string[] {
  const value = headers.get(name);
  // A success documents the headers that it has; the headers of `default` belong to some failures only.
  if (value === null) return status < 400 ? [`the documented header ${name} is missing`] : [];
  const isNumber = schema.type === "integer" || schema.type === "number";
  const violations = findViolations(pointer, isNumber ? Number(value) : value);
  return violations.map((violation) => `${name}: ${value}: ${violation}`);
}

/** The headers without which a client does not know what to do about a failure, and which say nothing elsewhere. */
const companions: Readonly<Record<string, { statuses: readonly number[]; looks: RegExp }>> = {
  "WWW-Authenticate": { statuses: [401], looks: /^Bearer\b/ },
  Allow: { statuses: [405], looks: /^[A-Z]+(, [A-Z]+)*$/ },
  "Retry-After": { statuses: [429, 503], looks: /^\d+$/ },
};

function judgeCompanions({ status, headers }: Answer): string[] {
  return Object.entries(companions).flatMap(([name, { statuses, looks }]) => {
    const value = headers.get(name);
    if (!statuses.includes(status)) return value === null ? [] : [`${status} comes with ${name}: ${value}`];
    if (value === null) return [`${status} comes without ${name}`];
    return looks.test(value) ? [] : [`${name} reads \`${value}\``];
  });
}

import { STATUS_CODES } from "node:http";
import type { Description, ErrorCode, Failure, Field, Schema } from "../description/model.ts";
import { type Status, statuses } from "./statuses.ts";

/** The codes and failures with one status. */
export interface FailureGroup {
  /** `404`, or `default`. */
  readonly status: string;
  /** `404 Not Found`. */
  readonly title: string;
  readonly codes: readonly ErrorCode[];
  readonly failures: readonly ListedFailure[];
}

/** A failure with the headers and examples of its responses. */
export interface ListedFailure extends Failure {
  readonly headers: readonly Field[];
  /** The operations that return it, by operationId; `every` if all of them do. */
  readonly users: readonly string[] | "every";
}

/** The content of the page. */
export interface ErrorCatalogue {
  readonly lead: string;
  readonly envelope: Schema;
  readonly statuses: readonly Status[];
  readonly groups: readonly FailureGroup[];
}

/** The content of the page of errors, for HTML and Markdown; throws if there is no `ErrorEnvelope`. */
export function readErrorCatalogue(description: Description): ErrorCatalogue {
  const { schemas, operations, failures, errorCodes } = description;
  const envelope = schemas.find(({ name }) => name === "ErrorEnvelope");
  if (envelope === undefined)
    throw new Error("The errors page needs the schema ErrorEnvelope, which does not exist.");
  const responses = operations.flatMap((operation) => operation.responses);
  const listed = failures.map((failure): ListedFailure => {
    const users = failure.usedBy.map(({ operation }) => operation);
    const headers = responses.find((response) => response.failure === failure.name)?.headers ?? [];
    return { ...failure, headers, users: users.length === operations.length ? "every" : users };
  });
  const withStatus = Map.groupBy(listed, ({ usedBy }) => usedBy[0]?.status ?? "default");
  const withCode = Map.groupBy(errorCodes, ({ status }) => String(status));
  const all = [...new Set([...withStatus.keys(), ...withCode.keys()])].toSorted();
  return {
    lead: "All failures have the same body, and each error in it has a code. This page says what to do about each status, and leads to the cause and the remedy of each code.",
    envelope,
    statuses,
    groups: all.map((status) => ({
      status,
      title: titleOf(status),
      codes: withCode.get(status) ?? [],
      failures: withStatus.get(status) ?? [],
    })),
  };
}

function titleOf(status: string): string {
  return status === "default" ? "Any other status" : `${status} ${STATUS_CODES[status] ?? ""}`.trim();
}

/** Which operations return a code that none of them lists. */
export const returnedBy: Readonly<Record<ErrorCode["of"], string>> = {
  every: "every operation",
  token: "operations that need an access token",
  input: "operations with parameters or a body",
  body: "operations with a body",
  idempotency: "operations with the header `Idempotency-Key`",
  cursor: "operations with the parameter `cursor`",
  condition: "operations with the header `If-Match`",
  change: "operations that change something",
  listed: "",
  none: "the service before it knows the operation",
};

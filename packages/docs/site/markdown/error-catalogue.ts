import { STATUS_CODES } from "node:http";
import type { Description, Failure, Field, Schema } from "../description/model.ts";
import { type Status, statuses } from "./statuses.ts";

/** The failures with one status. */
export interface FailureGroup {
  /** `404`, or `default`. */
  readonly status: string;
  /** `404 Not Found`. */
  readonly title: string;
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
export function readErrorCatalogue({ schemas, operations, failures }: Description): ErrorCatalogue {
  const envelope = schemas.find(({ name }) => name === "ErrorEnvelope");
  if (envelope === undefined)
    throw new Error("The errors page needs the schema ErrorEnvelope, which does not exist.");
  const responses = operations.flatMap((operation) => operation.responses);
  const listed = failures.map((failure): ListedFailure => {
    const users = failure.usedBy.map(({ operation }) => operation);
    const headers = responses.find((response) => response.failure === failure.name)?.headers ?? [];
    return { ...failure, headers, users: users.length === operations.length ? "every" : users };
  });
  const groups = Map.groupBy(listed, ({ usedBy }) => usedBy[0]?.status ?? "default");
  return {
    lead: "All failures have the same body. This page says what to do about each status, and shows every failure of the description with an example.",
    envelope,
    statuses,
    groups: [...groups]
      .map(([status, own]) => ({ status, title: titleOf(status), failures: own }))
      .toSorted((one, other) => (one.status < other.status ? -1 : 1)),
  };
}

function titleOf(status: string): string {
  return status === "default" ? "Any other status" : `${status} ${STATUS_CODES[status] ?? ""}`.trim();
}

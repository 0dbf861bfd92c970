import { DomainError } from "../domain/errors.ts";
import type { Engine, ErrorMeaning } from "./engine.ts";

const explanations: Readonly<Record<ErrorMeaning, (cause: unknown) => DomainError>> = {
  exists(cause) {
    const message =
      "Another request has just created the same resource. Read it before you send the request again.";
    return new DomainError("conflict", { message }, { cause });
  },
  "text-too-long"(cause) {
    const message =
      "A name, slug or address in the body is too long. At most about 2,000 characters are taken.";
    return new DomainError("invalid", { message }, { cause });
  },
  "too-deep": (cause) => new DomainError("invalid", { message: "The body is nested too deeply." }, { cause }),
  unavailable(cause) {
    const message = "The service cannot reach its data at the moment. Send the request again.";
    return new DomainError("unavailable", { message }, { cause, retryAfter: 1 });
  },
};

const lostConnection = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"];

/** The error for the caller from an error of a driver; undefined if the error is a bug of the service. */
export function explainStorageError({ explainError }: Engine, error: unknown): DomainError | undefined {
  const { code } = error as { code?: unknown };
  const meaning = lostConnection.includes(String(code)) ? "unavailable" : explainError(error);
  return meaning && explanations[meaning](error);
}

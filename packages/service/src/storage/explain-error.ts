import { DomainError } from "../domain/errors.ts";
import type { Engine, ErrorMeaning } from "./engine.ts";

const explanations: Readonly<Record<ErrorMeaning, (cause: unknown) => DomainError>> = {
  exists(cause) {
    const message = "Another request has just made the same thing. Look at what is there, then decide.";
    return new DomainError("conflict", { message }, { cause });
  },
  "text-too-long"(cause) {
    const message =
      "A name, slug or address in the body is too long. At most about 2,000 characters are taken.";
    return new DomainError("invalid", { message }, { cause });
  },
  "too-deep": (cause) => new DomainError("invalid", { message: "The body is nested too deeply." }, { cause }),
  unavailable(cause) {
    const message = "The service cannot reach its data at the moment. Try again.";
    return new DomainError("unavailable", { message }, { cause, retryAfter: 1 });
  },
};

const lostConnection = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"];

/** What an error of a driver means to a caller; undefined where it means that we made a mistake. */
export function explainStorageError({ explainError }: Engine, error: unknown): DomainError | undefined {
  const { code } = error as { code?: unknown };
  const meaning = lostConnection.includes(String(code)) ? "unavailable" : explainError(error);
  return meaning && explanations[meaning](error);
}

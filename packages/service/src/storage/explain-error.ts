import { DomainError } from "../domain/errors.ts";
import type { Engine, ErrorMeaning } from "./engine.ts";
import { tooSlow } from "./waiting.ts";

/** The error of a space that would have more bytes than the operator allows. */
export function createOverQuota(
  { spaceId, used, allowed }: { readonly spaceId: string; readonly used: number; readonly allowed: number },
  cause?: unknown,
): DomainError {
  const message = `The space \`${spaceId}\` would have ${used} bytes; the operator of the service allows ${allowed}. Delete what you no longer need, or ask for more.`;
  return new DomainError("space_quota_exceeded", { message }, { cause });
}

function createUnavailable(cause: unknown): DomainError {
  const message = "The service cannot reach its data at the moment. Send the request again.";
  return new DomainError("unavailable", { message }, { cause, retryAfter: 1 });
}

const explanations: Readonly<Record<ErrorMeaning, (cause: unknown) => DomainError>> = {
  "commit-unknown"(cause) {
    const message =
      "The service lost its database at the end of the request and cannot know whether the change was stored. Read the data before you send the request again, or send it again with the same `Idempotency-Key`.";
    // Without `retryAfter`: a client that sends a POST again automatically could repeat the change.
    return new DomainError("unavailable", { message }, { cause });
  },
  exists(cause) {
    const message =
      "Another request has just created the same resource. Read it before you send the request again.";
    return new DomainError("created_meanwhile", { message }, { cause });
  },
  full(cause) {
    const message =
      "The service has no space left to store this. Delete data that you no longer need, or ask the operator for more space.";
    return new DomainError("storage_full", { message }, { cause });
  },
  "over-quota"(cause) {
    const [, spaceId = "", used, allowed] = String((cause as Error).message).split(" ");
    return createOverQuota({ spaceId, used: Number(used), allowed: Number(allowed) }, cause);
  },
  "read-only"(cause) {
    const message = "The service can only read its data at the moment. Send the request again later.";
    return new DomainError("read_only", { message }, { cause, retryAfter: 10 });
  },
  "text-too-long"(cause) {
    const message =
      "A name, slug or address in the body is too long. At most about 2,000 characters are taken.";
    return new DomainError("value_too_long", { message }, { cause });
  },
  "too-deep": (cause) =>
    new DomainError("body_too_complex", { message: "The body is nested too deeply." }, { cause }),
  "too-slow"(cause) {
    return new DomainError("too_slow", { message: tooSlow }, { cause });
  },
  fault: createUnavailable,
  unavailable: createUnavailable,
};

const networkErrors = [
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ENOTFOUND", "ETIMEDOUT", "EPIPE"],
  ...["EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ENETDOWN", "ENOENT"],
];

/** Whether a database cannot be reached over the network or its socket. */
export function isNetworkError(error: unknown): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // A file that does not exist has the same code as a socket that does not exist.
  if (code === "ENOENT") return syscall === "connect";
  return networkErrors.includes(String(code));
}

/** The meanings of errors of a file system. */
const fileErrors: Readonly<Record<string, ErrorMeaning>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read-only",
  EACCES: "read-only",
  EIO: "unavailable",
  EMFILE: "unavailable",
  ENFILE: "unavailable",
};

/** The error for the caller from an error of a driver or a file system; undefined if the error is a bug of the service. */
export function explainStorageError({ explainError }: Engine, error: unknown): DomainError | undefined {
  const { code } = error as { code?: unknown };
  const meaning = explainError(error) ?? fileErrors[String(code)];
  return meaning && explanations[meaning](error);
}

/** How far the causes of an error are followed: an error may be its own cause. */
const mostCauses = 5;

/** Whether an error, or what caused it, is a fault of the server or the disk of the database. */
export function isStorageFault(engine: Engine, error: unknown, left: number = mostCauses): boolean {
  if (!(error instanceof Error) || left === 0) return false;
  return engine.explainError(error) === "fault" || isStorageFault(engine, error.cause, left - 1);
}

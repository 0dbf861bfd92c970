import { DomainError } from "../domain/errors.ts";

/** What an error of a driver means to a caller; undefined where it means that we made a mistake. */
export function explainStorageError(error: unknown): DomainError | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "23505" || errcode === 2067 || errcode === 1555) {
    const message = "Another request has just made the same thing. Look at what is there, then decide.";
    return new DomainError("conflict", { message }, { cause: error });
  }
  // PostgreSQL looks texts up by the whole of them, and 2,700 bytes are its most.
  if (code === "54000") {
    const message =
      "A name, slug or address in the body is too long. At most about 2,000 characters are taken.";
    return new DomainError("invalid", { message }, { cause: error });
  }
  // PostgreSQL follows nested JSON only so far.
  if (code === "54001") {
    return new DomainError("invalid", { message: "The body is nested too deeply." }, { cause: error });
  }
  if (isUnavailable(code, errcode)) {
    const message = "The service cannot reach its data at the moment. Try again.";
    return new DomainError("unavailable", { message }, { cause: error, retryAfter: 1 });
  }
  return undefined;
}

/** SQLite that others hold locked; PostgreSQL that is away, starting, full, or met others once too often. */
function isUnavailable(code: unknown, errcode: unknown): boolean {
  // The low byte is the kind: 5 is busy, 6 is locked.
  if (typeof errcode === "number") return (errcode & 255) === 5 || (errcode & 255) === 6;
  return (
    typeof code === "string" &&
    (/^(08...|53300|57P0[123]|40001|40P01)$/.test(code) ||
      ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"].includes(code))
  );
}

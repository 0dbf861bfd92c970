/** What can be wrong, whatever carried the request here; `http/statuses.ts` says which status each becomes. */
export type ErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "unsupported"
  | "unprocessable"
  | "too-many"
  | "unavailable";

/** One thing that is wrong. */
export interface Problem {
  /** One sentence that says what was wrong and what would be right. */
  readonly message: string;
  /** The parameter, header or property that caused it, in the API's own spelling: `spaceId`, `fields[0].key`. */
  readonly key?: string;
}

/** Thrown by a resource to end an operation; what its transaction did is rolled back. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly problems: readonly Problem[];
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    problems: Problem | readonly Problem[],
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    const list = "message" in problems ? [problems] : problems;
    super(list.map(({ message }) => message).join(" "), options);
    this.name = "DomainError";
    this.code = code;
    this.problems = list;
    this.retryAfter = options.retryAfter;
  }
}

/**
 * The same error for an id that never was, that was deleted, and that is another account's.
 * @param kind in words: `space`, `agent version`
 * @param key the parameter or property that named it: `spaceId`
 */
export function createNotFound(kind: string, id: string, key: string): DomainError {
  return new DomainError("not-found", { message: `There is no ${kind} \`${id}\`.`, key });
}

/** A property or parameter whose value cannot be used. */
export function createInvalid(key: string, message: string): DomainError {
  return new DomainError("invalid", { message, key });
}

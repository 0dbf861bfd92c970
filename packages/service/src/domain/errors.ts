/** The kinds of errors, independent of HTTP. `http/statuses.ts` maps each kind to a status. */
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
  | "unavailable"
  | "read-only"
  | "too-slow"
  | "full";

/** One error. */
export interface Problem {
  /** One sentence: what is wrong, and what would be right. */
  readonly message: string;
  /** The parameter, header or property that caused it, as the API spells it: `spaceId`, `fields[0].key`. */
  readonly key?: string;
}

/** Resources throw it to end an operation. The transaction is rolled back. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly problems: readonly Problem[];
  /** Seconds to wait before the next attempt. */
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

/** Runs work and renames the keys of its errors, such as `q` to `config.q`: the keys that the caller sent. */
export async function renameKeys<Result>(
  rename: (key: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problems = error.problems.map((problem) => ({
      ...problem,
      ...(problem.key === undefined ? {} : { key: rename(problem.key) }),
    }));
    throw new DomainError(error.code, problems, { cause: error });
  }
}

/**
 * The same error for an id that never existed, that was deleted, or that belongs to another account.
 * @param kind in words: `space`, `agent version`
 * @param key the parameter or property with the id: `spaceId`
 */
export function createNotFound(kind: string, id: string, key: string): DomainError {
  return new DomainError("not-found", { message: `There is no ${kind} \`${id}\`.`, key });
}

/** The error for a property or parameter with an invalid value. */
export function createInvalid(key: string, message: string): DomainError {
  return new DomainError("invalid", { message, key });
}

import { type Problem as AnyProblem, type Message, writeMessage } from "@data-import/tables/basics";
import type { errorCodes } from "@data-import/types";

/** A code of the description. */
export type ErrorCode = (typeof errorCodes)[number];

/** The kinds of errors, independent of HTTP. `http/statuses.ts` maps each kind to a status. */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-many"
  | "unavailable"
  | "read-only"
  | "too-slow"
  | "full"
  | "gone"
  | "changed"
  | "over-quota";

/** The kind of each error that resources find. The other codes of the description are about HTTP. */
const kinds = {
  value_missing: "invalid",
  wrong_type: "invalid",
  value_not_allowed: "invalid",
  value_too_short: "invalid",
  value_too_long: "invalid",
  value_out_of_range: "invalid",
  value_malformed: "invalid",
  value_repeated: "invalid",
  value_invalid: "invalid",
  name_unknown: "invalid",
  body_malformed: "invalid",
  body_too_complex: "invalid",
  cursor_invalid: "invalid",
  events_removed: "gone",
  resource_changed: "changed",
  field_unknown: "invalid",
  query_malformed: "invalid",
  reference_mismatch: "invalid",
  file_unreadable: "invalid",
  action_not_applicable: "invalid",
  token_invalid: "unauthenticated",
  credentials_invalid: "unauthenticated",
  permission_missing: "forbidden",
  permission_exceeded: "forbidden",
  origin_not_allowed: "forbidden",
  guest_restricted: "forbidden",
  invitation_required: "forbidden",
  prefetch_forbidden: "forbidden",
  not_found: "not-found",
  link_invalid: "not-found",
  name_taken: "conflict",
  constraint_in_use: "conflict",
  last_environment: "conflict",
  created_meanwhile: "conflict",
  last_administrator: "conflict",
  idempotency_key_reused: "conflict",
  job_blocks: "conflict",
  job_state: "conflict",
  space_archived: "conflict",
  space_expired: "conflict",
  sheet_locked: "conflict",
  sheet_revalidating: "conflict",
  commit_open: "conflict",
  commit_not_undoable: "conflict",
  record_changed: "conflict",
  records_ambiguous: "conflict",
  action_constraint: "conflict",
  upload_offset: "conflict",
  rate_limited: "too-many",
  sign_in_limited: "too-many",
  streams_limited: "too-many",
  unavailable: "unavailable",
  busy: "unavailable",
  too_slow: "too-slow",
  read_only: "read-only",
  storage_full: "full",
  space_quota_exceeded: "over-quota",
} as const satisfies Partial<Record<ErrorCode, ErrorKind>>;

/** A code that resources use. */
export type DomainCode = keyof typeof kinds;

/** One error. */
export type Problem = AnyProblem<DomainCode>;

/** Resources throw it to end an operation. The transaction is rolled back. */
export class DomainError extends Error {
  readonly code: DomainCode;
  readonly kind: ErrorKind;
  readonly problems: readonly Problem[];
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(
    code: DomainCode,
    problems: Problem | readonly Problem[],
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    const list = "message" in problems ? [problems] : problems;
    super(list.map(({ message }) => message).join(" "), options);
    this.name = "DomainError";
    this.code = code;
    this.kind = kinds[code];
    this.problems = list;
    this.retryAfter = options.retryAfter;
  }
}

/**
 * What the request committed is not all of its work, and the rest failed. A repeated request with the same idempotency key
 * does the work again: the kept response would say that all went well.
 */
export class RestFailed extends DomainError {}

/** Runs work and renames the keys of its errors, such as `q` to `config.q`: the keys that the caller sent. */
export async function renameKeys<Result>(
  rename: (key: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  return renameProblems(
    ({ key, ...problem }) => ({ ...problem, ...(key !== undefined && { key: rename(key) }) }),
    work,
  );
}

/** Runs work and describes its errors in the terms of the request. */
export async function renameProblems<Result>(
  rename: (problem: Problem) => Problem,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, error.problems.map(rename), { cause: error });
  }
}

/**
 * The same error for an id that never existed, that was deleted, or that belongs to another account.
 * @param kind in words: `space`, `agent version`
 * @param key the parameter or property with the id: `spaceId`
 * @param place where it was looked for, if not everywhere: `this space`
 */
export function createNotFound(kind: string, id: string, key: string, place?: string): DomainError {
  const where = place === undefined ? "" : ` in ${place}`;
  return new DomainError("not_found", { message: `There is no ${kind} \`${id}\`${where}.`, key });
}

/** The error for a property or parameter with an invalid value. */
export function createInvalid(code: InvalidCode, key: string, message: string): DomainError {
  return new DomainError(code, { message, key });
}

/** A code of an error in the request. */
type InvalidCode = {
  [Code in DomainCode]: (typeof kinds)[Code] extends "invalid" ? Code : never;
}[DomainCode];

/** Ends the run of a job that cannot succeed. Nobody gets it as a response: the job keeps the message. */
export class JobFailed extends Error {
  override readonly name = "JobFailed";
  readonly reason: Message;

  constructor(reason: Message) {
    super(writeMessage(reason));
    this.reason = reason;
  }
}

import {
  isAbortedError,
  isApiError,
  isConnectionError,
  isJobError,
  isTimedOutError,
} from "@data-import/client";

/** Why something did not work, as far as a person can do something about it. */
export type FailureKind =
  | "offline"
  | "ended"
  | "forbidden"
  | "gone"
  | "link"
  | "invited"
  | "canceled"
  | "other";

/** Something that did not work. */
export interface Failure {
  readonly kind: FailureKind;
  /** What the service said, for people. */
  readonly message: string;
  /** The code of the service, for whom people ask for help; empty without one. */
  readonly code: string;
  /** The keys that the service names, such as `email`. */
  readonly keys: readonly string[];
}

/** The token does not work any more, and there is no other one. */
export class EndedError extends Error {}

const kindsByCode: Readonly<Record<string, FailureKind>> = {
  link_invalid: "link",
  invitation_required: "invited",
};

const kindsByStatus: Readonly<Record<number, FailureKind>> = {
  401: "ended",
  403: "forbidden",
  404: "gone",
  410: "gone",
};

/** What a person should know about the error of a call. */
export function readFailure(error: unknown): Failure {
  if (isApiError(error)) {
    const [issue] = error.issues;
    const code = issue?.code ?? "";
    const kind = kindsByCode[code] ?? kindsByStatus[error.status] ?? "other";
    const keys = error.issues.flatMap(({ key }) => (key === undefined ? [] : [key]));
    return { kind, message: issue?.message ?? error.message, code: code || String(error.status), keys };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (isJobError(error)) {
    const { status, info } = error.job;
    return {
      kind: status === "canceled" ? "canceled" : "other",
      message: info ?? message,
      code: "",
      keys: [],
    };
  }
  if (error instanceof EndedError) return { kind: "ended", message, code: "", keys: [] };
  if (isAbortedError(error)) return { kind: "canceled", message, code: "", keys: [] };
  const isOffline = isConnectionError(error) || isTimedOutError(error);
  return { kind: isOffline ? "offline" : "other", message, code: "", keys: [] };
}

import type { ErrorEnvelope } from "@data-import/types";
import type { Issue } from "../hooks.ts";
import { parseJson } from "../parse-json.ts";
import type { ResponseInfo } from "../response-info.ts";
import { DataImportError, type ErrorContext } from "./data-import-error.ts";

/** The service answered with a status that is not a success. */
export class ApiError<S extends number = number, B = ErrorEnvelope> extends DataImportError {
  override readonly name = "ApiError";
  readonly code = "api";
  declare readonly status: S;
  /** The body where it is JSON. */
  declare readonly body: B | undefined;
  declare readonly rawBody: string;
  declare readonly headers: Headers;
  declare readonly requestId?: string | undefined;
  /** How long the service asked to wait, in milliseconds. */
  declare readonly retryAfterMs?: number;
  /** What was wrong, as the service says it; empty where its answer does not say. */
  declare readonly issues: readonly Issue[];
  /** The answer without its body. */
  declare readonly info: ResponseInfo;

  constructor(context: ErrorContext, info: ResponseInfo, rawBody: string) {
    const { status, headers, requestId } = info;
    const retryAfterMs = context.attempts.at(-1)?.retryAfterMs;
    const body = parseJson(rawBody);
    const issues = readIssues(body);
    const joined = issues.map(({ message }) => message).join("; ");
    super(
      `answered ${status}${joined && `: ${joined}`}`,
      context,
      undefined,
      { status, requestId, retryAfterMs, issues },
      { body, rawBody, headers, info },
    );
  }

  /** The messages by the field, parameter or id that they are about; those about none are under `""`. */
  byKey(): ReadonlyMap<string, readonly string[]> {
    const messages = new Map<string, string[]>();
    for (const { key = "", message } of this.issues) {
      messages.set(key, [...(messages.get(key) ?? []), message]);
    }
    return messages;
  }
}

function readIssues(body: unknown): readonly Issue[] {
  const errors = (body as Partial<ErrorEnvelope> | null | undefined)?.errors;
  return Array.isArray(errors) ? errors.filter((error) => typeof error?.message === "string") : [];
}

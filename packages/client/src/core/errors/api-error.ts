import type { ErrorEnvelope } from "@data-import/types";
import type { Issue } from "../hooks.ts";
import { parseJson } from "../parse-json.ts";
import type { ResponseInfo } from "../response-info.ts";
import { DataImportError, type ErrorContext } from "./data-import-error.ts";

/** The service returned a status that is not a success. */
export class ApiError<S extends number = number, B = ErrorEnvelope> extends DataImportError {
  /** Always `ApiError`. */
  override readonly name = "ApiError";
  /** Tells the errors of this package apart. */
  readonly code = "api";
  /** The status of the response, such as 404. */
  declare readonly status: S;
  /** The body if it is JSON, otherwise undefined. */
  declare readonly body: B | undefined;
  /** The body as text, whatever it is. */
  declare readonly rawBody: string;
  /** The headers of the response. */
  declare readonly headers: Headers;
  /** The id of the request. Name it if you ask for help: the service logs it. */
  declare readonly requestId?: string | undefined;
  /** How long the service asks to wait, in milliseconds. */
  declare readonly retryAfterMs?: number;
  /** The errors of the envelope; empty if the response has no envelope. */
  declare readonly issues: readonly Issue[];
  /** Status, headers and other facts of the response, without its body. */
  declare readonly info: ResponseInfo;

  constructor(context: ErrorContext, info: ResponseInfo, rawBody: string) {
    const { status, headers, requestId } = info;
    const retryAfterMs = context.attempts.at(-1)?.retryAfterMs;
    const body = parseJson(rawBody);
    const issues = readIssues(body);
    const joined = issues.map(({ message }) => message).join("; ");
    super(
      `returned ${status}${joined && `: ${joined}`}`,
      context,
      undefined,
      { status, requestId, retryAfterMs, issues },
      { body, rawBody, headers, info },
    );
  }

  /** The messages by the field, parameter or id that they concern. Messages without a key are under `""`. */
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

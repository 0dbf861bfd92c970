import type { Issue } from "../hooks.ts";
import { DataImportError, type ErrorContext } from "./data-import-error.ts";

/** As much of a body as a person would read, and as much as is searched for secrets to show that. */
const shownLength = 200;
const searchedLength = 10_000;

/** A success came with a body that is not what the description says: a page, broken JSON, nothing at all. */
export class DecodeError extends DataImportError {
  override readonly name = "DecodeError";
  readonly code = "decode";
  declare readonly status: number;
  declare readonly contentType: string | null;
  /** How the body begins, without what is secret. */
  declare readonly snippet: string;
  /** What a validator found, where there is one. */
  declare readonly issues?: readonly Issue[];

  constructor(context: ErrorContext, response: Response, text: string, issues?: readonly Issue[]) {
    const { status, headers } = response;
    const contentType = headers.get("content-type");
    const found =
      issues?.map(({ message }) => message).join("; ") ??
      (text && `${text.length} characters that are no JSON object (${contentType})`);
    const snippet = context.redact(text.slice(0, searchedLength)).slice(0, shownLength);
    super(`answered ${status} with ${found || "no body"}`, context, undefined, {
      status,
      contentType,
      snippet,
      issues,
    });
  }
}

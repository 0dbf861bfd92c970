import type { Issue } from "../hooks.ts";
import { DataImportError, type ErrorContext } from "./data-import-error.ts";

/** The length of the snippet, and the length of the text that is searched for secrets before it is cut. */
const shownCharacters = 200;
const searchedCharacters = 10_000;

/** The body of a success does not match the description: an HTML page, broken JSON or no body. */
export class DecodeError extends DataImportError {
  /** Always `DecodeError`. */
  override readonly name = "DecodeError";
  /** Tells the errors of this package apart. */
  readonly code = "decode";
  /** The status of the response: one of a success. */
  declare readonly status: number;
  /** The header `Content-Type` of the response; null if it has none. */
  declare readonly contentType: string | null;
  /** The start of the body, without secrets. */
  declare readonly snippet: string;
  /** The issues that a validator found, if the client has a validator. */
  declare readonly issues?: readonly Issue[];

  constructor(context: ErrorContext, response: Response, text: string, issues?: readonly Issue[]) {
    const { status, headers } = response;
    const contentType = headers.get("content-type");
    const found =
      issues?.map(({ message }) => message).join("; ") ??
      (text && `${text.length} characters, not a JSON object (${contentType})`);
    const snippet = context.redact(text.slice(0, searchedCharacters)).slice(0, shownCharacters);
    super(`returned ${status} with ${found || "no body"}`, context, undefined, {
      status,
      contentType,
      snippet,
      issues,
    });
  }
}

import type { OperationFacts } from "../operation-facts.ts";
import { DecodeError } from "./errors/decode-error.ts";
import type { ResponseValidator } from "./hooks.ts";
import { parseJson } from "./parse-json.ts";
import type { CallResponse, Pipeline } from "./pipeline.ts";

/** Decodes the body of a success. Throws a DecodeError if it does not match the description. */
export function decodeBody(
  operation: OperationFacts,
  { response, text = "", errorContext }: CallResponse,
  validator: ResponseValidator | false | undefined,
  log: Pipeline["log"],
): unknown {
  let body: unknown = text;
  if (operation.response === "json") {
    body = parseJson(text);
    // Every JSON response is an object; other JSON can come from a proxy.
    if (Object(body) !== body) throw new DecodeError(errorContext, response, text);
  }
  if (!validator) return body;
  const { operationId } = operation;
  const issues = validator.check(operationId, response.status, body) ?? [];
  if (issues.length > 0) {
    if (validator.mode === "throw") throw new DecodeError(errorContext, response, text, issues);
    log("warn", `${operationId} returned a response that does not match the description`, { issues });
  }
  return body;
}

import type { OperationFacts } from "../operation-facts.ts";
import { DecodeError } from "./errors/decode-error.ts";
import type { ResponseValidator } from "./hooks.ts";
import { parseJson } from "./parse-json.ts";
import type { CallResponse, Pipeline } from "./pipeline.ts";

/** The body of a success; throws a DecodeError where it is not what the description says. */
export function decodeBody(
  operation: OperationFacts,
  { response, text = "", errorContext }: CallResponse,
  validator: ResponseValidator | false | undefined,
  log: Pipeline["log"],
): unknown {
  let body: unknown = text;
  if (operation.response === "json") {
    body = parseJson(text);
    // Every answer in JSON is an object: a bare word of a proxy is none.
    if (Object(body) !== body) throw new DecodeError(errorContext, response, text);
  }
  if (!validator) return body;
  const { operationId } = operation;
  const issues = validator.check(operationId, response.status, body) ?? [];
  if (issues.length > 0) {
    if (validator.mode === "throw") throw new DecodeError(errorContext, response, text, issues);
    log("warn", `${operationId} answered what the description does not say`, { issues });
  }
  return body;
}

import { DecodeError } from "../core/errors/decode-error.ts";
import type { Extension } from "../core/extension.ts";
import type { ResponseValidator } from "../core/hooks.ts";

/** Middleware that compares every response with the description. A call turns it off with `validate: false`. */
export function validateResponses({ check, mode }: ResponseValidator): Extension {
  return {
    name: "validateResponses",
    checkBody({ call, response, text = "" }, body, log) {
      if (call.options.validate === false) return;
      const { operationId } = call.operation;
      const issues = check(operationId, response.status, body) ?? [];
      if (issues.length === 0) return;
      if (mode === "throw") throw new DecodeError(call, response, text, issues);
      log("warn", `${operationId} returned a response that does not match the description`, { issues });
    },
  };
}

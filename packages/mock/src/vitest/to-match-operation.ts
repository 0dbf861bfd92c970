import type { Violation } from "@data-import/front";
import { loadModel } from "@data-import/front";
import { findRoute } from "../control/overrides.ts";
import { findViolations } from "../engine/find-violations.ts";
import type { OperationId } from "../operation-types.ts";
import { reportViolations } from "../report/report-violations.ts";
import { checkResponse } from "./check-received.ts";
import type { MatcherContext, MatcherResult } from "./matcher.ts";

/**
 * Passes if a response matches the description of an operation: status, content type, body and headers. The response may
 * come from anywhere, and can be read afterwards. Rejects if it was read before.
 */
export async function toMatchOperation(
  this: MatcherContext,
  response: Response,
  operationId: OperationId,
  status?: number,
): Promise<MatcherResult> {
  checkResponse("toMatchOperation", response);
  const model = loadModel();
  const route = findRoute(model, operationId);
  const body = new Uint8Array(await response.clone().arrayBuffer());
  const reply = { status: response.status, headers: Object.fromEntries(response.headers), body };
  const violations = findViolations(model, route, reply);
  const isOther = status !== undefined && status !== response.status;
  const wanted = `${operationId}${status === undefined ? "" : ` with status ${status}`}`;
  return {
    pass: violations.length === 0 && !isOther,
    message: () =>
      this.isNot
        ? `Expected a response that does not match ${wanted}; this one matches, with status ${response.status}`
        : `Expected a response of ${wanted}; ${explain(operationId, response, violations, body)}`,
  };
}

const mostTextBytes = 1000;

function explain(
  operationId: OperationId,
  response: Response,
  violations: readonly Violation[],
  body: Uint8Array,
): string {
  const { status } = response;
  if (violations.length > 0) {
    return `this does not match the description:\n\n${reportViolations([{ operationId, status, violations }])}`;
  }
  const text = new TextDecoder().decode(body.subarray(0, mostTextBytes));
  return `this has status ${status}:\n\n${text}`;
}

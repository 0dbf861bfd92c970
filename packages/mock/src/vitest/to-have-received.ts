import type { RecordedRequest } from "../control/recorded-request.ts";
import type { Mock } from "../create-mock.ts";
import type { OperationId } from "../operation-types.ts";
import { describeExchange, type Reported, reportViolations, shorten } from "../report/report-violations.ts";
import { checkMock } from "./check-received.ts";
import { countDifferences, createFits, pickCompared } from "./compare.ts";
import type { ExpectedTimes, MatcherContext, MatcherResult } from "./matcher.ts";
import { type ExpectedRequest, readExpected } from "./pattern.ts";

/** Passes if the mock received a request for an operation that matches the expectation. */
export function toHaveReceived(
  this: MatcherContext,
  mock: Mock,
  operationId: OperationId,
  expected: ExpectedRequest = {},
  { times }: ExpectedTimes = {},
): MatcherResult {
  checkMock("toHaveReceived", mock);
  const pattern = readExpected(expected);
  const fits = createFits(this);
  const received = mock.requests.for(operationId);
  const matching = received.filter((request) => fits(request, pattern));
  const like = Object.keys(pattern).length > 0 ? " like this" : "";
  if (times !== undefined) {
    return {
      pass: matching.length === times,
      message: () =>
        `Expected ${operationId}${like} ${this.isNot ? "any number of times but" : "exactly"} ${count(times)}; ` +
        `the mock received ${describeAll(operationId, matching, received)}`,
    };
  }
  if (matching.length > 0) {
    return {
      pass: true,
      message: () => `Expected no ${operationId}${like}; the mock received ${list(matching)}`,
    };
  }
  const differences = received.map((request) => countDifferences(request, pattern, fits));
  // If several are equally near, the last one, because the test has just sent it.
  const nearest = received[differences.lastIndexOf(Math.min(...differences))];
  if (nearest === undefined) {
    return {
      pass: false,
      message: () => `Expected ${operationId}${like}; the mock received ${listAll(mock)}`,
    };
  }
  return {
    pass: false,
    message: () => `Expected ${operationId}${like}; ${explainNearest(nearest, received)}`,
    actual: pickCompared(nearest, pattern),
    expected: pattern,
  };
}

function describeAll(
  operationId: OperationId,
  matching: readonly RecordedRequest[],
  received: readonly RecordedRequest[],
): string {
  const others = received.length - matching.length;
  const rest = others === 0 ? "" : `\nand ${operationId} otherwise ${count(others)}`;
  return `${list(matching)}${rest}`;
}

function explainNearest(nearest: RecordedRequest, received: readonly RecordedRequest[]): string {
  const which =
    received.length === 1
      ? "it received another one"
      : `of ${received.length} it received, this is the nearest`;
  const report = reportViolations([nearest]);
  const violations = report === "" ? "" : `\n\nIt does not match the description:\n${report}`;
  return `${which}:\n  ${describeExchange(nearest)}${violations}`;
}

function listAll({ requests }: Mock): string {
  const isUnused = requests.all.length === 0;
  return isUnused ? "nothing at all. Does the code under test call its `fetch`?" : list(requests.all);
}

function list(requests: readonly Reported[]): string {
  if (requests.length === 0) return "none";
  return `${requests.length}:\n${shorten(requests, 20, "requests", describeExchange).replace(/^/gm, "  ")}`;
}

function count(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}

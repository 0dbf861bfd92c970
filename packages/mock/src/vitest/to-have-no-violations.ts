import type { Mock } from "../create-mock.ts";
import { reportViolations } from "../report/report-violations.ts";
import { checkMock } from "./check-received.ts";
import type { MatcherContext, MatcherResult } from "./matcher.ts";

/** Passes if all requests and responses of the mock match the description. */
export function toHaveNoViolations(this: MatcherContext, mock: Mock): MatcherResult {
  checkMock("toHaveNoViolations", mock);
  const { all } = mock.requests;
  const wrong = all.filter(({ violations }) => violations.length > 0);
  return {
    pass: wrong.length === 0,
    message: () =>
      wrong.length === 0
        ? `Expected a violation of the description; all ${all.length} requests and their responses match it`
        : `${wrong.length} of ${all.length} requests or their responses do not match the description:\n\n${reportViolations(wrong)}`,
  };
}

import type { MatcherState, SyncMatcherResult } from "vitest";
import type { Mock } from "../create-mock.ts";
import { reportViolations } from "../report/report-violations.ts";
import { checkMock } from "./check-received.ts";

/** Passes when all that the mock received, and all that it answered, fits the description. */
export function toHaveNoViolations(this: MatcherState, mock: Mock): SyncMatcherResult {
  checkMock("toHaveNoViolations", mock);
  const { all } = mock.requests;
  const wrong = all.filter(({ violations }) => violations.length > 0);
  return {
    pass: wrong.length === 0,
    message: () =>
      wrong.length === 0
        ? `Expected something that does not fit the description; each of ${all.length} requests and its answer does`
        : `${wrong.length} of ${all.length} requests or their answers do not fit the description:\n\n${reportViolations(wrong)}`,
  };
}

import type { MatcherContext, MatcherResult, MockMatchers } from "../vitest/matcher.ts";
import { toHaveNoViolations } from "../vitest/to-have-no-violations.ts";
import { toHaveReceived } from "../vitest/to-have-received.ts";
import { toMatchOperation } from "../vitest/to-match-operation.ts";

export type { ExpectedTimes } from "../vitest/matcher.ts";
export type { ExpectedRequest, Pattern } from "../vitest/pattern.ts";

declare global {
  namespace jest {
    // The same type parameters as in @types/jest.
    // biome-ignore lint/complexity/noBannedTypes: `{}` is the default there.
    interface Matchers<R, T = {}> extends MockMatchers<R, T> {}
  }
}

interface JestContext extends MatcherContext {
  readonly utils: MatcherContext["utils"] & {
    diff(expected: unknown, actual: unknown): string | null;
  };
}

const { expect } = globalThis as { expect?: { extend?(matchers: object): void } };
if (expect?.extend === undefined)
  throw new Error(
    "Jest's `expect` is not here: name @data-import/mock/jest in `setupFilesAfterEnv` of the configuration of Jest.",
  );

expect.extend({
  toHaveNoViolations,
  toMatchOperation,
  toHaveReceived(this: JestContext, ...given: Parameters<typeof toHaveReceived>): MatcherResult {
    const result = toHaveReceived.apply(this, given);
    const { actual, expected } = result;
    if (expected === undefined) return result;
    // Jest prints only the message.
    return { ...result, message: () => `${result.message()}\n\n${this.utils.diff(expected, actual) ?? ""}` };
  },
});

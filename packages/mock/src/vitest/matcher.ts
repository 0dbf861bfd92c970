import type { Mock } from "../create-mock.ts";
import type { OperationId, ResponseStatus } from "../operation-types.ts";
import type { ExpectedRequest } from "./pattern.ts";

/** The matchers of this package; `R` is what a matcher returns, and `T` is the type of the tested value. */
export interface MockMatchers<R, T> {
  /**
   * The mock received a request for this operation that matches the expected `params`, `query`, `headers`, `json` and
   * `parts`: at least one, or exactly `times`. Absent properties are not compared.
   */
  toHaveReceived: T extends Mock
    ? <Id extends OperationId>(operationId: Id, expected?: ExpectedRequest<Id>, options?: ExpectedTimes) => R
    : never;
  /** All requests and responses of the mock match the description. */
  toHaveNoViolations: T extends Mock ? () => R : never;
  /**
   * The response matches the description of this operation: status, content type, body and headers. It may come from
   * anywhere and stays readable. Await the matcher.
   */
  toMatchOperation: T extends Response
    ? <Id extends OperationId>(operationId: Id, status?: ResponseStatus<Id>) => Promise<void>
    : never;
}

/** The expected number of requests. */
export interface ExpectedTimes {
  /** Exactly so many times. The default is at least once. */
  readonly times?: number | undefined;
}

/** What a matcher gets as `this`, in every supported Vitest and Jest. */
export interface MatcherContext {
  readonly isNot?: boolean | undefined;
  readonly customTesters: readonly unknown[];
  // biome-ignore lint/suspicious/noExplicitAny: the testers of Vitest and of Jest have different types.
  readonly equals: (one: unknown, other: unknown, testers?: any[]) => boolean;
  readonly utils: { readonly iterableEquality: unknown; readonly subsetEquality: unknown };
}

/** What a matcher returns. */
export interface MatcherResult {
  readonly pass: boolean;
  message(): string;
  /** The values of a difference. Vitest prints it below the message. */
  readonly actual?: unknown;
  readonly expected?: unknown;
}

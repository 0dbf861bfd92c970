import { expect } from "vitest";
import type { Mock } from "../create-mock.ts";
import type { OperationId, ReplyStatus } from "../operation-types.ts";
import type { ExpectedRequest } from "./pattern.ts";
import { toHaveNoViolations } from "./to-have-no-violations.ts";
import { type ExpectedTimes, toHaveReceived } from "./to-have-received.ts";
import { toMatchOperation } from "./to-match-operation.ts";

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * The mock received a request for this operation, at least one or exactly `times`, that says what is expected of its
     * `params`, `query`, `headers`, `json` or `parts`; what is left out may be anything.
     */
    toHaveReceived: T extends Mock
      ? <Id extends OperationId>(
          operationId: Id,
          expected?: ExpectedRequest<Id>,
          options?: ExpectedTimes,
        ) => R
      : never;
    /** All that the mock received fits the description, and so does all that it answered. */
    toHaveNoViolations: T extends Mock ? () => R : never;
    /**
     * The response is what the description says this operation answers: status, content type, body and headers. It
     * may come from anywhere and stays readable. Await it.
     */
    toMatchOperation: T extends Response
      ? <Id extends OperationId>(operationId: Id, status?: ReplyStatus<Id>) => Promise<void>
      : never;
  }
}

expect.extend({ toHaveReceived, toHaveNoViolations, toMatchOperation });

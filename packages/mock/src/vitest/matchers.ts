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
     * The mock received a request for this operation that matches the expected `params`, `query`, `headers`, `json` and
     * `parts`: at least one, or exactly `times`. Absent properties are not compared.
     */
    toHaveReceived: T extends Mock
      ? <Id extends OperationId>(
          operationId: Id,
          expected?: ExpectedRequest<Id>,
          options?: ExpectedTimes,
        ) => R
      : never;
    /** All requests and responses of the mock match the description. */
    toHaveNoViolations: T extends Mock ? () => R : never;
    /**
     * The response matches the description of this operation: status, content type, body and headers. It may come from
     * anywhere and stays readable. Await the matcher.
     */
    toMatchOperation: T extends Response
      ? <Id extends OperationId>(operationId: Id, status?: ReplyStatus<Id>) => Promise<void>
      : never;
  }
}

expect.extend({ toHaveReceived, toHaveNoViolations, toMatchOperation });

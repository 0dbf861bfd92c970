import { expect } from "vitest";
import type { MockMatchers } from "./matcher.ts";
import { toHaveNoViolations } from "./to-have-no-violations.ts";
import { toHaveReceived } from "./to-have-received.ts";
import { toMatchOperation } from "./to-match-operation.ts";

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends MockMatchers<R, T> {}
}

expect.extend({ toHaveReceived, toHaveNoViolations, toMatchOperation });

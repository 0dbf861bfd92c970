import "./matchers.ts";
import { type Fixtures, test } from "./fixtures.ts";

export { expect } from "vitest";
export type { ExpectedRequest, Pattern } from "./pattern.ts";
export type { ExpectedTimes } from "./to-have-received.ts";
export { type Fixtures, test };

/** The same as `test`. */
export const it: typeof test = test;

import "./matchers.ts";
import { type Fixtures, test } from "./fixtures.ts";

export { expect } from "vitest";
export type { ExpectedTimes } from "./matcher.ts";
export type { ExpectedRequest, Pattern } from "./pattern.ts";
export { type Fixtures, test };

/** The same as `test`. */
export const it: typeof test = test;

import { createMock as createMockWith, type Mock, type MockOptions } from "../create-mock.ts";

/** The options of a mock with Prism's engine: those of any mock without `engine`. */
export type PrismMockOptions = Omit<MockOptions, "engine">;

/**
 * Creates a mock in which Prism's own HTTP engine responds, behind the same checks: `createMock` of `@data-import/mock` with
 * `engine: "prism"`. Throws in a page.
 */
export function createMock(options: PrismMockOptions = {}): Mock {
  return createMockWith({ ...options, engine: "prism" });
}

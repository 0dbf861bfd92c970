import type { Client, ClientOptions } from "@data-import/client";
import { test as base, type TestAPI } from "vitest";
import { createMock, type Mock, type MockOptions } from "../create-mock.ts";

/** The fixtures that a test can use by name. */
export interface Fixtures {
  /** The options of `mock`; `test.override("mockOptions", { … })` sets them for a file or a suite. */
  mockOptions: MockOptions;
  /** Further options of `api`, which has the address, the token and the `fetch` of the mock. */
  apiOptions: ClientOptions;
  /** A mock for this test only, so that tests can run at the same time. */
  mock: Mock;
  /** A client that sends its requests to `mock`. It retries without waiting, except if a response has `Retry-After`. */
  api: Client;
}

/** Vitest's `test`, with a mock and a client for each test that uses them. */
export const test: TestAPI<Fixtures> = base.extend<Fixtures>({
  mockOptions: {},
  apiOptions: {},
  mock: async ({ mockOptions }, use) => use(createMock(mockOptions)),
  api: async ({ mock, apiOptions }, use) => {
    // Tests that do not use the client do not need its package.
    const { createClient } = await import("@data-import/client");
    const { url: baseUrl, fetch } = mock;
    const retry = apiOptions.retry === false ? false : { baseDelay: 0, ...apiOptions.retry };
    await use(createClient({ baseUrl, fetch, token: "test-token", ...apiOptions, retry }));
  },
});

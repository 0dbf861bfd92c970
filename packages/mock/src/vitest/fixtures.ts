import type { Client, ClientOptions } from "@data-import/client";
import { test as base, type TestAPI } from "vitest";
import { createMock, type Mock, type MockOptions } from "../create-mock.ts";

/** What a test may ask for by name. */
export interface Fixtures {
  /** How `mock` answers; `test.override("mockOptions", { … })` sets it for a file or a suite. */
  mockOptions: MockOptions;
  /** What `api` is told beside the address, the token and the `fetch` of the mock. */
  apiOptions: ClientOptions;
  /** A mock of this test alone, so that tests may run at the same time. */
  mock: Mock;
  /** A client whose requests go to `mock`; it waits before another try only where an answer says `Retry-After`. */
  api: Client;
}

/** Vitest's `test`, with a mock and a client for each test that names them. */
export const test: TestAPI<Fixtures> = base.extend<Fixtures>({
  mockOptions: {},
  apiOptions: {},
  mock: async ({ mockOptions }, use) => use(createMock(mockOptions)),
  api: async ({ mock, apiOptions }, use) => {
    // Whoever tests without the client need not have it.
    const { createClient } = await import("@data-import/client");
    const { url: baseUrl, fetch } = mock;
    const retry = apiOptions.retry === false ? false : { baseDelay: 0, ...apiOptions.retry };
    await use(createClient({ baseUrl, fetch, token: "test-token", ...apiOptions, retry }));
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "registry",
    // What only packed packages can break; tests in folders beside them need none, and are in the other project. The
    // suites of consumers run where the packages are installed.
    include: ["test/*.test.ts"],
    // Packs and installs once for all tests.
    globalSetup: "test/support/global-setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

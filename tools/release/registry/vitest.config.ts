import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "registry",
    // The suites of consumers run where the packages are installed.
    include: ["test/**/*.test.ts"],
    // Packs and installs once for all tests.
    globalSetup: "test/support/global-setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

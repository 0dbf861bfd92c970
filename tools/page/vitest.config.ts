import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    isolate: false,
    // A browser is slow on a busy machine, and no test measures time.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

import { defineConfig } from "vitest/config";

// A browser on a busy machine takes its time, and no test is about how long something takes.
export default defineConfig({
  test: { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } },
});

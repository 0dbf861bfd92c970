import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Test files of one worker share their modules, and so the site that many of them make.
    isolate: false,
    // A browser on a busy machine takes its time, and no test is about how long something takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Test files of one worker share their modules, and so the bundle that most of them use.
    isolate: false,
    // Several tests run the Redocly CLI: two seconds each, and more on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

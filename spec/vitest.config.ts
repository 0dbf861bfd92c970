import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Test files of one worker share their modules, and so the bundle that most of them read.
    isolate: false,
  },
});

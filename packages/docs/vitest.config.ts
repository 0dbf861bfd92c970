import { defineConfig } from "vitest/config";
import { limits } from "../../tools/checks/vitest/limits.ts";

export default defineConfig({
  test: {
    ...limits,
    // Test files of one worker share their modules, and so the site that many of them use.
    isolate: false,
  },
});

import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...limits,
    // Test files of one worker share their modules, and so the bundle that most of them use.
    isolate: false,
  },
});

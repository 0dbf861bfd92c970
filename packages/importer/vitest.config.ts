import { defineConfig } from "vitest/config";
import { limits } from "../../tools/checks/vitest/limits.ts";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    ...limits,
    isolate: false,
  },
});

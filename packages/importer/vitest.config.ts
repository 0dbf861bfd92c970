import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    ...limits,
    isolate: false,
  },
});

import { defineConfig } from "vitest/config";
import { limits } from "../../tools/checks/vitest/limits.ts";

export default defineConfig({
  test: {
    ...limits,
    isolate: false,
  },
});

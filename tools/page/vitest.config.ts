import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...limits,
    isolate: false,
  },
});

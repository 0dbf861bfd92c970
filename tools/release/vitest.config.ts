import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: "release",
          include: ["test/**/*.test.ts", "registry/test/*/**/*.test.ts"],
          exclude: ["registry/test/ci/**"],
          // Test files of one worker share their modules: the readers of descriptions and manifests are loaded once.
          isolate: false,
          setupFiles: ["test/support/clean-up.ts"],
        },
      },
      "registry",
    ],
  },
});

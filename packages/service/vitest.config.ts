import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

// Tests run against the sources of the packages they use, without a build.
const conditions = ["@data-import/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...limits,
    globalSetup: "test/support/migrated-database.ts",
    // Test files of one worker share their modules: the service is read once for each worker and not for each file.
    isolate: false,
    // This package takes the longest, so its script keeps two workers beside the other packages, too.
    maxWorkers: 2,
  },
});

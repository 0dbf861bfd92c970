import { defineConfig } from "vitest/config";
import { limits } from "../../tools/checks/vitest/limits.ts";

// Tests run against the sources of the packages they use, without a build.
const conditions = ["@data-import/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Test files of one worker share their modules: the client is read once for each worker and not for each file.
  test: { ...limits, isolate: false },
});

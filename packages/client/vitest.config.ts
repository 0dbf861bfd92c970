import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

// Tests run against the sources of the packages they use, without a build.
const conditions = ["@data-import/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Test files of one worker share their modules: the client is read once for each worker and not for each file.
  test: { ...limits, isolate: false },
});

import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

// Tests run against the sources of the packages they use, without a build.
const conditions = ["@data-import/source"];

// Test files of one worker share their modules: the words of the mapping are read once.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { ...limits, isolate: false },
});

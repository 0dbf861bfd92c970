import { defineConfig } from "vitest/config";

// Tests run against the sources of the packages they use, without a build.
const conditions = ["@data-import/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
});

import { defineConfig } from "vitest/config";

// Tests run against the sources of the packages they use, without a build.
const conditions = ["@data-import/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // A new database on PostgreSQL takes seconds on a machine that has other work.
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});

import { defineConfig } from "vitest/config";

const conditions = ["@data-import/source"];

/** For tests of a copy, in which nothing is built. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});

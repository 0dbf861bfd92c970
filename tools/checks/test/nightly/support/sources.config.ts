import { defineConfig } from "vitest/config";
import { limits } from "../../../src/limits.ts";

const conditions = ["@data-import/source"];

/** For tests of a copy, in which nothing is built. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: limits,
});

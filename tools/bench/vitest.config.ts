import { defineConfig } from "vitest/config";
import { limits } from "../../tools/checks/vitest/limits.ts";

// Test files of one worker share their modules: the suites of measurements are loaded once.
export default defineConfig({ test: { ...limits, isolate: false } });

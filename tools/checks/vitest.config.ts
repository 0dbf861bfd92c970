import { defineConfig } from "vitest/config";
import { limits } from "./src/limits.ts";

// Test files of one worker share their modules: the checks are loaded once.
export default defineConfig({ test: { ...limits, isolate: false } });

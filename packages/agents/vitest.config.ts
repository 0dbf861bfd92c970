import { defineConfig } from "vitest/config";
import { limits } from "../../tools/checks/vitest/limits.ts";

// Test files of one worker share their modules: the service is loaded once for each worker and not for each file.
export default defineConfig({ test: { ...limits, isolate: false } });

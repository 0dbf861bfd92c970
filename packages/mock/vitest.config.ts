import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

// Test files of one worker share their modules: the mock is loaded once for each worker and not for each file.
export default defineConfig({ test: { ...limits, isolate: false } });

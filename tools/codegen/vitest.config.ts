import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

// Test files of one worker share their modules: the generator and its tools are loaded once for each worker.
// Several tests run the command: a second each, and more on a busy machine.
export default defineConfig({ test: { ...limits, isolate: false } });

import { defineConfig } from "vitest/config";

// Test files of one worker share their modules: the mock is loaded once for each worker and not for each file.
// Some tests start a process, which is slow on a busy machine.
export default defineConfig({ test: { isolate: false, testTimeout: 30_000 } });

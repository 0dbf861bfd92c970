import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

// Test files of one worker share their modules: the service and the description are read once for each worker. One worker
// would need half of the time of all tests, and leave a processor idle at the end.
export default defineConfig({
  test: { ...limits, isolate: false, maxWorkers: 2, setupFiles: ["test/support/cheap-passwords.ts"] },
});

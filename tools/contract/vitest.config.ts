import { defineConfig } from "vitest/config";
import { limits } from "../../tools/checks/vitest/limits.ts";

// Test files of one worker share their modules: the service and the description are read once for each worker. One worker
// would need half of the time of all tests, and leave a processor idle at the end.
export default defineConfig({
  test: { ...limits, isolate: false, maxWorkers: 2, setupFiles: ["test/support/cheap-passwords.ts"] },
});

import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

// Test files of one worker share their modules: the service is loaded once for each worker and not for each file.
// They start a service and a sandbox, which takes longer on a busy machine.
export default defineConfig({ test: { ...limits, isolate: false } });

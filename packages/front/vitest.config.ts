import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

// Test files of one worker share their modules: the request pipeline is loaded once.
export default defineConfig({ test: { ...limits, isolate: false } });

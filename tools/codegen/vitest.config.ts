import { defineConfig } from "vitest/config";

// Several tests run the command: a second each, and more on a busy machine.
export default defineConfig({ test: { testTimeout: 30_000 } });

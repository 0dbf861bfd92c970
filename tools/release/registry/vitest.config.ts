import { limits } from "@data-import/checks/limits";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...limits,
    name: "registry",
    // These need packed packages; the tests in the folders beside them do not and are in the other project. The suites
    // of consumers run in the folder where the packages are installed.
    include: ["test/ci/**/*.test.ts"],
    // Packs and installs once for all tests.
    globalSetup: "test/support/global-setup.ts",
  },
});

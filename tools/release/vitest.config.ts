import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [{ test: { name: "release", include: ["test/**/*.test.ts"] } }, "registry"],
  },
});

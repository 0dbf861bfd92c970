import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "release",
          include: ["test/**/*.test.ts", "registry/test/*/**/*.test.ts"],
          exclude: ["registry/test/ci/**"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      "registry",
    ],
  },
});

/** Other packages that our packages work with, in versions that this workspace does not use itself. */
export const otherVersions = {
  jest: "30.5.2",
  "msw-2": "2.15.0",
  "vitest-4": "4.1.12",
} as const;

/** A package of the npm registry, its version, and the path of the executable in it. */
export interface RuntimePackage {
  readonly name: string;
  readonly version: string;
  readonly executable: string;
}

/** The packages with the executables of other runtimes, for a machine with Linux or macOS. */
export function findOtherRuntimes(
  platform: string,
  architecture: string,
): Readonly<Record<"bun" | "deno" | "workerd", RuntimePackage>> {
  const isArm = architecture === "arm64";
  const library = platform === "linux" ? "-glibc" : "";
  return {
    bun: {
      name: `@oven/bun-${platform}-${isArm ? "aarch64" : "x64"}`,
      version: "1.4.5",
      executable: "bin/bun",
    },
    deno: { name: `@deno/${platform}-${architecture}${library}`, version: "2.9.6", executable: "deno" },
    workerd: {
      name: `@cloudflare/workerd-${platform}-${isArm ? "arm64" : "64"}`,
      version: "1.20261117.1",
      executable: "bin/workerd",
    },
  };
}

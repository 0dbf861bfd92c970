/** Other packages that our packages work with, in versions that this workspace does not use itself. */
export const otherVersions = {
  jest: "30.5.2",
  "msw-2": "2.15.0",
  "vitest-4": "4.1.12",
} as const;

/** The frameworks whose pages embed the importer, and what compiles them for Vite. */
export const frameworks = {
  "@angular/common": "22.2.6",
  "@angular/compiler": "22.2.6",
  "@angular/compiler-cli": "22.2.6",
  "@angular/core": "22.2.6",
  "@angular/platform-browser": "22.2.6",
  "@babel/core": "8.0.1",
  "@sveltejs/vite-plugin-svelte": "7.3.1",
  "@types/react-dom": "19.3.0",
  "@vitejs/plugin-vue": "6.0.11",
  "react-dom": "19.3.1",
  rxjs: "7.8.2",
  svelte: "5.57.3",
  // Angular takes no other line.
  typescript: "6.0.3",
  vue: "3.5.45",
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

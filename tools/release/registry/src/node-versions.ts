/** The oldest Node that the packages promise to work on, as the npm registry has it. */
export const oldestNodeVersion = "22.23.3";

/** The Node of each line that the packages promise to work on. */
export const nodeVersions: Readonly<Record<string, string>> = {
  "22": oldestNodeVersion,
  "24": "24.21.0",
  "26": "26.10.0",
};

/** The npm package that holds the bare executable of Node for a machine, and where it is in there. */
export function findNodePackage(
  platform: string,
  architecture: string,
): { readonly name: string; readonly executable: string } {
  if (platform === "win32") return { name: `node-win-${architecture}`, executable: "bin/node.exe" };
  // The first package of this name for Apple's own processors was spoilt, hence its odd successor.
  const prefix = platform === "darwin" && architecture === "arm64" ? "node-bin" : "node";
  return { name: `${prefix}-${platform}-${architecture}`, executable: "bin/node" };
}

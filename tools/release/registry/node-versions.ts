/** The oldest Node that the packages support, as a package of the npm registry. */
export const oldestNodeVersion = "22.23.3";

/** The Node of each supported line. */
export const nodeVersions: Readonly<Record<string, string>> = {
  "22": oldestNodeVersion,
  "24": "24.21.0",
  "26": "26.10.0",
};

/** The npm package with the executable of Node for a machine, and the path of the executable. */
export function findNodePackage(
  platform: string,
  architecture: string,
): { readonly name: string; readonly executable: string } {
  if (platform === "win32") return { name: `node-win-${architecture}`, executable: "bin/node.exe" };
  // The first package of this name for Apple's own processors was broken, so its successor has another name.
  const prefix = platform === "darwin" && architecture === "arm64" ? "node-bin" : "node";
  return { name: `${prefix}-${platform}-${architecture}`, executable: "bin/node" };
}

/**
 * What a package.json says to its workspace only, as sentences: the condition for sources, scripts, development
 * dependencies, a list of exports beside the real one, ranges of the workspace. `.pnpmfile.mjs` leaves them out.
 */
export function findWorkspaceParts(manifest: Readonly<Record<string, unknown>>): string[] {
  const kept = ["scripts", "devDependencies"].filter((key) => key in manifest);
  const publishConfig = manifest["publishConfig"];
  const overrides =
    typeof publishConfig === "object" && publishConfig !== null
      ? Object.keys(publishConfig).filter((key) => key !== "access")
      : [];
  const text = JSON.stringify(manifest);
  return [
    ...kept.map((key) => `package.json has ${key}.`),
    ...overrides.map((key) => `package.json has publishConfig.${key}.`),
    ...["@data-import/source", "workspace:", "catalog:"]
      .filter((word) => text.includes(word))
      .map((word) => `package.json says "${word}".`),
  ].map((sentence) => `${sentence} .pnpmfile.mjs leaves out what only the workspace needs.`);
}

/** The paths that entries of `exports` or `imports` lead to, such as `./dist/index.js`. */
export function listTargets(targets: unknown): string[] {
  if (typeof targets === "string") return [targets];
  return typeof targets === "object" && targets !== null ? Object.values(targets).flatMap(listTargets) : [];
}

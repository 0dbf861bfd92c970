// The condition for the sources of this workspace, which the users of a package do not have.
const sourceCondition = "@data-import/source";

export const hooks = {
  /** pnpm calls this for each package that it installs. */
  readPackage(manifest) {
    // The bench serves one file of it, which contains all of its 200 dependencies.
    if (manifest.name === "@scalar/api-reference") manifest.dependencies = {};
    return manifest;
  },

  /** pnpm calls this for each package that it packs: the result is the package.json in the tarball. */
  beforePacking({ scripts: _, devDependencies: __, ...manifest }) {
    for (const key of ["exports", "imports"]) {
      if (key in manifest) manifest[key] = leaveOutSources(manifest[key]);
    }
    return manifest;
  },
};

/** The targets of a package without the condition for its sources; `{ "default": target }` is just the target. */
function leaveOutSources(targets) {
  if (typeof targets !== "object" || targets === null || Array.isArray(targets)) return targets;
  const others = Object.entries(targets).filter(([condition]) => condition !== sourceCondition);
  const [first] = others;
  if (others.length === 1 && first?.[0] === "default") return first[1];
  return Object.fromEntries(others.map(([name, target]) => [name, leaveOutSources(target)]));
}

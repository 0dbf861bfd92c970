// pnpm calls this for each package that it installs.
export const hooks = {
  readPackage(manifest) {
    // The bench serves one file of it, which contains all of its 200 dependencies.
    if (manifest.name === "@scalar/api-reference") manifest.dependencies = {};
    return manifest;
  },
};

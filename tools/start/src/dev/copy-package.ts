import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages, root } from "../packages.ts";

/**
 * Copies the last build of a package into a folder, so that it can be imported from there. The packages that it depends on
 * are copied into `node_modules` of that folder.
 */
export function copyPackage(packageName: string, folder: string): void {
  const pkg = listPackages().find((each) => each.packageName === packageName);
  if (pkg === undefined) throw new Error(`There is no package ${packageName}.`);
  for (const name of ["package.json", "dist"]) {
    cpSync(join(root, pkg.folder, name), join(folder, name), { recursive: true });
  }
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const [name, version] of Object.entries<string>(dependencies)) {
    if (version.startsWith("workspace:")) copyPackage(name, join(folder, "node_modules", name));
  }
}

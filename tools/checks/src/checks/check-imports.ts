import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { packageRules } from "./packages.ts";
import { listFiles, type Package, readPackages } from "./workspace.ts";

const source = /\.(tsx?|mts|js|mjs)$/;
// Static imports start a line (or end one that `}` starts); imports inside strings do not.
export const specifier =
  /(?:^import\s*|^(?:import|export|\})[^"'\n]*\bfrom\s*|\bimport\s*\(\s*)["']([^"'\n]+)["']/gm;

/** Breaches of the table in packages.ts, one sentence each: in manifests, in imports, and in paths that leave a package. */
export function checkImports(root: string): string[] {
  const files = listFiles(root);
  const packages = readPackages(root, files);
  const folderOfName = new Map(packages.map(({ name, folder }) => [name, folder]));
  return packages.flatMap((pkg) => [
    ...checkManifest(pkg, folderOfName),
    ...files
      .filter((path) => path.startsWith(`${pkg.folder}/`) && source.test(path))
      .flatMap((path) => checkFile(root, path, pkg, folderOfName)),
  ]);
}

function checkManifest(pkg: Package, folderOfName: ReadonlyMap<string, string>): string[] {
  const rule = packageRules[pkg.folder];
  if (!rule)
    return [
      `${pkg.folder} is not in the table: add it to tools/checks/src/checks/packages.ts, with what it may use and why.`,
    ];
  const toFolders = (names: readonly string[]) => names.flatMap((name) => folderOfName.get(name) ?? []);
  const buildable = [...rule.uses, ...rule.buildsWith];
  return [
    ...toFolders(pkg.dependencies)
      .filter((used) => !rule.uses.includes(used))
      .map((used) => `${pkg.folder}/package.json may not depend on ${used}: ${rule.reason}.`),
    ...toFolders(pkg.devDependencies)
      .filter((used) => !buildable.includes(used))
      .map((used) => `${pkg.folder}/package.json may not even build with ${used}: ${rule.reason}.`),
  ];
}

function checkFile(
  root: string,
  path: string,
  pkg: Package,
  folderOfName: ReadonlyMap<string, string>,
): string[] {
  const rule = packageRules[pkg.folder];
  if (!rule) return [];
  const published = path.startsWith(`${pkg.folder}/src/`) && !/\.test(-d)?\.tsx?$/.test(path);
  const allowed = published ? [...rule.uses, ...(rule.joins ?? [])] : [...rule.uses, ...rule.buildsWith];
  return [...readFileSync(join(root, path), "utf8").matchAll(specifier)].flatMap(([, wanted = ""]) => {
    if (wanted.startsWith(".")) {
      const target = posix.join(posix.dirname(path), wanted);
      if (target.startsWith(`${pkg.folder}/`) || target === pkg.folder) return [];
      return [`${path} leaves its package with "${wanted}": import the package by its name instead.`];
    }
    const name = wanted
      .split("/")
      .slice(0, wanted.startsWith("@") ? 2 : 1)
      .join("/");
    const used = folderOfName.get(name);
    if (used === undefined || used === pkg.folder || allowed.includes(used)) return [];
    return [`${path} may not import ${name}: ${rule.reason}.`];
  });
}

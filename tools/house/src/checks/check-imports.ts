import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { rooms } from "./rooms.ts";
import { listFiles, type Package, readPackages } from "./workspace.ts";

const source = /\.(tsx?|mts|js|mjs)$/;
// Static imports start a line (or end one that `}` starts); imports inside strings do not.
export const specifier =
  /(?:^import\s*|^(?:import|export|\})[^"'\n]*\bfrom\s*|\bimport\s*\(\s*)["']([^"'\n]+)["']/gm;

/** Breaches of the table in rooms.ts, one sentence each: in manifests, in imports, and in paths that leave a room. */
export function checkImports(root: string): string[] {
  const files = listFiles(root);
  const packages = readPackages(root, files);
  const roomOfName = new Map(packages.map(({ name, room }) => [name, room]));
  return packages.flatMap((pkg) => [
    ...checkManifest(pkg, roomOfName),
    ...files
      .filter((path) => path.startsWith(`${pkg.room}/`) && source.test(path))
      .flatMap((path) => checkFile(root, path, pkg, roomOfName)),
  ]);
}

function checkManifest(pkg: Package, roomOfName: ReadonlyMap<string, string>): string[] {
  const rule = rooms[pkg.room];
  if (!rule)
    return [
      `${pkg.room} is not in the house: add it to tools/house/src/checks/rooms.ts, with what it may use and why.`,
    ];
  const toRooms = (names: readonly string[]) => names.flatMap((name) => roomOfName.get(name) ?? []);
  const buildable = [...rule.uses, ...rule.buildsWith];
  return [
    ...toRooms(pkg.dependencies)
      .filter((used) => !rule.uses.includes(used))
      .map((used) => `${pkg.room}/package.json may not depend on ${used}: ${rule.reason}.`),
    ...toRooms(pkg.devDependencies)
      .filter((used) => !buildable.includes(used))
      .map((used) => `${pkg.room}/package.json may not even build with ${used}: ${rule.reason}.`),
  ];
}

function checkFile(
  root: string,
  path: string,
  pkg: Package,
  roomOfName: ReadonlyMap<string, string>,
): string[] {
  const rule = rooms[pkg.room];
  if (!rule) return [];
  const published = path.startsWith(`${pkg.room}/src/`) && !/\.test(-d)?\.tsx?$/.test(path);
  const allowed = published ? [...rule.uses, ...(rule.joins ?? [])] : [...rule.uses, ...rule.buildsWith];
  return [...readFileSync(join(root, path), "utf8").matchAll(specifier)].flatMap(([, wanted = ""]) => {
    if (wanted.startsWith(".")) {
      const target = posix.join(posix.dirname(path), wanted);
      if (target.startsWith(`${pkg.room}/`) || target === pkg.room) return [];
      return [`${path} leaves its room with "${wanted}": import the package by its name instead.`];
    }
    const name = wanted
      .split("/")
      .slice(0, wanted.startsWith("@") ? 2 : 1)
      .join("/");
    const used = roomOfName.get(name);
    if (used === undefined || used === pkg.room || allowed.includes(used)) return [];
    return [`${path} may not import ${name}: ${rule.reason}.`];
  });
}

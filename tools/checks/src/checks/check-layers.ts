import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { specifier } from "./check-imports.ts";
import type { LayeredPackage } from "./layered-packages.ts";
import type { Layer } from "./service-layers.ts";
import { listFiles } from "./workspace.ts";

/**
 * Imports of a package that go up, sideways or to a reserved package, and folders without a layer; one sentence each.
 */
export function checkLayers(root: string, layered: LayeredPackage): string[] {
  const { source, table, layers } = layered;
  const files = listFiles(root)
    .filter((path) => path.startsWith(source) && /\.tsx?$/.test(path))
    .map((path) => path.slice(source.length));
  const listed = layers.flatMap(({ folders }) => folders);
  const used = new Set(files.map((file) => findFolder(file, listed)));
  const empty = listed.filter((folder) => files.length > 0 && !used.has(folder));
  return [
    ...empty.map((folder) => `${source}${folder} is in the table of layers (${table}) and holds no file.`),
    ...files.flatMap((file) => checkFile(root, file, layered, listed)),
  ];
}

function checkFile(root: string, file: string, layered: LayeredPackage, listed: readonly string[]): string[] {
  const { source, table, layers } = layered;
  const own = findFolder(file, listed);
  if (own === undefined) {
    return [`${source}${file} is on no layer: add its folder to ${table}, above all that it imports.`];
  }
  const level = findLevel(own, layers);
  return [...readFileSync(join(root, source, file), "utf8").matchAll(specifier)].flatMap(
    ([, wanted = ""]) => {
      if (!wanted.startsWith(".")) return checkReserved(file, own, wanted, layered);
      const target = posix.join(posix.dirname(file), wanted);
      const folder = findFolder(target, listed);
      // Imports from outside of the package, and files without a layer, are reported by other checks.
      if (target.startsWith("..") || folder === undefined || folder === own) return [];
      const other = findLevel(folder, layers);
      if (other > level) return [];
      const where = other === level ? "stands beside" : "stands above";
      return [
        `${source}${file} may not import ${target}: ${folder} ${where} ${own}, and ${layers[level]?.reason}.`,
      ];
    },
  );
}

function checkReserved(
  file: string,
  own: string,
  wanted: string,
  { source, reserved }: LayeredPackage,
): string[] {
  const rule = Object.hasOwn(reserved, wanted) ? reserved[wanted] : undefined;
  if (rule === undefined || rule.folder === own) return [];
  return [`${source}${file} may not import ${wanted}, which is for ${rule.folder}: ${rule.reason}.`];
}

/** The listed folder that a file is in: the innermost one; undefined if there is none. */
function findFolder(file: string, listed: readonly string[]): string | undefined {
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    if (listed.includes(folder)) return folder === "." && file.includes("/") ? undefined : folder;
    if (folder === ".") return undefined;
  }
}

function findLevel(folder: string, layers: readonly Layer[]): number {
  return layers.findIndex(({ folders }) => folders.includes(folder));
}

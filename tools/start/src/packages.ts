import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suggest } from "../arguments.mjs";
import { Problem } from "../problem.mjs";

/** The repository's folder, as a path. */
export const root: string = fileURLToPath(new URL("../../..", import.meta.url));

/** One workspace package. Its name is the name of its folder. */
export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly packageName: string;
  readonly scripts: readonly string[];
}

/** Every workspace package: the folders of pnpm-workspace.yaml that have a package.json. */
export function listPackages(): WorkspacePackage[] {
  const folders = ["packages", "tools"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => ({ name, folder: `${group}/${name}` })),
  );
  return [{ name: "spec", folder: "spec" }, ...folders].flatMap(({ name, folder }) => {
    const manifest = join(root, folder, "package.json");
    if (!existsSync(manifest)) return [];
    const { name: packageName, scripts = {} } = JSON.parse(readFileSync(manifest, "utf8"));
    return [{ name, folder, packageName, scripts: Object.keys(scripts) }];
  });
}

/** The named packages, or all packages without names; throws a Problem for an unknown package. */
export function selectPackages(names: readonly string[]): WorkspacePackage[] {
  const packages = listPackages();
  if (names.length === 0) return packages;
  return names.map((name) => {
    const pkg = packages.find((each) => [each.name, each.folder, each.packageName].includes(name));
    if (pkg !== undefined) return pkg;
    const known = packages.map((each) => each.name);
    throw new Problem(
      `There is no package "${name}".${suggest(name, known)} There are ${known.join(", ")}.`,
      2,
    );
  });
}

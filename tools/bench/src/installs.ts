import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./measure.ts";

/** The contents of a node_modules folder. */
export interface Modules {
  readonly bytes: number;
  readonly packages: number;
  /** The packages that run a script when they are installed. */
  readonly scripted: readonly string[];
}

/**
 * The dependencies for `install` of one of our packages: the package itself and all of ours that it depends on, each
 * packed as for a release.
 */
export function packOurs(name: string, modules: string, target: string): Record<string, string> {
  mkdirSync(target, { recursive: true });
  const packed: Record<string, string> = {};
  const pack = (one: string, folder: string) => {
    if (one in packed) return;
    const args = ["pack", "--json", "--pack-destination", target];
    const { filename } = JSON.parse(runCommand("pnpm", args, folder)) as { filename: string };
    packed[one] = `file:${filename}`;
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    for (const [other, version] of Object.entries<string>(dependencies)) {
      if (version.startsWith("workspace:")) pack(other, join(folder, "node_modules", other));
    }
  };
  pack(name, join(modules, name));
  return packed;
}

/** The version of a package in a node_modules folder. */
export function readVersion(name: string, modules: string): string {
  return JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")).version;
}

/** Installs from the store of this repository into one flat folder, as npm does. */
export function install(folder: string, dependencies: Readonly<Record<string, string>>): Modules {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  // With the overrides, our tarballs depend on each other and not on published packages.
  const settings = { nodeLinker: "hoisted", overrides: dependencies };
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(settings));
  const args = ["install", "--prefer-offline", "--ignore-scripts", "--no-lockfile"];
  runCommand("pnpm", args, folder);
  return measureModules(join(folder, "node_modules"));
}

/** Measures a node_modules folder, without the files of the installer. */
export function measureModules(folder: string): Modules {
  let bytes = 0;
  let packages = 0;
  const scripted: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const inside = path.slice(folder.length + 1);
    if (inside.startsWith(".") || !entry.isFile()) continue;
    bytes += statSync(path).size;
    const [, name] =
      /(?:^|[\\/]node_modules[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]package\.json$/.exec(inside) ?? [];
    if (name === undefined) continue;
    packages += 1;
    const { scripts = {} } = JSON.parse(readFileSync(path, "utf8"));
    if (["preinstall", "install", "postinstall"].some((script) => script in scripts)) scripted.push(name);
  }
  return { bytes, packages, scripted };
}

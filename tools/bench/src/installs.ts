import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./measure.ts";

/** What lies in a node_modules folder. */
export interface Modules {
  readonly bytes: number;
  readonly packages: number;
  /** The packages that run a script when they are installed. */
  readonly scripted: readonly string[];
}

/** What one of our packages is to `install`: packed, as it would be published. */
export function packOurs(name: string, modules: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const args = ["pack", "--json", "--pack-destination", target];
  const packed = runCommand("pnpm", args, join(modules, name));
  return `file:${(JSON.parse(packed) as { filename: string }).filename}`;
}

/** The version of a package that lies in a node_modules folder. */
export function readVersion(name: string, modules: string): string {
  return JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")).version;
}

/** Installs from the store that the install of this repository filled; in one flat folder, as npm does it. */
export function install(folder: string, dependencies: Readonly<Record<string, string>>): Modules {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  // The overrides put our tarballs where they name each other.
  const settings = { nodeLinker: "hoisted", overrides: dependencies };
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(settings));
  const args = ["install", "--prefer-offline", "--ignore-scripts", "--no-lockfile"];
  runCommand("pnpm", args, folder);
  return measureModules(join(folder, "node_modules"));
}

/** Looks through a node_modules folder, without the notes of the installer. */
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

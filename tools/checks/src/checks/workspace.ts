import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A workspace package as its manifest declares it. */
export interface Package {
  /** Folder below the root, such as `packages/types`. */
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** Paths below `root` of every file that git tracks or would track, in order; deleted ones are left out. */
export function listFiles(root: string): string[] {
  const output = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return [...new Set(output.split("\0"))]
    .filter((path) => path !== "" && existsSync(join(root, path)))
    .sort();
}

/** The workspace packages below `root`, found by their manifests. */
export function readPackages(root: string, files: readonly string[]): Package[] {
  return files
    .filter((path) => /^(spec|(packages|tools)\/[^/]+)\/package\.json$/.test(path))
    .map((path) => {
      const manifest = JSON.parse(readFileSync(join(root, path), "utf8"));
      return {
        folder: path.slice(0, -"/package.json".length),
        name: manifest.name,
        dependencies: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
        devDependencies: Object.keys(manifest.devDependencies ?? {}),
      };
    });
}

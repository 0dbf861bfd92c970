import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatSize, type Row } from "../table.ts";
import { peers } from "./contestants.ts";
import { run, type Workspace } from "./workspace.ts";

const most = 1_500_000;
/** Ours are two; openapi-fetch and its helpers are the others. */
const mostPackages = 4;

/** What lies in node_modules after an install of each client alone. */
export async function* measureInstalls({ folder }: Workspace): AsyncGenerator<Row> {
  const target = join(folder, "installs");
  mkdirSync(target);
  const own = ["@data-import/types", "@data-import/client"].map((name) => [name, pack(folder, name, target)]);
  const { bytes, packages } = install(join(target, "ours"), Object.fromEntries(own));
  yield {
    ...describe("our client with its types", bytes, packages),
    budget: `≤ ${formatSize(most)} in ${mostPackages} packages`,
    ok: bytes <= most && packages <= mostPackages,
  };
  for (const { name, install: wanted } of peers) {
    if (wanted === undefined) continue;
    const manifest = readFileSync(join(folder, "node_modules", wanted, "package.json"), "utf8");
    const { version } = JSON.parse(manifest) as { version: string };
    const size = install(join(target, name.replace("/", "-")), { [wanted]: version });
    yield describe(`${name} ${version}`, size.bytes, size.packages);
  }
}

function describe(name: string, bytes: number, packages: number): Row {
  const detail = `unpacked, ${packages} ${packages === 1 ? "package" : "packages"}`;
  return { claim: `install, ${name}`, value: formatSize(bytes), detail };
}

function pack(folder: string, name: string, target: string): string {
  const args = ["pack", "--json", "--pack-destination", target];
  const packed = run("pnpm", args, join(folder, "node_modules", name));
  return `file:${(JSON.parse(packed) as { filename: string }).filename}`;
}

/** Installs from the store that the install of this repository filled; in one flat folder, as npm does it. */
function install(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): {
  bytes: number;
  packages: number;
} {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  // The overrides put our tarballs where they name each other.
  const settings = { nodeLinker: "hoisted", overrides: dependencies };
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(settings));
  const args = ["install", "--prefer-offline", "--ignore-scripts", "--no-lockfile"];
  run("pnpm", args, folder);
  return measureModules(join(folder, "node_modules"));
}

/** The bytes and the number of the packages in a node_modules folder, without the notes of the installer. */
export function measureModules(folder: string): { bytes: number; packages: number } {
  let bytes = 0;
  let packages = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const inside = path.slice(folder.length + 1);
    if (inside.startsWith(".") || !entry.isFile()) continue;
    bytes += statSync(path).size;
    if (/(^|[\\/]node_modules[\\/])(@[^\\/]+[\\/])?[^\\/]+[\\/]package\.json$/.test(inside)) packages += 1;
  }
  return { bytes, packages };
}

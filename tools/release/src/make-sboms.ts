import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFolder, type Repository } from "./repository.ts";
import { listBundled } from "./runtime-dependencies.ts";

const run = promisify(execFile);

/** A software bill of materials in the format of CycloneDX, with the parts that we read or add to. */
export interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: Component[];
  readonly dependencies: { readonly ref: string; dependsOn?: string[] }[];
}

/** A package of npm. */
export interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly "bom-ref": string;
  readonly scope?: string;
  readonly licenses?: readonly unknown[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** Known to many scanners; CycloneDX and ECMA-424 name it. */
const version = "1.6";

/** How CycloneDX says that the files of a component are in the package that depends on it. */
const bundled = { name: "cdx:npm:package:bundled", value: "true" };

/**
 * The bill of materials of each package: what npm installs with it, which pnpm knows, and what its build bundles, which the
 * notices of its licences name. The packages must be built.
 */
export async function makeSboms(
  repository: Repository,
  packageNames: readonly string[],
): Promise<ReadonlyMap<string, Sbom>> {
  // With the licences that the installed packages name, also of those that only builds use.
  const all = new Map((await runPnpm(repository, [])).components.map((one) => [one["bom-ref"], one]));
  const sboms = packageNames.map(async (name): Promise<[string, Sbom]> => {
    // From the lockfile: the packages of other platforms are not installed here.
    const options = ["--filter", name, "--lockfile-only", "--prod", "--exclude-peers"];
    const sbom = await runPnpm(repository, options);
    for (const [index, one] of sbom.components.entries()) {
      const { licenses } = all.get(one["bom-ref"]) ?? one;
      if (licenses !== undefined) sbom.components[index] = { ...one, licenses };
    }
    for (const one of [sbom.metadata.component, ...sbom.components]) addBundled(repository, sbom, one, all);
    return [name, sbom];
  });
  return new Map(await Promise.all(sboms));
}

/** Adds what a package of this repository bundles; others bundle nothing that we know of. */
function addBundled(
  { root }: Repository,
  { components, dependencies }: Sbom,
  { group, name, "bom-ref": ref }: Component,
  all: ReadonlyMap<string, Component>,
): void {
  if (group !== "@data-import") return;
  const notices = join(root, findFolder(`${group}/${name}`), "dist/THIRD-PARTY-LICENSES");
  if (!existsSync(notices)) return;
  const parts = listBundled(readFileSync(notices, "utf8")).map(([part, number]) => {
    const known = all.get(`pkg:npm/${part.replace("@", "%40")}@${number}`);
    if (known === undefined) throw new Error(`${name} bundles ${part} ${number}, which pnpm does not know.`);
    return known;
  });
  for (const { scope: _, properties: __, ...part } of parts) {
    // One that is installed, too, stays as it is.
    if (components.some((one) => one["bom-ref"] === part["bom-ref"])) continue;
    components.push({ ...part, properties: [bundled] });
    dependencies.push({ ref: part["bom-ref"] });
  }
  const own = dependencies.find((one) => one.ref === ref);
  if (own === undefined) throw new Error(`pnpm names no dependencies of ${name}.`);
  own.dependsOn = [...new Set([...(own.dependsOn ?? []), ...parts.map((part) => part["bom-ref"])])].sort();
}

async function runPnpm({ root }: Repository, options: readonly string[]): Promise<Sbom> {
  const format = ["--sbom-format", "cyclonedx", "--sbom-spec-version", version];
  const { stdout } = await run("pnpm", [...options.slice(0, 2), "sbom", ...format, ...options.slice(2)], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

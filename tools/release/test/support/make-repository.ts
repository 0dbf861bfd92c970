import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { findFolder, type House, house, listContractPackages } from "../../src/house.ts";
import { type Edit, readLibrary } from "./edits.ts";
import { linkPackages, makeFolder } from "./make-folder.ts";

/** What is in a repository that a test makes for itself. */
export interface HouseContents {
  /** Edits of the library's description that were done before the last release; left out where there was none. */
  readonly released?: readonly Edit[];
  /** Edits of the library's description as it stands. */
  readonly current?: readonly Edit[];
  /** The bump of a changeset by the short name of its package, such as `{ client: "minor" }`. */
  readonly changeset?: Readonly<Record<string, string>>;
  /** Other files, by their paths; the room's own packages are there unless these bring some. */
  readonly files?: Readonly<Record<string, string>>;
}

// Bundling has nothing to do in a description of one file.
const build = `import { copyFileSync } from "node:fs";
copyFileSync("openapi.yaml", "dist/openapi.yaml");
`;

/** A small repository with this one's way to release: the library's description, and five packages of one version. */
export function makeHouse({ released, current = [], changeset, files = {} }: HouseContents): House {
  const names = listContractPackages(house);
  const manifests = names.map((name) => [
    `${findFolder(name)}/package.json`,
    JSON.stringify({ name, version: "1.0.0" }, null, 2),
  ]);
  const root = makeFolder({
    ...Object.fromEntries(manifests),
    "package.json": '{ "name": "library", "private": true, "packageManager": "pnpm@12.0.0" }',
    "pnpm-workspace.yaml": "packages: [spec, packages/*]\n",
    "pnpm-lock.yaml": "",
    "spec/build.ts": build,
    "spec/openapi.yaml": writeLibrary(current),
    "spec/dist/openapi.yaml": writeLibrary(current),
    ".changeset/config.json": readFileSync(join(house.root, ".changeset/config.json"), "utf8"),
    ...(released && { "tools/release/last/openapi.yaml": writeLibrary(released) }),
    ...(changeset && { ".changeset/brave-owls.md": writeChangeset(changeset) }),
    ...files,
  });
  symlinkSync(join(house.root, "node_modules"), join(root, "node_modules"));
  if (!Object.keys(files).some((path) => path.includes("/node_modules/")))
    linkPackages(join(root, "tools/release"));
  commitChangesets(root);
  return { root, lastRelease: join(root, "tools/release/last") };
}

function writeLibrary(edits: readonly Edit[]): string {
  const description = readLibrary();
  for (const edit of edits) edit(description);
  return stringify(description, { aliasDuplicateObjects: false });
}

function writeChangeset(bumps: Readonly<Record<string, string>>): string {
  const lines = Object.entries(bumps).map(([name, bump]) => `"@data-import/${name}": ${bump}\n`);
  return `---\n${lines.join("")}---\n\nShelves know more.\n`;
}

/** Changelogs name the commit of a changeset. */
function commitChangesets(root: string): void {
  const person = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"];
  const git = (...words: string[]) => execFileSync("git", [...person, ...words], { cwd: root });
  git("init", "--quiet");
  git("add", "--", ".changeset");
  git("commit", "--quiet", "--message", "Start");
}

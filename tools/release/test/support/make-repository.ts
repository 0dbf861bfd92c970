import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { findFolder, listContractPackages, type Repository, repository } from "../../src/repository.ts";
import { type Edit, readLibrary } from "./edits.ts";
import { linkPackages, makeFolder } from "./make-folder.ts";

/** The content of a test's repository. */
export interface RepositoryContents {
  /** Edits of the library's description before the last release; undefined if there was none. */
  readonly released?: readonly Edit[];
  /** Edits of the library's current description. */
  readonly current?: readonly Edit[];
  /** The bump of a changeset by the short name of its package, such as `{ client: "minor" }`. */
  readonly changeset?: Readonly<Record<string, string>>;
  /** Other files, by their paths; without packages among them, the repository has those of this package. */
  readonly files?: Readonly<Record<string, string>>;
}

// A description of one file needs no bundling.
const build = `import { copyFileSync } from "node:fs";
copyFileSync("openapi.yaml", "dist/openapi.yaml");
`;

/**
 * A small repository with the release process of this one: the library's description, and the packages that speak the API, of one version.
 */
export function makeRepository({
  released,
  current = [],
  changeset,
  files = {},
}: RepositoryContents): Repository {
  const names = listContractPackages(repository);
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
    ".changeset/config.json": readFileSync(join(repository.root, ".changeset/config.json"), "utf8"),
    ...(released && {
      "tools/release/last/openapi.yaml": writeLibrary(released),
      "tools/release/last/version": "1.0.0\n",
    }),
    ...(changeset && { ".changeset/brave-owls.md": writeChangeset(changeset) }),
    ...files,
  });
  symlinkSync(join(repository.root, "node_modules"), join(root, "node_modules"));
  if (!Object.keys(files).some((path) => path.includes("/node_modules/")))
    linkPackages(join(root, "tools/release"));
  if (changeset) commitChangesets(root);
  return { root, lastRelease: join(root, "tools/release/last") };
}

/** Changes the description of a small repository, and its bundle. */
export function addToLibrary({ root }: Repository, edit: Edit): void {
  const file = join(root, "spec/openapi.yaml");
  const description = parse(readFileSync(file, "utf8"));
  edit(description);
  for (const target of [file, join(root, "spec/dist/openapi.yaml")])
    writeFileSync(target, stringify(description, { aliasDuplicateObjects: false }));
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

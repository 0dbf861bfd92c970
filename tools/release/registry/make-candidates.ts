import { readdirSync } from "node:fs";
import { join } from "node:path";
import { listPacked } from "../src/list-packed.ts";
import type { Candidate } from "./candidate.ts";
import { removeFolder } from "./consumer.ts";
import type { LocalRegistry } from "./local-registry.ts";
import { listPublicPackages, type PublishedPackage, readManifest } from "./packages.ts";
import { runOrThrow } from "./run-command.ts";

/**
 * Clones the committed state of a repository into a folder; returns its short hash and the number of uncommitted files.
 */
export async function cloneHead(
  root: string,
  folder: string,
): Promise<{ readonly commit: string; readonly edits: number }> {
  const git = (...words: string[]) => runOrThrow("git", words, { cwd: root });
  await git("clone", "--quiet", "--no-tags", root, folder);
  const commit = await git("rev-parse", "--short", "HEAD");
  const status = await git("status", "--porcelain");
  return { commit: commit.trim(), edits: status.split("\n").filter((line) => line !== "").length };
}

/** Installs a clone, raises its versions from the changesets and builds the published packages. */
export async function buildRelease(root: string, clone: string, note: (text: string) => void): Promise<void> {
  const run = (file: string, ...words: string[]) =>
    runOrThrow(file, words, {
      cwd: clone,
      environment: { TURBO_CACHE_DIR: join(root, ".turbo/cache") },
    });
  note("installing a clone");
  await run("pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts");
  const packages = await listPublicPackages(clone);
  const names = packages.map(({ name }) => `--filter=${name}`);
  const build = async () => {
    // turbo does not delete other files when it restores a build, and the names of files depend on their content.
    for (const { folder } of packages) removeFolder(join(folder, "dist"));
    await run(process.execPath, join(clone, "node_modules/turbo/bin/turbo"), "run", "build", ...names);
  };

  note("building packages");
  await build();
  note("versions from changesets");
  await run(process.execPath, join(clone, "tools/release/src/main.ts"), "version");
  note("building packages of the new version");
  await build();
}

/** Packs the packages that a registry does not have yet, with the command of the release. */
export async function packCandidates(
  clone: string,
  destination: string,
  { environment }: LocalRegistry,
): Promise<Candidate[]> {
  const changeset = join(clone, "node_modules/@changesets/cli/bin.js");
  const words = [changeset, "pack", "--out-dir", destination];
  await runOrThrow(process.execPath, words, { cwd: clone, environment });
  const packed = await listPacked(destination);
  return (await listPublicPackages(clone)).map((each) => {
    const tarball = packed.find(({ name }) => name === each.name)?.tarball;
    if (tarball !== undefined) return describeCandidate(each, tarball);
    throw new Error(
      `${each.name} is public, and \`changeset pack\` left it out: see .changeset/config.json.`,
    );
  });
}

/** A candidate, from its manifest. */
export function describeCandidate(published: PublishedPackage, tarball: string): Candidate {
  const { version, bin = {}, exports = {} } = readManifest(published.folder);
  const isImported = Object.keys(exports).some((entry) => entry !== "./package.json");
  return { ...published, version, tarball, commands: Object.keys(bin), isImported };
}

/** The paths of all files of an installed package, sorted. */
export function listInstalledFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

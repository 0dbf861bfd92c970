import { findPublishedPackages, type PublishedPackage } from "./packages.ts";
import { runOrThrow } from "./run-command.ts";

/** A packed package. */
export interface Tarball extends PublishedPackage {
  /** The path of its .tgz. */
  readonly path: string;
  /** The paths of its files, sorted. */
  readonly files: readonly string[];
}

/** Packs every built package that is published into a folder. */
export function packAll(destination: string): Promise<Tarball[]> {
  return Promise.all(findPublishedPackages().map((published) => pack(published, destination)));
}

async function pack(published: PublishedPackage, destination: string): Promise<Tarball> {
  const output = await runOrThrow("pnpm", ["pack", "--json", "--pack-destination", destination], {
    cwd: published.folder,
  });
  const { filename, files }: { filename: string; files: { path: string }[] } = JSON.parse(output);
  return { ...published, path: filename, files: files.map(({ path }) => path).sort() };
}

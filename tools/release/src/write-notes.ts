import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { readEntry } from "./changelog.ts";
import { findFolder, type Repository } from "./repository.ts";

/** The publish plan that `changeset pack` writes beside the tarballs, with the parts that we read. */
interface PublishPlan {
  readonly plan: readonly (readonly {
    readonly kind: string;
    readonly name: string;
    readonly version: string;
    readonly tarball?: { readonly path: string };
  }[])[];
}

/**
 * Writes the changelog entry of each packed release beside its tarball, as `notes/<tarball>.md`; returns their number.
 */
export async function writeNotes({ root }: Repository, folder: string): Promise<number> {
  const { plan }: PublishPlan = JSON.parse(await readFile(join(folder, "publish-plan.json"), "utf8"));
  const packed = plan.flat().filter(({ kind }) => kind === "publish");
  await mkdir(join(folder, "notes"), { recursive: true });
  for (const { name, version, tarball } of packed) {
    const changelog = join(root, findFolder(name), "CHANGELOG.md");
    // A package without a changelog has had no changeset yet.
    const entry = existsSync(changelog)
      ? readEntry(await readFile(changelog, "utf8"), version)
      : "The first release.";
    const file = join(folder, "notes", `${basename(tarball?.path ?? name, ".tgz")}.md`);
    await writeFile(file, `${entry}\n`);
  }
  return packed.length;
}

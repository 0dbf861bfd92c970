import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readEntry } from "./changelog.ts";
import { listPacked } from "./list-packed.ts";
import { findFolder, type Repository } from "./repository.ts";

/**
 * Writes the changelog entry of each packed release beside its tarball, as `notes/<tarball>.md`; returns their number.
 */
export async function writeNotes({ root }: Repository, folder: string): Promise<number> {
  const packed = await listPacked(folder);
  await mkdir(join(folder, "notes"), { recursive: true });
  for (const { name, version, stem } of packed) {
    const changelog = join(root, findFolder(name), "CHANGELOG.md");
    // A package without a changelog has had no changeset yet.
    const entry = existsSync(changelog)
      ? readEntry(await readFile(changelog, "utf8"), version)
      : "The first release.";
    await writeFile(join(folder, "notes", `${stem}.md`), `${entry}\n`);
  }
  return packed.length;
}

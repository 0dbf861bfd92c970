import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Candidate } from "./candidate.ts";
import { findDeadSourceMaps, findSecrets } from "./check-files.ts";
import { findWorkspaceParts } from "./check-manifest.ts";
import { findContentsFile, findUnwanted, nameContents, readContents, updateCommand } from "./contents.ts";
import { lintWithAttw, lintWithPublint } from "./lint-package.ts";
import { listInstalledFiles } from "./make-candidates.ts";
import { readManifest } from "./packages.ts";

/** The files that every package must have. */
const always = ["CHANGELOG.md", "LICENSE", "README.md"];

/** The problems of an installed package: its files, their contents, its manifest. */
export async function checkContents(
  candidate: Candidate,
  installed: string,
  machinePaths: readonly string[],
): Promise<string[]> {
  const files = listInstalledFiles(installed);
  const read = (path: string) => readFileSync(join(installed, path), "utf8");
  return [
    ...compareContents(candidate, files),
    ...findUnwanted(files),
    ...findSecrets(files, read, machinePaths),
    ...findDeadSourceMaps(files, read),
    ...findWorkspaceParts(JSON.parse(read("package.json"))),
    ...(await lintWithPublint(candidate.tarball, readManifest(installed))),
    ...(await lintWithAttw(candidate.tarball, readManifest(installed))),
  ];
}

/** The differences between the files of a package and its committed list. */
export function compareContents({ shortName }: Candidate, files: readonly string[]): string[] {
  if (!existsSync(findContentsFile(shortName)))
    return [`There is no list of its files yet: ${updateCommand}, then commit contents/${shortName}.txt.`];
  const actual = nameContents({ files });
  const expected = readContents(shortName);
  const advice = `If that is intended: ${updateCommand}, and commit the list.`;
  return [
    ...actual.filter((file) => !expected.includes(file)).map((file) => `${file} was added. ${advice}`),
    ...expected.filter((file) => !actual.includes(file)).map((file) => `${file} was removed. ${advice}`),
    ...always.filter((file) => !files.includes(file)).map((file) => `It has no ${file}.`),
  ];
}

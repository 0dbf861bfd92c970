import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";

/** Reads a file of a package by its path. */
export type ReadFile = (path: string) => string;

const secret =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bnpm_[A-Za-z0-9]{36}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bAKIA[0-9A-Z]{16}\b|_authToken/;

/** Names each file with a text that looks like a credential, or like a path of the machine that built it. */
export function findSecrets(
  files: readonly string[],
  read: ReadFile,
  machinePaths: readonly string[],
): string[] {
  return files.flatMap((file) => {
    const text = read(file);
    // The credential itself is not printed, because many people read reports.
    if (secret.test(text)) return [`${file} contains something that looks like a credential: remove it.`];
    const path = machinePaths.find((each) => text.includes(each));
    return path === undefined ? [] : [`${file} names ${path}, a folder of the machine that built it.`];
  });
}

/** The start of paths of this repository, or of our clones of it, on this machine. */
export function listMachinePaths(root: string): string[] {
  const folders = ["spec", "packages", "tools", "node_modules"].map((folder) => `${join(root, folder)}/`);
  return [...folders, join(tmpdir(), "data-import-")];
}

/** Names each missing source map, and each source of a map that was not packed. */
export function findDeadSourceMaps(files: readonly string[], read: ReadFile): string[] {
  return files.flatMap((file) => {
    const lines = /\/\/# sourceMappingURL=(?!data:)(\S+)\s*$/.exec(/\.(js|ts)$/.test(file) ? read(file) : "");
    const wanted = lines?.[1] === undefined ? [] : [lines[1]];
    if (file.endsWith(".map")) wanted.push(...findSources(read(file)));
    return wanted
      .map((target) => normalize(`${dirname(file)}/${target}`))
      .filter((target) => !files.includes(target))
      .map((target) => `${file} points to ${target}, which does not exist.`);
  });
}

function findSources(map: string): string[] {
  const { sources, sourcesContent }: { sources: string[]; sourcesContent?: unknown[] } = JSON.parse(map);
  return sources.filter((_, index) => typeof sourcesContent?.[index] !== "string");
}

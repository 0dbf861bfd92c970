import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";

/** Reads one of the files of a package by its path in there. */
export type ReadFile = (path: string) => string;

const secret =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bnpm_[A-Za-z0-9]{36}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bAKIA[0-9A-Z]{16}\b|_authToken/;

/** Names each file in which something looks like a credential, or like a path of the machine that built it. */
export function findSecrets(
  files: readonly string[],
  read: ReadFile,
  machinePaths: readonly string[],
): string[] {
  return files.flatMap((file) => {
    const text = read(file);
    // What was found is not repeated: reports are read by many.
    if (secret.test(text)) return [`${file} holds something that looks like a credential: take it out.`];
    const path = machinePaths.find((each) => text.includes(each));
    return path === undefined ? [] : [`${file} names ${path}, a folder of the machine that built it.`];
  });
}

/** What the paths of a repository, or of a clone that we made of it, begin with on this machine. */
export function listMachinePaths(root: string): string[] {
  const folders = ["spec", "packages", "tools", "node_modules"].map((folder) => `${join(root, folder)}/`);
  return [...folders, join(tmpdir(), "data-import-")];
}

/** Names each source map that is not there, and each source that a map points to and that was not packed. */
export function findDeadSourceMaps(files: readonly string[], read: ReadFile): string[] {
  return files.flatMap((file) => {
    const lines = /\/\/# sourceMappingURL=(?!data:)(\S+)\s*$/.exec(/\.(js|ts)$/.test(file) ? read(file) : "");
    const wanted = lines?.[1] === undefined ? [] : [lines[1]];
    if (file.endsWith(".map")) wanted.push(...findSources(read(file)));
    return wanted
      .map((target) => normalize(`${dirname(file)}/${target}`))
      .filter((target) => !files.includes(target))
      .map((target) => `${file} points to ${target}, which is not there.`);
  });
}

function findSources(map: string): string[] {
  const { sources, sourcesContent }: { sources: string[]; sourcesContent?: unknown[] } = JSON.parse(map);
  return sources.filter((_, index) => typeof sourcesContent?.[index] !== "string");
}

import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { listFiles, readPackages } from "../../../src/checks/workspace.ts";

/** The repository's files in a folder of their own, with the packages that are installed here. */
export interface WorkspaceCopy {
  readonly root: string;
  /** The text of a file; undefined if it is not there. */
  read(path: string): string | undefined;
  /** Writes a file, or removes it if the text is undefined. */
  write(path: string, text: string | undefined): void;
  /** The paths of all generated files that are committed. */
  listGenerated(): string[];
  remove(): void;
}

const repository = new URL("../../../../..", import.meta.url).pathname;
/** What tests and generators read of other packages; everything else they take from the sources. */
const built = [
  "spec/dist",
  ...["types", "front", "tables", "importer", "mock", "client", "agents", "listener", "cli", "service"].map(
    (folder) => `packages/${folder}/dist`,
  ),
];

/** Copies what git tracks or would track. */
export function copyWorkspace(): WorkspaceCopy {
  const root = mkdtempSync(join(tmpdir(), "recipes-"));
  const files = listFiles(repository);
  for (const path of files) cpSync(join(repository, path), join(root, path));
  // The checks ask git which files there are.
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  linkDependencies(root, files);
  for (const folder of built) cpSync(join(repository, folder), join(root, folder), { recursive: true });
  return {
    root,
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined),
    write(path, text) {
      if (text === undefined) return rmSync(join(root, path), { force: true });
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    listGenerated: () => listFiles(root).filter((path) => /\.gen\.ts$|\/operations\.txt$/.test(path)),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** Links the dependencies of the packages into a copy; packages that depend on packages get those of the copy. */
function linkDependencies(root: string, files: readonly string[]): void {
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  for (const { folder } of readPackages(root, files)) {
    const installed = join(repository, folder, "node_modules");
    if (!existsSync(installed)) continue;
    // The links of pnpm are relative, so in the copy, links to packages lead to the packages of the copy.
    cpSync(installed, join(root, folder, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path === installed || !basename(path).startsWith("."),
    });
  }
}

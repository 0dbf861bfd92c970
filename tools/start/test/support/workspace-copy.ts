import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../src/packages.ts";

/** A copy of the repository with its dependencies, so that a test may edit it. */
export interface WorkspaceCopy {
  readonly folder: string;
  remove(): void;
}

/** Copies all files except those that git ignores, and installs from the store of this repository. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), "data-import-workspace-"));
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  for (const path of files.filter((each) => each !== "" && existsSync(join(root, each)))) {
    cpSync(join(root, path), join(folder, path));
  }
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  run("pnpm", "install", "--offline", "--frozen-lockfile", "--ignore-scripts");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

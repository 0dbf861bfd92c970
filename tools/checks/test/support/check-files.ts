import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** What a check finds in a repository that has only these files, by their paths. */
export function checkFiles(
  check: (root: string) => string[],
  files: Readonly<Record<string, string>>,
): string[] {
  const root = mkdtempSync(join(tmpdir(), "checks-"));
  try {
    execFileSync("git", ["init", "--quiet"], { cwd: root });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return check(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

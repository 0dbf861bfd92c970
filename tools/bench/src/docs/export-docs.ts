import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { findFile } from "../dependencies.ts";

/** The files of the site by their paths, as `data-import-docs export` writes them. */
export function exportDocs(): ReadonlyMap<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "bench-docs-"));
  try {
    execFileSync(process.execPath, [findFile("@data-import/docs", "dist/command.js"), "export", folder]);
    return new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [relative(folder, file).split(sep).join("/"), readFileSync(file)]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

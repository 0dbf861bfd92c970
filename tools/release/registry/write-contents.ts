import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContents, writeContents } from "./contents.ts";
import { packAll } from "./pack.ts";

const folder = mkdtempSync(join(tmpdir(), "data-import-pack-"));
try {
  for (const tarball of await packAll(folder)) {
    writeContents(tarball);
    console.log(`contents/${tarball.shortName}.txt: ${readContents(tarball.shortName).length} files`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

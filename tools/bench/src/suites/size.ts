import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { formatSize, type Row } from "../table.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** The download size and the installed size of each published package, without its dependencies. */
export async function* measure(): AsyncGenerator<Row> {
  const target = mkdtempSync(join(tmpdir(), "bench-size-"));
  try {
    for (const folder of listPublished()) {
      const packed = execFileSync("pnpm", ["pack", "--json", "--pack-destination", target], {
        cwd: join(root, folder),
        encoding: "utf8",
      });
      const { name, filename } = JSON.parse(packed) as { name: string; filename: string };
      const tarball = readFileSync(filename);
      const { bytes, files } = measureTar(gunzipSync(tarball));
      const detail = `packed; ${formatSize(bytes)} in ${files} files unpacked`;
      yield { claim: `${name}, to download`, value: formatSize(tarball.length), detail };
    }
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/** The bytes and the number of the files in a tar archive. Each file has a header of 512 bytes before it. */
export function measureTar(tar: Buffer): { bytes: number; files: number } {
  let bytes = 0;
  let files = 0;
  for (let position = 0; position < tar.length && tar[position] !== 0; ) {
    const size = Number.parseInt(tar.toString("latin1", position + 124, position + 136), 8);
    bytes += size;
    files += 1;
    position += 512 + Math.ceil(size / 512) * 512;
  }
  return { bytes, files };
}

function listPublished(): string[] {
  const folders = ["spec", ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`)];
  return folders.filter(
    (folder) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).private !== true,
  );
}

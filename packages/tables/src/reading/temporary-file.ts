import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** A copy of the bytes of a file, for formats whose directory is at their end. */
export interface TemporaryFile {
  readonly path: string;
  remove(): Promise<void>;
}

/** Copies bytes to a file that only this process may read. */
export async function createTemporary(bytes: AsyncIterable<Uint8Array>): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), "data-import-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "file");
  try {
    await pipeline(copyPieces(bytes), createWriteStream(path, { mode: 0o600 }));
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The memory of a piece is used again for the next one, but a file writes later. */
async function* copyPieces(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const piece of bytes) yield Uint8Array.from(piece);
}

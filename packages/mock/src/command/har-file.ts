import { closeSync, ftruncateSync, openSync, unlinkSync, writeSync } from "node:fs";

/** A HAR 1.2 file that grows. It is valid after every entry, so nothing is lost if the process is killed. */
export interface HarFile {
  append(entry: object): void;
  /** Deletes the file. */
  remove(): void;
}

const tail = Buffer.from("\n]}}\n");

/**
 * Creates the file. Throws if it exists or cannot be written.
 * @param onFailure called once if an entry cannot be written; earlier entries stay
 */
export function createHarFile(
  path: string,
  creator: { readonly name: string; readonly version: string },
  onFailure: (error: Error) => void,
): HarFile {
  // Only the owner may read the file, because bodies are written unchanged.
  const file = openSync(path, "wx", 0o600);
  let end = 0;
  let separator = "";
  let isBroken = false;

  /** Replaces the tail by more text and the tail in one write, so that the file is valid if the process is killed. */
  function write(text: string): void {
    const bytes = Buffer.concat([Buffer.from(text), tail]);
    const written = writeSync(file, bytes, 0, bytes.byteLength, end);
    if (written < bytes.byteLength) throw new Error("the disk is full.");
    end += bytes.byteLength - tail.byteLength;
  }

  write(`{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[`);
  return {
    append(entry) {
      if (isBroken) return;
      try {
        write(`${separator}\n${JSON.stringify(entry)}`);
        separator = ",";
      } catch (error) {
        isBroken = true;
        onFailure(error as Error);
        ftruncateSync(file, end);
        writeSync(file, tail, 0, tail.byteLength, end);
      }
    },
    remove() {
      closeSync(file);
      unlinkSync(path);
    },
  };
}

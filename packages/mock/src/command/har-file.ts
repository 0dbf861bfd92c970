import { closeSync, ftruncateSync, openSync, unlinkSync, writeSync } from "node:fs";

/** A HAR 1.2 file in the making. It is whole after every entry, so nothing is lost however the process ends. */
export interface HarFile {
  append(entry: object): void;
  /** Takes the file back. */
  remove(): void;
}

const tail = Buffer.from("\n]}}\n");

/**
 * Creates the file; throws where it exists or cannot be written.
 * @param onFailure told once when an entry cannot be written any more; those before it are kept
 */
export function createHarFile(
  path: string,
  creator: { readonly name: string; readonly version: string },
  onFailure: (error: Error) => void,
): HarFile {
  // Bodies are written as they were sent: nobody else needs to read them.
  const file = openSync(path, "wx", 0o600);
  let end = 0;
  let separator = "";
  let isBroken = false;

  /** Replaces the tail by more text and the tail, in one write: a process that is killed has done all or nothing. */
  function write(text: string): void {
    const bytes = Buffer.concat([Buffer.from(text), tail]);
    const written = writeSync(file, bytes, 0, bytes.byteLength, end);
    if (written < bytes.byteLength) throw new Error("there is no room for it.");
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

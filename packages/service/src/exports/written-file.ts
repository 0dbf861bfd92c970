import type { RunRead } from "../context/written-json.ts";

/** Learns how many records a page had that is written. If it throws, the file ends there. */
export type NotePage = (recordCount: number) => Promise<void>;

/** A file that is written while it is sent. */
export interface WrittenFile {
  readonly fileName: string;
  /** The bytes of the file. Nothing is read before they are needed, and no read lasts until the next one. */
  write(run: RunRead, notePage?: NotePage): AsyncIterable<Uint8Array>;
}

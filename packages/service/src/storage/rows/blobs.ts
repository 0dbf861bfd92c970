import type { Flag, Time } from "./columns.ts";

export interface BlobTables {
  readonly loose_blobs: LooseBlobRow;
}

/** Stored bytes that no resource has: those of running uploads, and those of deleted resources. */
export interface LooseBlobRow {
  readonly key: string;
  /** When the sweep may remove the bytes. */
  readonly removable_at: Time;
  /** Whether they will be removed, so that no resource can take them any more. */
  readonly is_condemned: Flag;
}

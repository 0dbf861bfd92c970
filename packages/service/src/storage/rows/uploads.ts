import type { Time } from "./columns.ts";

export interface UploadTables {
  readonly uploads: UploadRow;
  readonly upload_parts: UploadPartRow;
}

/** A file that arrives in parts. The row stays until it expires, so that the caller learns the id of the file. */
export interface UploadRow {
  readonly id: string;
  readonly account_id: string;
  /** Only this actor may go on. */
  readonly actor_id: string;
  /** What `Upload-Metadata` said. */
  readonly metadata: string;
  /** In bytes, when it is complete. */
  readonly size: number;
  /** How many bytes are stored, from the start. */
  readonly received: number;
  /** The file that has the bytes; null while some are missing. */
  readonly file_id: string | null;
  readonly expires_at: Time;
}

/** Stored bytes of an upload. */
export interface UploadPartRow {
  readonly upload_id: string;
  /** The position of its first byte. */
  readonly start: number;
  readonly size: number;
  readonly blob_key: string;
}

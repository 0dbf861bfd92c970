import { bigint, defineTable, key, nullable, personal, type RowOf, text, time } from "./define-table.ts";

/** A file that arrives in parts. The row stays until it expires, so that the caller learns the id of the file. */
export const uploads = defineTable("uploads", {
  columns: {
    id: key(text()),
    account_id: text(),
    /** Only this actor may go on. */
    actor_id: personal(text(), "actor"),
    /** What `Upload-Metadata` said. */
    metadata: text(),
    /** In bytes, when it is complete. */
    size: bigint(),
    /** How many bytes are stored, from the start. */
    received: bigint(),
    /** The file that has the bytes; null while some are missing. */
    file_id: nullable(text()),
    expires_at: time(),
  },
  indexes: {
    uploads_by_time: { columns: ["expires_at"] },
  },
});
export type UploadRow = RowOf<typeof uploads>;

/** Stored bytes of an upload. */
export const uploadParts = defineTable("upload_parts", {
  columns: {
    upload_id: text(),
    /** The position of its first byte. */
    start: bigint(),
    size: bigint(),
    blob_key: text(),
  },
  key: { upload_parts_by_upload: ["upload_id", "start"] },
});
export type UploadPartRow = RowOf<typeof uploadParts>;

import type { Migration } from "./migration.ts";

export const bytesOfFilesMigration: Migration = {
  name: "0121-bytes-of-files",
  async up({ db }) {
    await db.schema.createIndex("files_of_bytes").on("files").columns(["blob_key"]).execute();
  },
};

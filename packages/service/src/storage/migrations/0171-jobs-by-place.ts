import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Finds the jobs of a file, of a workbook and of another source without a look at all jobs of the account. */
export const jobsByPlaceMigration: Migration = {
  name: "0171-jobs-by-place",
  async up({ db }) {
    for (const column of ["file_id", "source", "workbook_id", "destination"]) {
      await db.schema
        .createIndex(`jobs_by_${column}`)
        .on("jobs")
        .columns([column, "sequence"])
        .where(sql.ref(column), "is not", null)
        .execute();
    }
  },
};

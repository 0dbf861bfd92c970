import type { Migration } from "./migration.ts";

export const smallWritesMigration: Migration = {
  name: "0112-small-writes",
  async up({ db, allowPlacedEvents }) {
    await allowPlacedEvents(db);
    const table = () => db.schema.alterTable("sheet_states");
    await table().addColumn("tail_block", "integer").execute();
    for (const name of ["tail_total", "tail_error"]) {
      await table()
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};

import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The former table of the calculations, with a row for each field. */
interface FieldFigures {
  readonly sheet_id: string;
  readonly slot: number;
  readonly empty: number;
  readonly changed: number;
  readonly error: number;
  readonly numbers: number;
  readonly sum: string;
  readonly least: number | null;
  readonly greatest: number | null;
  readonly tail_block: number | null;
  readonly tail_least: number | null;
  readonly tail_greatest: number | null;
}

/** Every write to the records of a sheet changes its state and the calculations of most fields: one row has both. */
export const calculationsOfSheetsMigration: Migration = {
  name: "0078-calculations-of-sheets",
  async up({ db }) {
    await db.schema.alterTable("sheet_states").addColumn("calculations", "text").execute();
    const sheets = await sql<{ sheet_id: string }>`select sheet_id from sheet_states`.execute(db);
    for (const { sheet_id: id } of sheets.rows) {
      const { rows } = await sql<FieldFigures>`select * from field_figures where sheet_id = ${id}`.execute(
        db,
      );
      const bySlot = Object.fromEntries(
        rows.map((row) => [
          row.slot,
          [
            ...[row.empty, row.changed, row.error, row.numbers, row.sum, row.least, row.greatest],
            ...[row.tail_block, row.tail_least, row.tail_greatest],
          ],
        ]),
      );
      const text = JSON.stringify(bySlot);
      await sql`update sheet_states set calculations = ${text} where sheet_id = ${id}`.execute(db);
    }
    await db.schema.dropTable("field_figures").execute();
  },
};

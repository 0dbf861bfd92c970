import type { CellContent } from "@data-import/tables/fields";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import type { RecordRow } from "../../storage/rows/records.ts";
import { blockPositions } from "../stores/blocks.ts";
import { encodeColumn } from "./encode-column.ts";
import { changesSlot, errorsSlot } from "./row-test.ts";

/** Up to so many cells, PostgreSQL writes them alone in half of the time that all cells of a record take. */
const mostSingleCells = 3;

/** What the slots are read from. Texts that nobody reads take PostgreSQL and the connection a quarter of the time. */
type ReadRow = Pick<RecordRow, "position"> & Partial<Pick<RecordRow, "errors" | "changed">>;

/** The columns of one block as they are stored, by slot. */
export type EncodedColumns = ReadonlyMap<number, Uint8Array>;

/** Encodes the columns of some slots of one block from its stored records. */
export async function encodeBlock(
  { db }: Pick<Context, "db">,
  sheetId: string,
  slots: readonly number[],
  block: number,
): Promise<EncodedColumns> {
  const start = block * blockPositions;
  const ofCells = slots.filter((slot) => slot !== errorsSlot && slot !== changesSlot);
  const isSingle = ofCells.length <= mostSingleCells;
  const cells: RawBuilder<string> = isSingle ? writeCells(ofCells) : sql.ref("cells");
  const rows = await db
    .selectFrom("records")
    .select(["position", cells.as("cells")])
    .$if(slots.includes(errorsSlot), (query) => query.select("errors"))
    .$if(slots.includes(changesSlot), (query) => query.select("changed"))
    .where("sheet_id", "=", sheetId)
    .where("position", ">=", start)
    .where("position", "<", start + blockPositions)
    .orderBy("position")
    .execute();
  const length = (rows.at(-1)?.position ?? start - 1) - start + 1;
  const columns = slots.map((slot) => ({
    slot,
    place: isSingle ? ofCells.indexOf(slot) : slot,
    contents: new Array<CellContent | undefined>(length).fill(undefined),
  }));
  for (const row of rows) {
    const parsed = JSON.parse(row.cells) as CellContent[];
    for (const { slot, place, contents } of columns)
      contents[row.position - start] = readSlot(row, parsed, slot, place);
  }
  return new Map(columns.map(({ slot, contents }) => [slot, encodeColumn(contents)]));
}

/** The cells of some slots as the text of a JSON array. */
function writeCells(slots: readonly number[]): RawBuilder<string> {
  const texts = slots.map((slot) => sql`coalesce(cast(records.cells -> ${sql.lit(slot)} as text), 'null')`);
  return sql`'[' || ${texts.length === 0 ? sql.lit("") : sql.join(texts, sql` || ',' || `)} || ']'`;
}

function readSlot(
  { errors = null, changed = null }: ReadRow,
  cells: readonly CellContent[],
  slot: number,
  place: number,
): CellContent {
  if (slot === errorsSlot) return errors;
  if (slot !== changesSlot) return cells[place] ?? null;
  return changed === null ? null : `,${Object.keys(JSON.parse(changed) as object).join(",")},`;
}

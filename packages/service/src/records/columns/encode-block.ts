import type { CellContent } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import type { RecordRow } from "../../storage/rows/records.ts";
import { blockPositions } from "../stores/blocks.ts";
import { encodeColumn } from "./encode-column.ts";
import { changesSlot, errorsSlot } from "./row-test.ts";

/** What the slots are read from. Texts that nobody reads take PostgreSQL and the connection a quarter of the time. */
type ReadRow = Pick<RecordRow, "position" | "cells"> & Partial<Pick<RecordRow, "errors" | "changed">>;

/** Encodes the columns of some slots of one block from its records, by slot. */
export async function encodeBlock(
  { db }: Pick<Context, "db">,
  sheetId: string,
  slots: readonly number[],
  block: number,
): Promise<ReadonlyMap<number, Uint8Array>> {
  const start = block * blockPositions;
  const rows = await db
    .selectFrom("records")
    .select(["position", "cells"])
    .$if(slots.includes(errorsSlot), (query) => query.select("errors"))
    .$if(slots.includes(changesSlot), (query) => query.select("changed"))
    .where("sheet_id", "=", sheetId)
    .where("position", ">=", start)
    .where("position", "<", start + blockPositions)
    .orderBy("position")
    .execute();
  const length = (rows.at(-1)?.position ?? start - 1) - start + 1;
  const columns = new Map(
    slots.map((slot) => [slot, new Array<CellContent | undefined>(length).fill(undefined)]),
  );
  for (const row of rows) {
    const cells = JSON.parse(row.cells) as CellContent[];
    for (const [slot, contents] of columns) contents[row.position - start] = readSlot(row, cells, slot);
  }
  return new Map([...columns].map(([slot, contents]) => [slot, encodeColumn(contents)]));
}

function readSlot(
  { errors = null, changed = null }: ReadRow,
  cells: readonly CellContent[],
  slot: number,
): CellContent {
  if (slot === errorsSlot) return errors;
  if (slot !== changesSlot) return cells[slot] ?? null;
  return changed === null ? null : `,${Object.keys(JSON.parse(changed) as object).join(",")},`;
}

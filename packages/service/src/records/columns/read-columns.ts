import { giveWayIfLong } from "@data-import/front";
import type { Context } from "../../context/context.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { blockPositions } from "../stores/blocks.ts";
import type { Column } from "./column.ts";
import { type ColumnIndex, getColumnCache } from "./column-cache.ts";
import { decodeColumn } from "./decode-column.ts";
import { encodeBlock } from "./encode-block.ts";
import type { Columns } from "./row-test.ts";

/** Up to this number, missing blocks are read from the records. With more of them, the records are scanned by SQL. */
const mostMissingBlocks = 20;
/** The number of columns that one statement reads. */
const chunkColumns = 500;

/** The texts of a column are too long to be stored twice, so the records have to be scanned. */
export class TextsTooLong extends Error {}

/** The columns of one block of positions. */
export interface ColumnBlock {
  /** The position at its start. */
  readonly start: number;
  readonly columns: Columns;
}

/** Finds the stored columns of some slots. */
export async function readColumnIndex(
  { db, storage }: Context,
  { sheet_id: sheetId, columns_revision: revision }: Pick<SheetStateRow, "sheet_id" | "columns_revision">,
  slots: readonly number[],
): Promise<ColumnIndex> {
  const cache = getColumnCache(storage);
  const key = `${sheetId}:${slots.join()}`;
  const kept = cache.getIndex(key, revision);
  if (kept !== undefined) return kept;
  const counted = await db
    .selectFrom("record_blocks")
    .select("block")
    .where("sheet_id", "=", sheetId)
    .where("total", ">", 0)
    .orderBy("block")
    .execute();
  const rows = await db
    .selectFrom("record_columns")
    .select(["slot", "block", "version"])
    .where("sheet_id", "=", sheetId)
    .where("slot", "in", slots)
    .execute();
  const versions = new Map<number, Map<number, number>>();
  for (const { slot, block, version } of rows) {
    const found = versions.get(block);
    if (found === undefined) versions.set(block, new Map([[slot, version]]));
    else found.set(slot, version);
  }
  const blocks = counted.map(({ block }) => block);
  const missing = blocks.filter((block) => versions.get(block)?.size !== slots.length).length;
  const index = { blocks, versions, isIncomplete: missing > 0, isUseless: missing > mostMissingBlocks };
  // Without a revision, no writer says that blocks change.
  if (revision !== null) cache.setIndex(key, revision, index);
  return index;
}

/** Reads the columns of every block that has records, in their order. */
export async function* readColumns(
  context: Context,
  sheetId: string,
  slots: readonly number[],
  { blocks, versions }: ColumnIndex,
): AsyncGenerator<ColumnBlock> {
  const cache = getColumnCache(context.storage);
  const kept = slots.map((slot) => cache.getSlot(sheetId, slot));
  const size = Math.max(1, Math.floor(chunkColumns / slots.length));
  for (let first = 0; first < blocks.length; first += size) {
    const chunk = blocks.slice(first, first + size).map((block) => {
      const stored = versions.get(block);
      const columns = new Map<number, Column>();
      for (const [index, slot] of slots.entries()) {
        const found = kept[index]?.get(block);
        if (found !== undefined && found.version === stored?.get(slot)) columns.set(slot, found.column);
      }
      return { block, stored, columns };
    });
    await loadColumns(
      context,
      sheetId,
      chunk.filter(({ stored, columns }) => stored?.size === slots.length && columns.size < slots.length),
      slots,
    );
    for (const { block, columns } of chunk) {
      if (columns.size < slots.length) {
        const encoded = await encodeBlock(context, sheetId, slots, block);
        for (const [slot, bytes] of encoded) columns.set(slot, decodeColumn(bytes));
      }
      for (const { values } of columns.values()) if (values.kind === "too-large") throw new TextsTooLong();
      yield { start: block * blockPositions, columns };
    }
    await giveWayIfLong();
  }
}

/** Adds the stored columns that are not in memory. */
async function loadColumns(
  { db, storage }: Context,
  sheetId: string,
  wanted: readonly { readonly block: number; readonly columns: Map<number, Column> }[],
  slots: readonly number[],
): Promise<void> {
  const [first] = wanted;
  const last = wanted.at(-1);
  if (first === undefined || last === undefined) return;
  const cache = getColumnCache(storage);
  const needed = slots.filter((slot) => wanted.some(({ columns }) => !columns.has(slot)));
  const byBlock = new Map(wanted.map(({ block, columns }) => [block, columns]));
  const isDense = wanted.length * 2 > last.block - first.block;
  const rows = await storage.engine.readColumns(db, {
    sheetId,
    slots: needed,
    first: first.block,
    last: last.block,
    blocks: isDense ? undefined : [...byBlock.keys()],
  });
  for (const { slot, block, version, data } of rows) {
    const columns = byBlock.get(block);
    if (columns === undefined || columns.has(slot)) continue;
    const column = decodeColumn(data);
    columns.set(slot, column);
    cache.set(sheetId, slot, block, { version, column });
  }
}

import type { Fields } from "@data-import/tables/fields";
import { sql } from "kysely";
import { mergeRanges } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import type { BlockExtremeRow } from "../../storage/rows/records.ts";
import { withinRanges } from "../selections/within-ranges.ts";
import { blockPositions, findBlock } from "../stores/blocks.ts";
import {
  type BlockExtremes,
  changeExtremes,
  type Extremes,
  followTail,
  hasNumbers,
  type NumberChanges,
  none,
} from "./block-extremes.ts";

interface SlotExtremes extends BlockExtremes {
  readonly slot: number;
}

/**
 * Applies changes to the stored extremes of blocks; returns those of the last block, in the order of the fields. If a
 * change may have removed an extreme, the row of its block is deleted: `findExtremes` reads these blocks again.
 * @param kept the calculations of the fields before the changes
 */
export async function storeBlockExtremes(
  context: Context,
  sheetId: string,
  fields: Fields,
  kept: readonly { readonly tail: BlockExtremes | undefined }[],
  changes: NumberChanges,
): Promise<(BlockExtremes | undefined)[]> {
  const saved: SlotExtremes[] = [];
  const tails = fields.map(({ slot, comparesAs }, index) => {
    const { tail, closed } = followTail(slot, kept[index]?.tail, changes);
    for (const each of closed) {
      if (comparesAs === "number" || hasNumbers(each.extremes)) saved.push({ slot, ...each });
    }
    return tail;
  });
  const last = tails.find((tail) => tail !== undefined)?.block;
  const firstNew = findBlock(changes.created[0]);
  const blocks = [...changes.blocks].flatMap(([block, bySlot]) =>
    bySlot.size === 0 || block >= firstNew || block === last ? [] : [block],
  );
  const stale = new Map<number, number[]>();
  for (const { slot, block, extremes } of await readBlocks(context, sheetId, blocks)) {
    const changed = changeExtremes(extremes, changes.blocks.get(block)?.get(slot));
    if (changed === undefined) stale.set(slot, [...(stale.get(slot) ?? []), block]);
    else if (changed[0] !== extremes[0] || changed[1] !== extremes[1]) {
      saved.push({ slot, block, extremes: changed });
    }
  }
  for (const [slot, staleBlocks] of stale) {
    await context.db
      .deleteFrom("block_extremes")
      .where("sheet_id", "=", sheetId)
      .where("slot", "=", slot)
      .where("block", "in", context.storage.engine.sql.integers(staleBlocks) as never)
      .execute();
  }
  await saveBlocks(context, sheetId, saved);
  return tails;
}

/**
 * The extremes of a slot over all records of a sheet, and those of its last block. Reads the records of blocks without
 * stored extremes, and stores them.
 * @param nextPosition the position of the next new record
 * @param known the extremes of the last block, if they are known
 */
export async function findExtremes(
  context: Context,
  sheetId: string,
  slot: number,
  nextPosition: number,
  known: BlockExtremes | undefined,
): Promise<{ readonly least: number; readonly greatest: number; readonly tail: BlockExtremes }> {
  const last = findBlock(nextPosition - 1);
  const unknown = await context.db
    .selectFrom("record_blocks")
    .select("block")
    .where("sheet_id", "=", sheetId)
    .where("total", ">", 0)
    .where("block", known === undefined ? "<=" : "<", last)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("block_extremes")
            .select("slot")
            .where("block_extremes.sheet_id", "=", sheetId)
            .where("slot", "=", slot)
            .whereRef("block_extremes.block", "=", "record_blocks.block"),
        ),
      ),
    )
    .execute();
  const read = await readRecordsOf(
    context,
    sheetId,
    slot,
    unknown.map(({ block }) => Number(block)),
  );
  await saveBlocks(
    context,
    sheetId,
    read.filter(({ block }) => block !== last),
  );
  const tail = known?.extremes ?? read.find(({ block }) => block === last)?.extremes ?? none;
  const row = await context.db
    .selectFrom("block_extremes")
    .select([sql<number | null>`min(least)`.as("least"), sql<number | null>`max(greatest)`.as("greatest")])
    .where("sheet_id", "=", sheetId)
    .where("slot", "=", slot)
    .executeTakeFirstOrThrow();
  return {
    least: Math.min(row.least ?? none[0], tail[0]),
    greatest: Math.max(row.greatest ?? none[1], tail[1]),
    tail: { block: last, extremes: tail },
  };
}

/** Replaces the stored extremes by those of all records of a sheet; returns those of the last block, by field. */
export async function replaceBlockExtremes(
  context: Context,
  sheetId: string,
  fields: Fields,
  { blocks }: NumberChanges,
  nextPosition: number,
): Promise<BlockExtremes[]> {
  await context.db.deleteFrom("block_extremes").where("sheet_id", "=", sheetId).execute();
  const last = findBlock(nextPosition - 1);
  const saved = [...blocks].flatMap(([block, bySlot]) =>
    block === last ? [] : [...bySlot].map(([slot, { added }]) => ({ slot, block, extremes: added })),
  );
  await saveBlocks(context, sheetId, saved);
  return fields.map(({ slot }) => ({ block: last, extremes: blocks.get(last)?.get(slot)?.added ?? none }));
}

async function readBlocks(
  { db, storage }: Context,
  sheetId: string,
  blocks: readonly number[],
): Promise<SlotExtremes[]> {
  if (blocks.length === 0) return [];
  const rows = await db
    .selectFrom("block_extremes")
    .select(["slot", "block", "least", "greatest"])
    .where("sheet_id", "=", sheetId)
    .where("block", "in", storage.engine.sql.integers(blocks) as never)
    .execute();
  return rows.map(({ slot, block, ...row }) => ({ slot, block, extremes: readExtremes(row) }));
}

/** The extremes of a slot in each of some blocks, from their records. */
async function readRecordsOf(
  context: Context,
  sheetId: string,
  slot: number,
  blocks: readonly number[],
): Promise<SlotExtremes[]> {
  if (blocks.length === 0) return [];
  const number = context.storage.engine.sql.number(slot);
  const ranges = mergeRanges(
    blocks.map((block) => [block * blockPositions, (block + 1) * blockPositions - 1]),
  );
  const { rows } = await sql<{ block: number; least: number | null; greatest: number | null }>`
    select position / ${sql.lit(blockPositions)} as block, min(${number}) as least, max(${number}) as greatest
    from records where sheet_id = ${sheetId} and ${withinRanges(context, ranges)}
    group by position / ${sql.lit(blockPositions)}`.execute(context.db);
  return rows.map(({ block, ...row }) => ({ slot, block: Number(block), extremes: readExtremes(row) }));
}

/** PostgreSQL returns exact numbers as text. */
function readExtremes({
  least,
  greatest,
}: {
  readonly least: number | string | null;
  readonly greatest: number | string | null;
}): Extremes {
  return least === null || greatest === null ? none : [Number(least), Number(greatest)];
}

async function saveBlocks(
  { db, accountId }: Context,
  sheetId: string,
  blocks: readonly SlotExtremes[],
): Promise<void> {
  const rows = blocks.map(({ slot, block, extremes: [least, greatest] }): BlockExtremeRow => {
    const known = hasNumbers([least, greatest]) ? { least, greatest } : { least: null, greatest: null };
    return { account_id: accountId, sheet_id: sheetId, slot, block, ...known };
  });
  // Each row has six parameters, and SQLite allows at most 32,766 in a statement.
  for (let start = 0; start < rows.length; start += 5000) {
    await db
      .insertInto("block_extremes")
      .values(rows.slice(start, start + 5000))
      .onConflict((conflict) =>
        conflict.columns(["sheet_id", "slot", "block"]).doUpdateSet((excluded) => ({
          least: excluded.ref("excluded.least"),
          greatest: excluded.ref("excluded.greatest"),
        })),
      )
      .execute();
  }
}

import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { keepQuery } from "../../storage/kept-query.ts";
import { keepInsert } from "../../storage/kept-statements.ts";
import type { RecordBlockRow } from "../../storage/rows/records.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { StoredRecord } from "../record/record.ts";

/** How many positions one block has. Any page costs one read of the block sums, and skips at most one block of records. */
export const blockPositions = 1000;

/** The block of a position. */
export function findBlock(position: number): number {
  return Math.floor(position / blockPositions);
}

/** Which records of a sheet are counted: all, only valid ones, or only records with an error. */
export type BlockFilter = "all" | "valid" | "error";

/** How the sums of a block change. */
export interface BlockChange {
  total: number;
  error: number;
}

/**
 * Counts the effect of changes on the blocks of their records.
 * @param blocks the effect of other changes, to add to
 */
export function countBlocks(
  changes: readonly {
    readonly before?: StoredRecord | undefined;
    readonly after?: StoredRecord | undefined;
  }[],
  blocks: Map<number, BlockChange> = new Map(),
): Map<number, BlockChange> {
  for (const { before, after } of changes) {
    if (before !== undefined) count(before, -1);
    if (after !== undefined) count(after, 1);
  }
  return blocks;

  function count({ position, errors }: StoredRecord, sign: 1 | -1): void {
    const block = findBlock(position);
    let change = blocks.get(block);
    if (change === undefined) {
      change = { total: 0, error: 0 };
      blocks.set(block, change);
    }
    change.total += sign;
    if (errors !== null) change.error += sign;
  }
}

const addToBlocks = keepInsert<RecordBlockRow>(
  ["account_id", "sheet_id", "block", "total", "error"],
  ({ db }, rows) =>
    db
      .insertInto("record_blocks")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["sheet_id", "block"]).doUpdateSet({
          total: sql`record_blocks.total + excluded.total`,
          error: sql`record_blocks.error + excluded.error`,
        }),
      ),
);

/** The sums of the last block that are not in its row yet. */
export type BlockTail = Pick<SheetStateRow, "tail_block" | "tail_total" | "tail_error">;

/**
 * Adds changes to the sums of the blocks; returns the new sums of the last block for the state of the sheet. Records that
 * are added to the last block only change these.
 * @param state the new state of the sheet, except for the sums of its last block
 */
export async function applyBlocks(
  context: Context,
  { sheet_id, next_position, tail_block, tail_total, tail_error }: SheetStateRow,
  changes: ReadonlyMap<number, BlockChange>,
): Promise<BlockTail> {
  const changed = [...changes].filter(([, { total, error }]) => total !== 0 || error !== 0);
  const [[block, { total, error }] = [-1, { total: 0, error: 0 }]] = changed;
  const last = findBlock(next_position - 1);
  if (changed.length === 0) return { tail_block, tail_total, tail_error };
  if (changed.length === 1 && block === tail_block && block === last && total > 0) {
    return { tail_block, tail_total: tail_total + total, tail_error: tail_error + error };
  }
  const sums = new Map(changed);
  if (tail_block !== null && (tail_total !== 0 || tail_error !== 0)) {
    const own = sums.get(tail_block) ?? { total: 0, error: 0 };
    sums.set(tail_block, { total: own.total + tail_total, error: own.error + tail_error });
  }
  await addSums(context, sheet_id, sums);
  // Others find the blocks with records by their rows, so the row of a tail has at least one.
  const isGrowing = (changes.get(last)?.total ?? 0) > 0;
  return { tail_block: isGrowing ? last : null, tail_total: 0, tail_error: 0 };
}

async function addSums(
  context: Context,
  sheetId: string,
  sums: ReadonlyMap<number, BlockChange>,
): Promise<void> {
  const rows = [...sums].map(([block, { total, error }]) => ({
    account_id: context.accountId,
    sheet_id: sheetId,
    block,
    total,
    error,
  }));
  // Each row has five parameters, and SQLite allows at most 32,766 in a statement.
  for (let start = 0; start < rows.length; start += 5000) {
    await context.storage.send(context.db, addToBlocks(context, rows.slice(start, start + 5000)));
  }
}

/** Where a page starts: in a block, after skipping some of its records. */
export interface Anchor {
  readonly position: number;
  readonly skip: number;
}

/** How many records of a sum a filter counts. */
export function countOf(filter: BlockFilter, { total, error }: BlockChange): number {
  return { all: total, error, valid: total - error }[filter];
}

/** How many records of a block a filter counts. */
const counts: Readonly<Record<BlockFilter, RawBuilder<number>>> = {
  all: sql`total`,
  error: sql`error`,
  valid: sql`(total - error)`,
};

interface Offset extends Readonly<Record<string, unknown>> {
  readonly sheetId: string;
  readonly offset: number;
}

const anchorQueries = Object.fromEntries(
  Object.entries(counts).map(([filter, count]) => [
    filter,
    keepQuery((db, { sheetId, offset }: Offset) => {
      const sums = db
        .selectFrom("record_blocks")
        .select(["block", count.as("inside")])
        .select(sql<number>`sum(${count}) over (order by block) - ${count}`.as("before"))
        .where("sheet_id", "=", sheetId);
      const upTo = db.selectFrom(sums.as("sums")).selectAll().where("before", "<=", offset);
      return upTo.orderBy("block", "desc").limit(1);
    }),
  ]),
);

/** Finds the start of the page at `offset`, which counts records that match the filter; undefined past the end. */
export async function findAnchor(
  context: Context,
  sheetId: string,
  filter: BlockFilter,
  offset: number,
): Promise<Anchor | undefined> {
  // Every record is at this position or after it.
  if (filter === "all" && offset === 0) return { position: 0, skip: 0 };
  const [row] = (await anchorQueries[filter]?.run(context, { sheetId, offset })) ?? [];
  if (row === undefined) return undefined;
  const [block, skip, inside] = [Number(row.block), offset - Number(row.before), Number(row.inside)];
  const isInside = skip < inside || skip < inside + (await countTail(context, sheetId, filter, block));
  return isInside ? { position: block * blockPositions, skip } : undefined;
}

/** How many records a block has more than its row says. */
async function countTail(
  { db }: Context,
  sheetId: string,
  filter: BlockFilter,
  block: number,
): Promise<number> {
  const tail = await db
    .selectFrom("sheet_states")
    .select(["tail_total", "tail_error"])
    .where("sheet_id", "=", sheetId)
    .where("tail_block", "=", block)
    .executeTakeFirst();
  if (tail === undefined) return 0;
  return countOf(filter, { total: tail.tail_total, error: tail.tail_error });
}

import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { keepQuery } from "../storage/kept-query.ts";
import { keepInsert } from "../storage/kept-statements.ts";
import type { RecordBlockRow } from "../storage/rows/records.ts";
import type { StoredRecord } from "./record.ts";

/** How many positions one block has. Any page costs one read of the block sums, and skips at most one block of records. */
export const blockSize = 1000;

/** The block of a position. */
export function findBlock(position: number): number {
  return Math.floor(position / blockSize);
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

/** Adds changes to the sums of the blocks. */
export async function applyBlocks(
  context: Context,
  sheetId: string,
  changes: ReadonlyMap<number, BlockChange>,
): Promise<void> {
  const rows = [...changes]
    .filter(([, { total, error }]) => total !== 0 || error !== 0)
    .map(([block, { total, error }]) => ({
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
      return db
        .selectFrom(sums.as("sums"))
        .selectAll()
        .where("before", "<=", offset)
        .where(sql<boolean>`before + inside > ${offset}`);
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
  return { position: Number(row.block) * blockSize, skip: offset - Number(row.before) };
}

import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { type BlockFilter, blockPositions, countOf } from "./blocks.ts";

interface Counts {
  readonly total: number | string | null;
  readonly error: number | string | null;
}

interface CountsBefore {
  readonly position: number;
  readonly blocks_total: Counts["total"];
  readonly blocks_error: Counts["error"];
  readonly inside_total: Counts["total"];
  readonly inside_error: Counts["error"];
}

/**
 * How many records of a sheet are before each of some positions: all of them, or only those with or without an error. One
 * statement reads the sums of the blocks before each position, and at most one block of records.
 */
export async function countBefore(
  { db, storage }: Context,
  sheetId: string,
  filter: BlockFilter,
  positions: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (positions.length === 0) return new Map();
  const given = storage.engine.sql.integers([...new Set(positions)]);
  const sumBlocks = (column: RawBuilder<number>) => sql`
    (select sum(${column}) from record_blocks
      where sheet_id = ${sheetId} and block < given.value / ${sql.lit(blockPositions)})`;
  const countInside = (column: RawBuilder<unknown>) => sql`
    (select count(${column}) from records where sheet_id = ${sheetId}
      and position >= given.value - given.value % ${sql.lit(blockPositions)} and position < given.value)`;
  const { rows } = await sql<CountsBefore>`select given.value as position,
      ${sumBlocks(sql`total`)} as blocks_total, ${sumBlocks(sql`error`)} as blocks_error,
      ${countInside(sql`position`)} as inside_total, ${countInside(sql`errors`)} as inside_error
    from ${given} as given`.execute(db);
  // The sums of the last block are not all in its row.
  const tail = await db
    .selectFrom("sheet_states")
    .select(["tail_block", "tail_total", "tail_error"])
    .where("sheet_id", "=", sheetId)
    .executeTakeFirst();
  return new Map(
    rows.map(({ position, ...sums }) => {
      const hasTail = tail?.tail_block != null && tail.tail_block < Math.floor(position / blockPositions);
      const total =
        Number(sums.blocks_total ?? 0) + Number(sums.inside_total) + (hasTail ? tail.tail_total : 0);
      const error =
        Number(sums.blocks_error ?? 0) + Number(sums.inside_error) + (hasTail ? tail.tail_error : 0);
      return [Number(position), countOf(filter, { total, error })];
    }),
  );
}

import { limits } from "@data-import/types";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { divide } from "../../domain/chunks.ts";
import { countFitting, type Sized } from "../../domain/sized.ts";
import type { Engine } from "../../storage/engine.ts";
import type { Storage } from "../../storage/storage.ts";

/** How many positions one statement takes. */
const chunkPositions = 5000;

/** About how many bytes a record has. Engines know it without reading the record. */
export function recordBytes({ sql: { bytes } }: Engine): RawBuilder<number> {
  return sql<number>`(${bytes("records.cells")} + coalesce(${bytes("records.messages")}, 0) + coalesce(${bytes("records.metadata")}, 0))`;
}

/** How many bytes the records at some positions have together. */
export async function sumBytesAt(
  { storage, db }: Context,
  sheetId: string,
  positions: readonly number[],
): Promise<number> {
  let sum = 0;
  for (const chunk of divide(positions, chunkPositions)) {
    const { rows } = await sql<{ bytes: number | null }>`select sum(${recordBytes(storage.engine)}) as bytes
      from ${lookUp(storage, sheetId, chunk)}`.execute(db);
    sum += Number(rows[0]?.bytes ?? 0);
  }
  return sum;
}

/** How many bytes all records of a sheet have together. It looks at each of them. */
export async function sumBytesOf({ storage, db }: Context, sheetId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`select sum(${recordBytes(storage.engine)}) as bytes
    from records where records.sheet_id = ${sheetId}`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** The records at some positions, in the order of the positions, with their sizes. */
export async function measureAt(
  { storage, db }: Context,
  sheetId: string,
  positions: readonly number[],
): Promise<Sized<number>[]> {
  const sizes = new Map<number, number>();
  for (const chunk of divide(positions, chunkPositions)) {
    const { rows } = await sql<{ position: number; bytes: number }>`select records.position as position,
      ${recordBytes(storage.engine)} as bytes from ${lookUp(storage, sheetId, chunk)}`.execute(db);
    for (const { position, bytes } of rows) sizes.set(position, Number(bytes));
  }
  return positions.flatMap((key) => {
    const bytes = sizes.get(key);
    return bytes === undefined ? [] : [{ key, bytes }];
  });
}

/** How many of the first positions have records that can be in memory at once. */
export async function countFittingAt(
  context: Context,
  sheetId: string,
  positions: readonly number[],
  most = limits.pageBytes,
): Promise<number> {
  if (positions.length < 2 || (await sumBytesAt(context, sheetId, positions)) <= most) {
    return positions.length;
  }
  const sizes = new Map((await measureAt(context, sheetId, positions)).map(({ key, bytes }) => [key, bytes]));
  const records = positions.map((position) => ({ bytes: sizes.get(position) ?? 0 }));
  return countFitting(records, most);
}

/** The next records that meet a condition behind a position, at most so many, with their sizes. */
export async function measureBehind(
  { storage, db }: Context,
  where: RawBuilder<boolean>,
  after: number,
  most: number,
): Promise<Sized<number>[]> {
  const { rows } = await sql<{ position: number; bytes: number }>`
    select records.position as position, ${recordBytes(storage.engine)} as bytes from records
    where ${where} and records.position > ${after} order by records.position limit ${most}`.execute(db);
  return rows.map(({ position, bytes }) => ({ key: position, bytes: Number(bytes) }));
}

function lookUp({ engine }: Storage, sheetId: string, positions: readonly number[]): RawBuilder<unknown> {
  const condition = sql`records.sheet_id = ${sheetId} and records.position = cast(given.value as integer)`;
  return engine.sql.lookUp([...new Set(positions)], "records", condition);
}

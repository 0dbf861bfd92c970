import { sql } from "kysely";
import type pg from "pg";
import type { Engine } from "../../engine.ts";

/** What the types of the driver lack. */
interface CopyQuery extends pg.Query {
  callback: (error: Error | null, result: pg.QueryResult) => void;
  handleCopyData(message: { readonly chunk: Buffer }): void;
}

/** The first byte of the header. A row begins with its number of fields, which is less. */
const headerStart = "P".charCodeAt(0);
/** The signature, and a number of flags. The length of what follows is behind it. */
const headerBytes = 15;
/** Before the contents of the first field of a row: the number of fields, and its length. */
const beforeFirstBytes = 6;

/** Whether a statement sends its rows in the binary format of a copy. */
export function isCopyOut(text: string): boolean {
  return text.startsWith("copy (");
}

/**
 * Runs `copy (…) to stdout (format binary)`. The driver takes the fields of every other result as texts, so bytes come as
 * hexadecimal digits, which take more than twice as long.
 */
export function copyOut(
  client: pg.PoolClient,
  Query: typeof pg.Query,
  text: string,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new Query(text) as CopyQuery;
    const rows: Buffer[] = [];
    query.handleCopyData = ({ chunk }) => {
      const row = readRow(chunk);
      if (row !== undefined) rows.push(row);
    };
    query.callback = (error, result) => {
      if (error) reject(error);
      else resolve({ ...result, rows });
    };
    client.query(query);
  });
}

/**
 * The fields of a row from the contents of the first one on, which is aligned. The server sends each row as one message. The
 * first one begins with a header, and the last one has no row.
 */
function readRow(chunk: Buffer): Buffer | undefined {
  const start = chunk[0] === headerStart ? headerBytes + 4 + chunk.readInt32BE(headerBytes) : 0;
  if (start === chunk.length || chunk.readInt16BE(start) === -1) return undefined;
  // A copy, because the driver uses its buffer again.
  return Buffer.from(chunk.subarray(start + beforeFirstBytes));
}

/** Behind `data`, each with its length in four bytes: `slot` and `block` of four bytes, `version` of eight. */
const behindDataBytes = 28;

/** See `Engine.readColumns`. A copy has no parameters. */
export const readColumns: Engine["readColumns"] = async (db, { sheetId, slots, first, last, blocks }) => {
  const list = (numbers: readonly number[]) => sql.join(numbers.map((number) => sql.lit(number)));
  const some = blocks === undefined ? sql`` : sql`and block in (${list(blocks)})`;
  const copy = sql<Buffer>`copy (
    select data, slot, block, version from record_columns
    where sheet_id = ${sql.lit(sheetId)} and slot in (${list(slots)})
    and block between ${sql.lit(first)} and ${sql.lit(last)} ${some}
  ) to stdout (format binary)`;
  const { rows } = await copy.execute(db);
  return rows.map((row) => {
    const end = row.length - behindDataBytes;
    return {
      slot: row.readInt32BE(end + 4),
      block: row.readInt32BE(end + 12),
      version: Number(row.readBigInt64BE(end + 20)),
      data: row.subarray(0, end),
    };
  });
};

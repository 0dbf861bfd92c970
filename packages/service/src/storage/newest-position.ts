import { type RawBuilder, sql } from "kysely";
import type { Database, Storage } from "./storage.ts";

/**
 * The position of the newest event of an account, as an expression; 0 if there is none. Without those that wait for theirs.
 * @param account an id, or the column of a table of the statement
 */
export function newestPosition(account: string | RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select events.position from events
    where events.account_id = ${account} and events.position is not null
    order by events.position desc limit 1), 0)`;
}

/** The position of the newest event of an account, of which all have one then; 0 if there is none. */
export async function findNewestPosition(
  { engine }: Pick<Storage, "engine">,
  db: Database,
  accountId: string,
): Promise<number> {
  await engine.placeEvents(db, accountId);
  const { rows } = await sql<{ position: number }>`select ${newestPosition(accountId)} as position`.execute(
    db,
  );
  return Number(rows[0]?.position);
}

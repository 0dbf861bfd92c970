import { type RawBuilder, sql } from "kysely";

/**
 * Whether a time in a column has come, as a condition of a query. A time that is further away than anyone waits comes from
 * a clock that was set back since, so it has come, too. Twice as far, because the clocks of processes differ a little.
 * @param longestMs how long somebody waits at most
 */
export function isDue(column: string, now: Date, longestMs: number): RawBuilder<boolean> {
  const time = sql.ref(column);
  return sql<boolean>`(${time} <= ${now.toISOString()} or ${time} > ${findFurthest(now, longestMs)})`;
}

/** The same of a time that was read, in ISO 8601. */
export function hasCome(time: string, now: Date, longestMs: number): boolean {
  return time <= now.toISOString() || time > findFurthest(now, longestMs);
}

function findFurthest(now: Date, longestMs: number): string {
  return new Date(now.getTime() + 2 * longestMs).toISOString();
}

import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import type { Database } from "../storage/storage.ts";

/** How long wrong attempts count, in milliseconds. */
const counted = 15 * 60_000;

/** The wrong attempts for one account from one address. Fewer would lock out people who mistype. */
const mostOfPair = 10;
/** The wrong attempts for one account, or from one address: they may be those of several people. */
const mostOfOne = 100;

type Attempt = Pick<Context, "db" | "now" | "address">;

/** Throws a `too-many` if there were too many wrong attempts for an account, or from the address of the caller. */
export async function requireAttempts({ db, now, address }: Attempt, account: string): Promise<void> {
  const limits = listLimits(account, address);
  const rows = await db
    .selectFrom("sign_in_failures")
    .select(["key", "count", "ends_at"])
    .where(
      "key",
      "in",
      limits.map(({ key }) => key),
    )
    .where("ends_at", ">", now)
    .where("ends_at", "<=", addTime(now, 2 * counted))
    .execute();
  refuseBeyond(rows, limits, now, (count, most) => count >= most);
}

/** Counts a wrong attempt. Throws a `too-many` if it was one too many, so that nobody learns that it was wrong. */
export async function noteWrongAttempt(
  { storage, now, address }: Pick<Context, "storage" | "now" | "address">,
  account: string,
): Promise<void> {
  const limits = listLimits(account, address);
  const rows = await storage.transaction(async (db) => {
    await db.deleteFrom("sign_in_failures").where("ends_at", "<=", now).execute();
    const counts: Counted[] = [];
    for (const { key } of limits) counts.push(await countOne(db, key, now));
    return counts;
  });
  refuseBeyond(rows, limits, now, (count, most) => count > most);
}

/** After a right attempt, the wrong ones for this account from this address do not count any more. */
export async function forgetWrongAttempts({ db, address }: Attempt, account: string): Promise<void> {
  await db
    .deleteFrom("sign_in_failures")
    .where("key", "=", hashKey("pair", account, address))
    .execute();
}

interface Counted {
  readonly key: string;
  readonly count: number;
  readonly ends_at: string;
}

interface Limit {
  readonly key: string;
  readonly most: number;
}

/** Sorted, so that two processes lock the rows in the same order. */
function listLimits(account: string, address: string | undefined): Limit[] {
  const limits = [
    { key: hashKey("pair", account, address), most: mostOfPair },
    { key: hashKey("account", account), most: mostOfOne },
    ...(address === undefined ? [] : [{ key: hashKey("address", address), most: mostOfOne }]),
  ];
  return limits.sort((one, other) => (one.key < other.key ? -1 : 1));
}

function hashKey(...parts: readonly (string | undefined)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** One statement, so that attempts at the same time count, too. */
function countOne(db: Database, key: string, now: string): Promise<Counted> {
  // A row that ends much later is from a clock that was set back.
  const isOver = sql<boolean>`sign_in_failures.ends_at > ${addTime(now, 2 * counted)}`;
  return db
    .insertInto("sign_in_failures")
    .values({ key, count: 1, ends_at: addTime(now, counted) })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else sign_in_failures.count + 1 end`,
        ends_at: sql<string>`case when ${isOver} then excluded.ends_at else sign_in_failures.ends_at end`,
      }),
    )
    .returning(["key", "count", "ends_at"])
    .executeTakeFirstOrThrow();
}

function refuseBeyond(
  rows: readonly Counted[],
  limits: readonly Limit[],
  now: string,
  isBeyond: (count: number, most: number) => boolean,
): void {
  const ends = rows.flatMap(({ key, count, ends_at }) => {
    const limit = limits.find((one) => one.key === key);
    return limit !== undefined && isBeyond(count, limit.most) ? [ends_at] : [];
  });
  const [end] = ends.sort().reverse();
  if (end === undefined) return;
  const message =
    "There were too many wrong attempts to sign in. Wait before the next one; `Retry-After` has the seconds.";
  throw new DomainError(
    "sign_in_limited",
    { message },
    { retryAfter: (Date.parse(end) - Date.parse(now)) / 1000 },
  );
}

function addTime(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString();
}

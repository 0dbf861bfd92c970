import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Storage } from "@data-import/service";
import { keptRows } from "./postgres-server.ts";

/** Columns that change without a request that succeeds: the time of the last use, and of the clock. */
const notes: Readonly<Record<string, readonly string[]>> = {
  tokens: ["last_used_at", "expires_at"],
  users: ["last_seen_at"],
  sign_in_places: ["seen_at"],
  guest_spaces: ["last_accessed"],
  clock: ["passed"],
};

type Tables = ReturnType<Storage["db"]["introspection"]["getTables"]>;

/** The tables of an engine are the same in every database. Reading them takes longer than reading the rows. */
const tablesOf = new WeakMap<Storage["engine"], Tables>();

/**
 * Digests of the rows of each table. The difference between two of them shows the changed tables. Events that wait for their
 * positions get them first: a reader of events would give them at any time.
 * @param accountId includes only rows of this account
 */
export async function digestTables(
  { db, engine }: Storage,
  accountId?: string,
): Promise<Record<string, string>> {
  await engine.placeEvents(db);
  const all = tablesOf.get(engine) ?? db.introspection.getTables();
  tablesOf.set(engine, all);
  const tables = (await all).filter(
    ({ columns, schema }) =>
      schema !== keptRows && (accountId === undefined || columns.some(({ name }) => name === "account_id")),
  );
  const digests: [string, string][] = [];
  for (const { name } of tables) {
    let query = db.selectFrom(name as "accounts").selectAll();
    if (accountId !== undefined) query = query.where("account_id", "=", accountId);
    const left = notes[name];
    const texts = (await query.execute()).map((row) =>
      JSON.stringify(
        left === undefined ? row : Object.entries(row).filter(([column]) => !left.includes(column)),
      ),
    );
    digests.push([name, hash("sha256", texts.sort().join("\n"))]);
  }
  return Object.fromEntries(digests.sort());
}

/** What was read of a storage: the version of the data, and its digests by account. */
interface Known {
  readonly version: string;
  readonly digests: Map<string | undefined, Record<string, string>>;
}

const known = new WeakMap<Storage, Known>();

/**
 * As `digestTables`, but reads the tables only if something was written since the last time.
 * @param counter from `Databases.countChanges`
 */
export async function digestChanges(
  storage: Storage,
  counter: string,
  accountId?: string,
): Promise<Record<string, string>> {
  const { digests } = await readKnown(storage, counter);
  const digest = digests.get(accountId) ?? (await digestTables(storage, accountId));
  digests.set(accountId, digest);
  return digest;
}

/** Tells the digest of a storage that has the rows of another one. */
export async function noteDigest(
  storage: Storage,
  counter: string,
  digest: Record<string, string>,
): Promise<void> {
  const { digests } = await readKnown(storage, counter);
  digests.set(undefined, digest);
}

async function readKnown(storage: Storage, counter: string): Promise<Known> {
  await storage.engine.placeEvents(storage.db);
  const rows = await storage.db
    .selectFrom(counter as "accounts")
    .selectAll()
    .execute();
  const version = JSON.stringify(rows);
  const last = known.get(storage);
  if (last?.version === version) return last;
  const now = { version, digests: new Map() };
  known.set(storage, now);
  return now;
}

/** Waits until all built-in jobs of the service have ended, and until the next runs of new actions are planned. */
export async function settleJobs({ db }: Storage): Promise<void> {
  for (;;) {
    const action = await db
      .selectFrom("actions")
      .select("id")
      .whereRef("next_run_at", "=", "updated_at")
      .executeTakeFirst();
    const job = await db
      .selectFrom("jobs")
      .select("id")
      .where("is_built_in", "=", 1)
      .where("status", "in", ["ready", "executing"])
      .executeTakeFirst();
    if (job === undefined && action === undefined) return;
    await sleep(20);
  }
}

import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Storage } from "@data-import/service";
import { keptRows } from "./postgres-server.ts";

/** Columns that change without a request that succeeds: the time of the last use, and of the clock. */
const notes: Readonly<Record<string, readonly string[]>> = {
  tokens: ["last_used_at", "expires_at"],
  users: ["last_seen_at"],
  guest_spaces: ["last_accessed"],
  clock: ["passed"],
};

type Tables = ReturnType<Storage["db"]["introspection"]["getTables"]>;

/** The tables of an engine are the same in every database. Reading them takes longer than reading the rows. */
const tablesOf = new WeakMap<Storage["engine"], Tables>();

/**
 * Digests of the rows of each table. The difference between two of them shows the changed tables.
 * @param accountId includes only rows of this account
 */
export async function digestTables(
  { db, engine }: Storage,
  accountId?: string,
): Promise<Record<string, string>> {
  const known = tablesOf.get(engine) ?? db.introspection.getTables();
  tablesOf.set(engine, known);
  const tables = (await known).filter(
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

/** The last digest of a storage, and the version of the data that it was made of. */
const lastDigests = new WeakMap<Storage, { readonly version: string; readonly digest: object }>();

/**
 * As `digestTables`, but reads the tables only if something was written since the last time.
 * @param counter the table with the version of the data, which every write changes
 */
export async function digestChanges(storage: Storage, counter: string): Promise<object> {
  const rows = await storage.db
    .selectFrom(counter as "accounts")
    .selectAll()
    .execute();
  const version = JSON.stringify(rows);
  const last = lastDigests.get(storage);
  if (last?.version === version) return last.digest;
  const digest = await digestTables(storage);
  lastDigests.set(storage, { version, digest });
  return digest;
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

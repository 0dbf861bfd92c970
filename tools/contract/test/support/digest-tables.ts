import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Storage } from "@data-import/service";

/** Columns that a rejected request may change: the time of the last use. */
const notes: Readonly<Record<string, readonly string[]>> = {
  tokens: ["last_used_at", "expires_at"],
  guest_spaces: ["last_accessed"],
};

/** The list of tables is the same in every database. Reading it takes longer than reading the rows, so it is kept. */
let known: ReturnType<Storage["db"]["introspection"]["getTables"]> | undefined;

/**
 * Digests of the rows of each table. The difference between two of them shows the changed tables.
 * @param accountId includes only rows of this account
 */
export async function digestTables({ db }: Storage, accountId?: string): Promise<Record<string, string>> {
  known ??= db.introspection.getTables();
  const tables = (await known).filter(
    ({ columns }) => accountId === undefined || columns.some(({ name }) => name === "account_id"),
  );
  const digests: [string, string][] = [];
  for (const { name } of tables) {
    let query = db.selectFrom(name as "accounts").selectAll();
    if (accountId !== undefined) query = query.where("account_id", "=", accountId);
    const texts = (await query.execute()).map((row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !notes[name]?.includes(column))),
    );
    digests.push([name, createHash("sha256").update(texts.sort().join("\n")).digest("hex")]);
  }
  return Object.fromEntries(digests.sort());
}

/** Waits until all built-in jobs of the service have ended. */
export async function settleJobs({ db }: Storage): Promise<void> {
  for (;;) {
    const job = await db
      .selectFrom("jobs")
      .select("id")
      .where("is_built_in", "=", 1)
      .where("status", "in", ["ready", "executing"])
      .executeTakeFirst();
    if (job === undefined) return;
    await sleep(20);
  }
}

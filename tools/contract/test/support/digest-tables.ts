import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Storage } from "@data-import/service";

/** What a request may note although it is rejected: when somebody was last there. */
const notes: Readonly<Record<string, readonly string[]>> = {
  tokens: ["last_used_at", "expires_at"],
  guest_spaces: ["last_accessed"],
};

/** Every database has the same tables, on both engines, and asking for them takes longer than reading them. */
let known: ReturnType<Storage["db"]["introspection"]["getTables"]> | undefined;

/**
 * A digest of every row of each table, so that two of them tell which tables were changed in between.
 * @param accountId only what belongs to this account
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

/** Waits until the service has ended every job that it carries out itself. */
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

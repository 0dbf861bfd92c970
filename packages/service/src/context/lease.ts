import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { isDue } from "../storage/is-due.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** The tables whose rows one run works on at a time, and the column that identifies a row. */
const keys = { agent_feeds: "agent_id", jobs: "id", webhooks: "id" } as const;

/** What a claimed row has. */
export interface Claim {
  /** A new value for each claim: a former run must not continue the work of a later one. */
  readonly claimed_by: string;
  readonly claimed_until: string;
}

/** The right to work on a row of a table: for some time, and as long as it is renewed. */
export interface Lease {
  readonly claimDurationMs: number;
  /** The condition that nobody works on a row, for queries of the table. */
  isFree(now: Date): RawBuilder<boolean>;
  /** Claims a row, and changes it; undefined if another run has it. */
  claim(db: Database, key: string, now: Date, changes?: object): Promise<Claim | undefined>;
  /** When a claim ends that is renewed now, in ISO 8601. */
  findEnd(now: Date): string;
  /** Renews claims while the work continues; returns those that are still valid. */
  renew(storage: Storage, claims: readonly string[], now: Date): Promise<readonly string[]>;
  /** Ends a claim, if it is still valid, and changes the row. */
  release(storage: Storage, key: string, claim: string, changes?: object): Promise<void>;
  /** Ends all claims. Those of the last process are outdated if the engine has one process at a time. */
  releaseAll(db: Database): Promise<void>;
}

/** @param claimDurationMs how long a claim is valid. If a run does not renew it, another one may take the row. */
export function createLease(name: keyof typeof keys, claimDurationMs: number): Lease {
  // The tables have these columns in common. The types of queries do not know a table that is one of several.
  const table = name as "jobs";
  const key = keys[name] as "id";
  const nobody = { claimed_by: null, claimed_until: null };

  function findEnd(now: Date): string {
    return new Date(now.getTime() + claimDurationMs).toISOString();
  }

  function isFree(now: Date): RawBuilder<boolean> {
    const until = `${name}.claimed_until`;
    return sql<boolean>`(${sql.ref(until)} is null or ${isDue(until, now, claimDurationMs)})`;
  }

  return {
    claimDurationMs,
    findEnd,
    isFree,
    async claim(db, id, now, changes) {
      const claim = { claimed_by: randomUUID(), claimed_until: findEnd(now) };
      const { numUpdatedRows } = await db
        .updateTable(table)
        .set({ ...claim, ...changes })
        .where(key, "=", id)
        .where(isFree(now))
        .executeTakeFirst();
      return numUpdatedRows === 1n ? claim : undefined;
    },
    async renew(storage, claims, now) {
      if (claims.length === 0) return [];
      const rows = await storage.transaction((db) =>
        db
          .updateTable(table)
          .set({ claimed_until: findEnd(now) })
          .where("claimed_by", "in", claims)
          .returning("claimed_by")
          .execute(),
      );
      return rows.flatMap(({ claimed_by: claim }) => claim ?? []);
    },
    async release(storage, id, claim, changes) {
      await storage.transaction((db) =>
        db
          .updateTable(table)
          .set({ ...nobody, ...changes })
          .where("claimed_by", "=", claim)
          .where(key, "=", id)
          .execute(),
      );
    },
    async releaseAll(db) {
      await db.updateTable(table).set(nobody).where("claimed_by", "is not", null).execute();
    },
  };
}

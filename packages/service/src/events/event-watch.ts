import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import type { Chores } from "../domain/chore.ts";
import { newestPosition } from "../storage/newest-position.ts";
import type { Storage } from "../storage/storage.ts";

/** Tells when accounts have new events, also those of other processes and threads. */
export interface EventWatch {
  /**
   * Calls `onNew` soon after each commit with events of an account, and sometimes without one. Returns the function that
   * ends this. Without accounts to watch, nothing is read.
   */
  watch(accountId: string, onNew: () => void): () => void;
  /** Searches now: this process has committed events. */
  wake(): void;
  stop(): void;
}

/** How often the version of the database is compared. Reading it costs a few microseconds. */
const versionEveryMs = 20;
/** How often the events of other processes are searched for if the engine does not know its version. */
const searchEveryMs = 200;

interface Watched {
  /** The newest known position. */
  position: number;
  readonly listeners: Set<() => void>;
}

/** Creates a watch. One statement reads the newest positions of all watched accounts. */
export function createEventWatch(storage: Storage, chores: Chores): EventWatch {
  const accounts = new Map<string, Watched>();
  // The timer outlives the request that starts it, and must not end with it.
  const runOutside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let version: number | undefined;
  const askToSearch = chores.add({ name: "search-events", work: search });

  async function search(): Promise<void> {
    const positions = await readPositions(storage, [...accounts.keys()]).catch((error: unknown) => {
      // The next tick tries again.
      version = undefined;
      throw error;
    });
    for (const [accountId, position] of positions) {
      const account = accounts.get(accountId);
      if (account === undefined || position === account.position) continue;
      account.position = position;
      for (const onNew of account.listeners) onNew();
    }
  }

  function wake(): void {
    if (accounts.size > 0) askToSearch();
  }

  function tick(): void {
    const current = storage.readVersion();
    // A search that runs now may have read before the commit of this version.
    if (current !== undefined && current === version) return;
    version = current;
    wake();
  }

  function start(): void {
    const interval = storage.readVersion() === undefined ? searchEveryMs : versionEveryMs;
    timer ??= runOutside(() => setInterval(tick, interval)).unref();
  }

  function stopTimer(): void {
    clearInterval(timer);
    timer = undefined;
    version = undefined;
  }

  return {
    watch(accountId, onNew) {
      const account = accounts.get(accountId) ?? { position: -1, listeners: new Set() };
      accounts.set(accountId, account);
      account.listeners.add(onNew);
      start();
      wake();
      return () => {
        account.listeners.delete(onNew);
        if (account.listeners.size === 0) accounts.delete(accountId);
        if (accounts.size === 0) stopTimer();
      };
    },
    wake,
    stop() {
      accounts.clear();
      stopTimer();
    },
  };
}

/** The positions of the newest events of accounts; 0 for an account without events. */
async function readPositions(
  { db, engine }: Storage,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  await engine.placeEvents(db);
  const parts = accountIds.map((id) => sql`select ${id} as account_id, ${newestPosition(id)} as position`);
  const { rows } = await sql<{
    account_id: string;
    position: number | string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ account_id: id, position }) => [id, Number(position)]));
}

import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import type { Chores } from "../../domain/chore.ts";
import type { Clock } from "../../domain/clock.ts";
import type { ColumnAsk } from "../../domain/column-ask.ts";
import { type Database, type Storage, WriterNeeded } from "../../storage/storage.ts";
import { noteSlots, readSlots } from "./column-slots.ts";
import { setRevision } from "./drop-columns.ts";
import { encodeBlock } from "./encode-block.ts";
import { storeColumns } from "./store-columns.ts";

/** Builds columns in the background, when requests ask for them. */
export interface ColumnBuilder {
  ask(ask: ColumnAsk): void;
  /** Starts no further step, and waits for the running one. */
  stop(): Promise<void>;
}

/** How long one step may hold the writers of a sheet. */
const longestStepMs = 15;
/**
 * The time between two steps. On PostgreSQL, the next step could lock the sheet again before a writer
 * notices that it is free.
 */
const restMs = 5;
/** The time between two passes over the same sheet. */
const pauseMs = 1000;
const dayMs = 86_400_000;
const blocksAtOnce = 50;

/** @param forward called instead if the storage only reads */
export function createColumnBuilder(
  storage: Storage,
  clock: Clock,
  chores: Chores,
  forward: (ask: ColumnAsk) => void,
): ColumnBuilder {
  const attempt = chores.guard("build-columns");
  // The request that asks does not wait for them.
  const runOutside = AsyncLocalStorage.snapshot();
  /** The slots to build, by sheet. */
  const asked = new Map<string, Set<number>>();
  /** When a pass over a sheet ended, or its use was noted, in milliseconds. */
  const ended = new Map<string, number>();
  const noted = new Map<string, number>();
  let stopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    const now = clock().getTime();
    for (const [sheetId, slots] of asked) {
      if (stopped) return;
      if (now - (ended.get(sheetId) ?? 0) < pauseMs && now >= (ended.get(sheetId) ?? 0)) continue;
      asked.delete(sheetId);
      // If it fails, the next request asks again.
      await attempt(() =>
        buildSheet(sheetId, [...slots]).catch((error: unknown) => {
          if (!(error instanceof WriterNeeded)) throw error;
          forward({ sheetId, slots: [...slots], isIncomplete: true });
        }),
      );
      note(ended, sheetId, clock().getTime());
    }
  }

  async function buildSheet(sheetId: string, slots: readonly number[]): Promise<void> {
    note(noted, sheetId, clock().getTime());
    let after: number | undefined = -1;
    while (after !== undefined && !stopped) {
      const from: number = after;
      after = await storage.transaction(
        (db) => buildStep(storage, db, { sheetId, slots, after: from, now: clock().toISOString() }),
        { isBackground: true },
      );
      if (after !== undefined) await setTimeout(restMs);
    }
  }

  function start(): void {
    running ??= runOutside(run).finally(() => {
      running = undefined;
      if (asked.size > 0 && !stopped) timer = globalThis.setTimeout(start, pauseMs).unref();
    });
  }

  return {
    ask({ sheetId, slots, isIncomplete }) {
      const isNoted = clock().getTime() - (noted.get(sheetId) ?? 0) < dayMs;
      if (stopped || (!isIncomplete && isNoted)) return;
      const known = asked.get(sheetId) ?? new Set();
      for (const slot of slots) known.add(slot);
      asked.set(sheetId, known);
      if (running === undefined) start();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Notes a time for a sheet. The oldest ones are forgotten. */
function note(times: Map<string, number>, sheetId: string, time: number): void {
  times.delete(sheetId);
  times.set(sheetId, time);
  const [oldest] = times.keys();
  if (times.size > 10_000 && oldest !== undefined) times.delete(oldest);
}

interface Step {
  readonly sheetId: string;
  readonly slots: readonly number[];
  /** The last block of the step before. */
  readonly after: number;
  readonly now: string;
}

/** Builds the next missing columns, with the sheet locked; returns the last block, undefined at the end. */
async function buildStep(
  storage: Storage,
  db: Database,
  { sheetId, slots, after, now }: Step,
): Promise<number | undefined> {
  const state = await db
    .selectFrom("sheet_states")
    .selectAll()
    .where("sheet_id", "=", sheetId)
    .$call(storage.engine.sql.lockRows)
    .executeTakeFirst();
  if (state === undefined) return undefined;
  const missing = await listMissing(db, sheetId, slots, after);
  const noted = new Set(readSlots(state.column_slots));
  // Not only in the first step: the columns may have been deleted since then.
  if (after === -1 || slots.some((slot) => !noted.has(slot))) await noteSlots(db, state, slots, now);
  if (missing.size > 0) await setRevision(db, sheetId);
  const start = performance.now();
  let last: number | undefined;
  for (const [block, missingSlots] of missing) {
    if (last !== undefined && performance.now() - start > longestStepMs) return last;
    await storeColumns(db, state, block, await encodeBlock({ db }, sheetId, missingSlots, block));
    last = block;
  }
  return last;
}

/** The next blocks with missing columns, and the slots that are missing. */
async function listMissing(
  db: Database,
  sheetId: string,
  slots: readonly number[],
  after: number,
): Promise<Map<number, number[]>> {
  const blocks = await db
    .selectFrom("record_blocks")
    .select("block")
    .where("sheet_id", "=", sheetId)
    .where("block", ">", after)
    .where("total", ">", 0)
    .where(
      (query) =>
        query
          .selectFrom("record_columns")
          .select((count) => count.fn.countAll<number>().as("count"))
          .where("record_columns.sheet_id", "=", sheetId)
          .whereRef("record_columns.block", "=", "record_blocks.block")
          .where("slot", "in", slots),
      "<",
      slots.length,
    )
    .orderBy("block")
    .limit(blocksAtOnce)
    .execute();
  const missing = new Map(blocks.map(({ block }) => [block, [...slots]]));
  if (missing.size === 0) return missing;
  const stored = await db
    .selectFrom("record_columns")
    .select(["slot", "block"])
    .where("sheet_id", "=", sheetId)
    .where("slot", "in", slots)
    .where("block", "in", [...missing.keys()])
    .execute();
  for (const { slot, block } of stored) {
    missing.set(
      block,
      (missing.get(block) ?? []).filter((each) => each !== slot),
    );
  }
  return missing;
}

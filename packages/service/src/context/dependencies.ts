import type { Blobs } from "../blobs/blobs.ts";
import type { NewId } from "../domain/ids.ts";
import type { Database, Storage } from "../storage/storage.ts";
import type { Context } from "./context.ts";
import { readAtOnce } from "./read-at-once.ts";
import { insertEvents } from "./write-events.ts";

/** What every operation and every job gets from outside. */
export interface Dependencies {
  readonly storage: Storage;
  readonly blobs: Blobs;
  readonly newId: NewId;
  /** Tells the job runner that there is a new job. */
  wakeJobs(): void;
}

/** Who performs an operation, where this actor may do so, and when. */
export type Caller = Pick<Context, "actor" | "permission" | "grants" | "scope" | "readableScope" | "now">;

/** The context of a caller. `after` collects the work that runs after the transaction is committed. */
export function createContext(
  { storage, blobs, newId, wakeJobs }: Dependencies,
  caller: Caller,
  db: Database,
  after: (() => void | Promise<void>)[] = [],
): Context {
  const context: Context = {
    ...caller,
    accountId: caller.actor.accountId,
    ...{ storage, blobs, newId, db, wakeJobs },
    emit: async (...events) => {
      await insertEvents(context, events);
    },
    afterCommit: (work) => {
      after.push(work);
    },
  };
  return context;
}

/** Runs a read for a caller: everything that `act` reads is from one moment. Then runs the work that waits for its end. */
export async function readFor<Result>(
  dependencies: Dependencies,
  caller: Caller,
  operationId: string,
  act: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { result, after } = await readAtOnce(dependencies.storage, operationId, async (db) => {
    const after: (() => void | Promise<void>)[] = [];
    return { result: await act(createContext(dependencies, caller, db, after)), after };
  });
  for (const work of after) await work();
  return result;
}

/** Runs `act` in a transaction for a caller. Work that waits for the commit runs after it. */
export async function transact<Result>(
  dependencies: Dependencies,
  caller: Caller,
  act: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { result, after } = await dependencies.storage.transaction(async (db) => {
    // Inside this function, because the transaction may run more than once.
    const after: (() => void | Promise<void>)[] = [];
    return { result: await act(createContext(dependencies, caller, db, after)), after };
  });
  for (const work of after) await work();
  return result;
}

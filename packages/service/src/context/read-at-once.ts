import type { KyselyPlugin } from "kysely";
import { runCompiled, setRunner } from "../storage/kept-query.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** For operations that have sent more than one statement: how many of their next reads begin in a snapshot. */
const longReads = new WeakMap<Storage, Map<string, number>>();

/** After so many reads in a snapshot, one finds out again whether a single statement is enough. */
const readsBetweenChecks = 20;

/**
 * Runs a read so that all of its statements see the data of one moment. A single statement does this without help, so
 * only reads with several statements pay for a snapshot: `read` starts again in one when it sends its second statement,
 * and the next reads of the same operation begin in one. Mostly, its code decides how many statements it sends.
 */
export async function readAtOnce<Result>(
  storage: Storage,
  operationId: string,
  read: (db: Database) => Promise<Result>,
  runSnapshot: Storage["snapshot"] = storage.snapshot,
): Promise<Result> {
  const known = longReads.get(storage) ?? new Map<string, number>();
  longReads.set(storage, known);
  const left = known.get(operationId) ?? 0;
  if (left > 0) known.set(operationId, left - 1);
  else {
    const counted = takeCounted(storage.db);
    try {
      return await read(counted.db);
    } catch (error) {
      if (!(error instanceof SecondStatement)) throw error;
      known.set(operationId, readsBetweenChecks);
    } finally {
      counted.release();
    }
  }
  return runSnapshot(read);
}

class SecondStatement extends Error {}

/** A database that allows one statement. */
interface Counted {
  readonly db: Database;
  /** Lets another read use it. */
  release(): void;
}

/** Creating one costs more than a small read, so they are used again. */
const free = new WeakMap<Database, Counted[]>();

function takeCounted(db: Database): Counted {
  const list = free.get(db) ?? [];
  free.set(db, list);
  return list.pop() ?? createCounted(db, list);
}

function createCounted(db: Database, list: Counted[]): Counted {
  let isFirst = true;
  const count = () => {
    if (!isFirst) throw new SecondStatement("This read needs a snapshot.");
    isFirst = false;
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // After the statement, because queries that are compiled already are not transformed.
    async transformResult({ result }) {
      count();
      return result;
    },
  };
  const counted: Counted = {
    db: db.withPlugin(plugin),
    release() {
      isFirst = true;
      list.push(counted);
    },
  };
  setRunner(counted.db, (query) => {
    count();
    return runCompiled(db, query);
  });
  return counted;
}

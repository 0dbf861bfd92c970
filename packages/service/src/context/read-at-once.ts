import type { Kysely, KyselyPlugin } from "kysely";
import type { Tables } from "../storage/rows/tables.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** The operations that have sent more than one statement. It is their code that decides this, not the data. */
const longReads = new Set<string>();

/**
 * Runs a read so that all of its statements see the data of one moment. A single statement does this without help, so
 * only reads with several statements pay for a snapshot: `read` starts again in one when it sends its second statement,
 * and later reads of the same operation begin in one.
 */
export async function readAtOnce<Result>(
  storage: Storage,
  operationId: string,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!longReads.has(operationId)) {
    try {
      return await read(allowOneStatement(storage.db));
    } catch (error) {
      if (!(error instanceof SecondStatement)) throw error;
      longReads.add(operationId);
    }
  }
  return storage.snapshot(read);
}

class SecondStatement extends Error {}

function allowOneStatement(db: Database): Kysely<Tables> {
  let isFirst = true;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // After the statement, because queries that are compiled already are not transformed.
    async transformResult({ result }) {
      if (!isFirst) throw new SecondStatement("This read needs a snapshot.");
      isFirst = false;
      return result;
    },
  };
  return db.withPlugin(plugin);
}

import type { PostgresQueryResult } from "kysely";
import type pg from "pg";

type Result = PostgresQueryResult<never>;

/** The statements of a connection for which nobody waits. The server gets them together with the next one. */
export interface Pipeline {
  /**
   * Sends a statement if nobody waits for it; returns what stands for its result, or undefined for other statements. The
   * start of a transaction is sent with its first statement. Nobody waits for the end of one that only reads.
   */
  send(text: string, values: readonly unknown[], isUnawaited: boolean): Result | undefined;
  /** The result of a statement that was sent after them; rejects with the error of the first one that failed. */
  complete(result: Promise<pg.QueryResult>): Promise<pg.QueryResult>;
}

/** A transaction without any statement needs no server. */
const ends: ReadonlyMap<string, Result> = new Map([
  ["commit", { command: "COMMIT", rowCount: 0, rows: [] }],
  ["rollback", { command: "ROLLBACK", rowCount: 0, rows: [] }],
]);
const nothing: Result = { command: "SELECT", rowCount: 0, rows: [] };

/** @param issue gives a statement to the server */
export function createPipeline(
  issue: (text: string, values?: unknown[]) => Promise<pg.QueryResult>,
): Pipeline {
  let start: string | undefined;
  let isReadOnly = false;
  let sent: Promise<unknown>[] = [];
  let failure: { readonly error: unknown } | undefined;

  function sendOne(text: string, values?: unknown[]): void {
    const noted = issue(text, values).catch((error: unknown) => {
      failure ??= { error };
    });
    sent.push(noted);
  }

  return {
    send(text, values, isUnawaited) {
      if (/^(begin|start transaction)/.test(text)) {
        start = text;
        isReadOnly = text.endsWith("read only");
        sent = [];
        failure = undefined;
        return nothing;
      }
      if (start !== undefined) {
        const end = ends.get(text);
        const opening = start;
        start = undefined;
        if (end !== undefined) return end;
        sendOne(opening);
      }
      if (isReadOnly && text === "commit") {
        // What the transaction has read is right, however it ends. If the connection breaks, the next statement fails.
        issue(text).catch(() => {});
        return nothing;
      }
      if (!isUnawaited) return undefined;
      sendOne(text, values as unknown[]);
      return nothing;
    },
    async complete(running) {
      try {
        const result = await running;
        // The server responds so to a commit after an error.
        if (result.command !== "ROLLBACK") return result;
        await Promise.all(sent);
        if (failure === undefined) return result;
      } catch (error) {
        await Promise.all(sent);
        // The server rejects everything after the first error; only that one says why.
        throw failure === undefined ? error : failure.error;
      } finally {
        sent = [];
      }
      throw failure.error;
    },
  };
}

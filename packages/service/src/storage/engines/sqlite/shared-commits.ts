import { AsyncResource } from "node:async_hooks";
import { giveWay } from "@data-import/front";
import type { Database } from "../../storage.ts";
import type { SqliteConnection } from "./driver.ts";
import { createTurns } from "./turns.ts";
import type { CommitCounter } from "./versions.ts";

/** What decides the turn of a transaction, and what its commit is counted for. */
export interface TransactionKind<Result = unknown> {
  /** Whether it may share a commit with other short ones that wait at the same time. */
  readonly isShort: boolean;
  /** Whether it lets others go first. */
  readonly isBackground: boolean;
  /** Whose work in the background it is. */
  readonly turnOf: string | undefined;
  /** The only spaces that it changed; undefined if it may have changed more. */
  listSpaces(result: Result): readonly string[] | undefined;
}

/** Runs work while nothing else uses the connection of the writer. Rejects without it if the storage is closed. */
export type Hold = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/** The transactions of the only writer, one after the other. */
export interface Transactions {
  /**
   * Commits everything that `work` did, or nothing if it throws.
   */
  run<Result>(work: (db: Database) => Promise<Result>, kind: TransactionKind<Result>): Promise<Result>;
}

/** A transaction that waits for its turn, in the asynchronous context of its caller. */
interface Member extends Omit<TransactionKind, "listSpaces"> {
  /** Does the work; returns what tells the caller about its end. Never rejects. */
  work(db: Database): Promise<Outcome>;
  reject(error: unknown): void;
}

interface Outcome {
  readonly hasFailed: boolean;
  readonly error?: unknown;
  /** The only spaces that were changed; undefined if more may have changed. */
  readonly spaceIds?: readonly string[] | undefined;
  settle(): void;
}

/** How many transactions share a commit, and for how many milliseconds: the first of them waits for the last. */
const mostMembers = 200;
const longestGroupMs = 20;

/**
 * Runs transactions of which several share one commit, because most of the time of a small transaction is its commit. Each
 * of them has a savepoint, so that one that fails takes nothing back of the others. No caller hears of its end before the
 * commit. There is no timer: who is alone waits only for requests that have arrived already.
 * @param countForeign counts commits of other programs; called in a transaction
 */
export function createTransactions(
  hold: Hold,
  connection: SqliteConnection,
  counter: CommitCounter,
  countForeign: () => void,
): Transactions {
  const queue = createTurns<Member>();
  let isRunning = false;
  const runGroup = createGroupRunner(queue, connection, counter, countForeign);

  async function runAll(): Promise<void> {
    while (!queue.isEmpty()) {
      const settled = await hold(runGroup).catch((error: unknown) =>
        queue.takeAll().map(
          ({ reject }) =>
            () =>
              reject(error),
        ),
      );
      for (const settle of settled) settle();
    }
    isRunning = false;
  }

  return {
    run(work, kind) {
      const scope = new AsyncResource("Transaction");
      return new Promise((resolve, reject) => {
        queue.add({
          ...kind,
          reject,
          work: (held) =>
            scope.runInAsyncScope(async () => {
              try {
                const result = await work(held);
                const spaceIds = kind.listSpaces(result);
                return { hasFailed: false, spaceIds, settle: () => resolve(result) };
              } catch (error) {
                return { hasFailed: true, error, settle: () => reject(error) };
              }
            }),
        });
        if (isRunning) return;
        isRunning = true;
        void runAll();
      });
    },
  };
}

/** Creates the function that runs the first of the queue and those that may share its commit; it returns what tells them about it. */
function createGroupRunner(
  queue: ReturnType<typeof createTurns<Member>>,
  connection: SqliteConnection,
  counter: CommitCounter,
  countForeign: () => void,
): (held: Database) => Promise<(() => void)[]> {
  const run = (statement: string) => connection.prepare(statement).statement.run();

  /** Takes back what the open transaction did; some errors, such as a full disk, have done so already. */
  function rollBack(): void {
    if (connection.database.isTransaction) run("rollback");
    connection.sheetState.forget();
  }

  return async (held) => {
    const members: Member[] = [];
    const settled: (() => void)[] = [];
    const changed = new Set<string>();
    let isWide = false;
    const started = performance.now();
    try {
      for (let member = queue.take(); member !== undefined; member = takeNext(member)) {
        members.push(member);
        // Immediate: otherwise, a transaction that reads and then writes fails if another process writes in between.
        run(members.length === 1 ? "begin immediate" : "savepoint member");
        if (members.length === 1) countForeign();
        const { hasFailed, error, spaceIds, settle } = await member.work(held);
        if (!connection.database.isTransaction) throw error ?? new Error("The transaction was rolled back.");
        if (members.length === 1) {
          if (hasFailed) {
            run("rollback");
            return [settle];
          }
        } else {
          if (hasFailed) run("rollback to member");
          run("release member");
        }
        if (spaceIds === undefined) isWide ||= !hasFailed;
        else for (const spaceId of spaceIds) changed.add(spaceId);
        settled.push(settle);
        if (member.isShort && queue.isEmpty()) await giveWay();
      }
      run("commit");
      counter.count(isWide ? undefined : [...changed]);
      return settled;
    } catch (error) {
      rollBack();
      // Nobody knows whether a commit that fails has happened.
      counter.count(undefined);
      return members.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }

    function takeNext(last: Member): Member | undefined {
      const isOver =
        members.length >= mostMembers || performance.now() - started > longestGroupMs || !last.isShort;
      return isOver ? undefined : queue.take(({ isShort }) => isShort);
    }
  };
}

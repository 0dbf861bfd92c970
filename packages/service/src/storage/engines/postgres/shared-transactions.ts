import { AsyncResource } from "node:async_hooks";
import { CompiledQuery } from "kysely";
import { DomainError } from "../../../domain/errors.ts";
import type { Database } from "../../storage.ts";
import { CallerLeft, waiting } from "../../waiting.ts";
import { sending } from "./connections.ts";
import { CommitUnknown } from "./engine.ts";

/** Runs work in a transaction of its own. */
type Transact = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/** Runs short transactions. Those that wait for the same lock at the same time share one. */
export interface SharedTransactions {
  /** @param lock names what all transactions with this name lock first */
  run<Result>(work: (db: Database) => Promise<Result>, lock: string): Promise<Result>;
}

/** A transaction that waits for its turn, in the asynchronous context of its caller. */
interface Member {
  /** Whether its caller waits for it no longer. */
  hasLeft(): boolean;
  /** Does the work, and keeps its result for `settle`. Rejects if the transaction may be of no use to others now. */
  work(db: Database, isFirst: boolean): Promise<{ readonly hasFailed: boolean; settle(): void }>;
  /** Runs in a transaction of its own, and tells the caller about its end. Never rejects. */
  runAlone(): Promise<void>;
  reject(error: unknown): void;
}

/**
 * How many share a transaction, and for how many milliseconds: the first of them waits for the last. PostgreSQL keeps 64
 * savepoints of a transaction in shared memory; with more of them, other transactions become slower.
 */
const mostMembers = 50;
const longestGroupMs = 50;

/** Ends the work of a group of which the first member failed: it has nothing to commit. */
class FirstFailed extends Error {
  readonly settle: () => void;

  constructor(settle: () => void) {
    super("The first transaction of a group failed.");
    this.settle = settle;
  }
}

/**
 * Lets short transactions share one, because most of their time they wait: for the lock, and for its holder to commit. They
 * run one after the other, each after a savepoint, so that one that is refused takes nothing back of the others. If anything
 * else goes wrong before the commit, each of them runs again alone. There is no timer: who is alone waits for nobody.
 * @param transact attempts it again after a conflict with another transaction, which is an error that `hasMetAnother` knows
 */
export function createSharedTransactions(
  transactOnce: Transact,
  transact: Transact,
  hasMetAnother: (error: unknown) => boolean,
): SharedTransactions {
  /** By lock, those who wait for the group that takes members now. */
  const queues = new Map<string, Member[]>();

  /** Runs the first of the queue, and those who come before all of them have ended. Never rejects. */
  async function runGroup(lock: string, queue: Member[]): Promise<void> {
    const members: Member[] = [];
    let isOpen = true;
    /** The next group asks for the lock while this one commits. */
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      if (queue.length > 0) void runGroup(lock, queue);
      else queues.delete(lock);
    };
    try {
      const settled = await transactOnce((db) => runMembers(db, queue, members).finally(close));
      for (const settle of settled) settle();
    } catch (error) {
      if (error instanceof FirstFailed) return error.settle();
      // Without any member, there was no connection for it.
      const failed = members.length === 0 ? queue.splice(0) : members;
      const isFinal = members.length === 0 || error instanceof CommitUnknown;
      if (isFinal || (members.length === 1 && !hasMetAnother(error))) {
        for (const { reject } of failed) reject(error);
      } else for (const member of members) await member.runAlone();
    } finally {
      close();
    }
  }

  return {
    run(work, lock) {
      const scope = new AsyncResource("Transaction");
      const caller = waiting.getStore();
      return new Promise((resolve, reject) => {
        const queue = queues.get(lock);
        const attempt = (db: Database) => settleWork(() => work(db), resolve, reject);
        const member: Member = {
          reject,
          hasLeft: () => caller?.signal?.aborted === true,
          work: (db, isFirst) =>
            // Nobody ends a statement of a shared transaction; the first one may wait for a lock of another process.
            scope.runInAsyncScope(() => (isFirst ? attempt(db) : waiting.run({}, () => attempt(db)))),
          runAlone: () => scope.runInAsyncScope(() => transact(work)).then(resolve, reject),
        };
        if (queue !== undefined) {
          queue.push(member);
          return;
        }
        const created = [member];
        queues.set(lock, created);
        void waiting.run({}, () => runGroup(lock, created));
      });
    },
  };
}

/** A refusal is a result; after other errors, nobody knows the state of the transaction. */
async function settleWork<Result>(
  work: () => Promise<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Promise<{ readonly hasFailed: boolean; settle(): void }> {
  try {
    const result = await work();
    return { hasFailed: false, settle: () => resolve(result) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { hasFailed: true, settle: () => reject(error) };
  }
}

/** Runs members in an open transaction, until nobody waits; returns what tells them about the commit. */
async function runMembers(db: Database, queue: Member[], members: Member[]): Promise<(() => void)[]> {
  const settled: (() => void)[] = [];
  /** When the first one had ended: only then is it sure that it has the lock. */
  let started: number | undefined;
  const isOver = () => started !== undefined && performance.now() - started > longestGroupMs;
  // If it fails, the next statement that somebody waits for fails with its error.
  const send = (text: string) => sending.run(true, () => db.executeQuery(CompiledQuery.raw(text)));
  let release = "";
  while (members.length < mostMembers && !isOver()) {
    const member = queue.shift();
    if (member === undefined) break;
    if (member.hasLeft()) {
      member.reject(new CallerLeft());
      continue;
    }
    const place = members.push(member);
    // Each has its own name: after an error that nobody has seen yet, that of the one before must not be found.
    const savepoint = `member_${place}`;
    if (place > 1) await send(`${release}savepoint ${savepoint}`);
    const { hasFailed, settle } = await member.work(db, place === 1);
    if (place === 1 && hasFailed) throw new FirstFailed(settle);
    started ??= performance.now();
    settled.push(settle);
    if (hasFailed) await send(`rollback to ${savepoint}`);
    release = place > 1 ? `release ${savepoint}; ` : "";
  }
  return settled;
}

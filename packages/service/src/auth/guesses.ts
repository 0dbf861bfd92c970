import { createHmac, randomBytes } from "node:crypto";
import { BoundedMap } from "@data-import/tables/basics";
import { limits } from "@data-import/types";
import type { Storage } from "../storage/storage.ts";
import type { Gate, Turn } from "./hash-turns.ts";

/** From how many on an address comes behind the others. */
const mostAttemptsOfAddress = 10;

/** An attempt to sign in with a password. */
export interface Attempt {
  /** The mail address in lower case; nobody need have it. */
  readonly account: string;
  /** The network address, as limits count it. */
  readonly address: string;
  /** Whether this account signed in from this address before. */
  readonly isKnown: boolean;
}

/** Checks a password in its turn; resolves to whether it is right. */
export type Check = (turn: Turn) => Promise<boolean>;

/** What a process knows about attempts to sign in. It forgets it at its end: nothing is kept about those who only tried. */
export interface Guesses {
  /**
   * Whether a password is right. One that was right before, and still is, costs no hash; the same one that is being checked
   * for the same address costs no second one. Others are checked in their turn, those of guessers last.
   * @param hashed the stored hash; undefined if nobody has this account
   */
  check(attempt: Attempt, password: string, hashed: string | undefined, check: Check): Promise<boolean>;
}

const byStorage = new WeakMap<Storage, Guesses>();

/** The guesses of the process at the accounts of a storage. */
export function findGuesses(storage: Storage): Guesses {
  const guesses = byStorage.get(storage) ?? createGuesses();
  byStorage.set(storage, guesses);
  return guesses;
}

/** @param now milliseconds of a clock that nobody sets back */
export function createGuesses(now: () => number = () => performance.now()): Guesses {
  const wrong = new BoundedMap<{ count: number; readonly endsAtMs: number }>({ entries: 50_000 });
  const gates = new BoundedMap<Gate>({ entries: 10_000 });
  // Passwords are known by a hash with a key that is nowhere else. So a quick hash is enough.
  const key = randomBytes(32);
  const right = new BoundedMap<string>({ entries: 1000 });

  const pending = new Map<string, Promise<boolean>>();

  const count = (name: string) => {
    const found = wrong.get(name);
    return found !== undefined && found.endsAtMs > now() ? found.count : 0;
  };
  const add = (name: string, more: number) => {
    const before = count(name);
    const endsAtMs = before > 0 ? (wrong.get(name)?.endsAtMs ?? 0) : now() + limits.wrongPasswordLifeMs;
    wrong.set(name, { count: Math.max(0, before + more), endsAtMs });
  };
  const findGate = (name: string): Gate => {
    const gate = gates.get(name) ?? { opensAtMs: 0 };
    gates.set(name, gate);
    return gate;
  };

  function findTurn(attempt: Attempt): Turn {
    const { pair, account, address } = nameCounts(attempt);
    const isGuessing = count(pair) >= limits.passwordsPerPlace;
    const isAttacked = !attempt.isKnown && count(account) >= limits.passwordsPerAccount;
    const isOdd = count(pair) > 0 || count(address) >= mostAttemptsOfAddress;
    return {
      rank: isGuessing ? 3 : attempt.isKnown ? 0 : isOdd ? 2 : 1,
      owner: attempt.address,
      gates: [...(isGuessing ? [findGate(pair)] : []), ...(isAttacked ? [findGate(account)] : [])],
    };
  }

  /** An attempt counts as a wrong one until it is known, so that many at the same time count, too. */
  async function tryOnce(attempt: Attempt, check: Check): Promise<boolean> {
    const turn = findTurn(attempt);
    const names = nameCounts(attempt);
    for (const name of Object.values(names)) add(name, 1);
    let isWrong = false;
    try {
      isWrong = !(await check(turn));
      if (!isWrong) wrong.delete(names.pair);
    } finally {
      // Those that were refused have not been tried.
      if (!isWrong) for (const name of Object.values(names)) add(name, -1);
    }
    return !isWrong;
  }

  return {
    async check(attempt, password, hashed, check) {
      const mac = createHmac("sha256", key)
        .update(JSON.stringify([attempt.account, password]))
        .digest("base64");
      if (hashed !== undefined && right.get(mac) === hashed) return true;
      const name = `${mac} ${attempt.address} ${hashed}`;
      const trying = pending.get(name) ?? tryOnce(attempt, check).finally(() => pending.delete(name));
      pending.set(name, trying);
      const isRight = await trying;
      if (isRight && hashed !== undefined) right.set(mac, hashed);
      return isRight;
    },
  };
}

const nameCounts = ({ account, address }: Attempt) => ({
  pair: `pair ${address} ${account}`,
  account: `account ${account}`,
  address: `address ${address}`,
});

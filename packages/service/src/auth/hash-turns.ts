import { availableParallelism } from "node:os";
import { BoundedMap } from "@data-import/tables/basics";
import { DomainError } from "../domain/errors.ts";

/** How many hashes run at once: half of the processors. Each takes 64 MiB and a thread with which Node also reads files. */
export const mostAtOnce = Math.max(1, Math.min(2, availableParallelism() >> 1));
/** About three seconds of work. */
const mostWaitingHashes = 30;
/** The pause between two starts behind a gate, in milliseconds, and how many wait behind one: the last one for two seconds. */
const gatePauseMs = 1000;
const mostHashesBehindGate = 2;

/** What some attempts have in common that are too many, such as their account: one of them starts each second. */
export interface Gate {
  opensAtMs: number;
}

/** When a hash may run. */
export interface Turn {
  /** Lower ranks come first; above 0 are those who may be guessing. */
  readonly rank: number;
  /** The one that asks for it, such as a network address: of one rank, owners take turns. */
  readonly owner: string;
  readonly gates: readonly Gate[];
}

interface Waiting {
  readonly turn: Turn;
  /** Higher for those who came later. */
  readonly number: number;
  start(): void;
  refuse(): void;
}

const usual: Turn = { rank: 0, owner: "", gates: [] };

let running = 0;
let count = 0;
let waiting: Waiting[] = [];
let timer: NodeJS.Timeout | undefined;
/** By owner, the number of its last start. */
const lastStarts = new BoundedMap<number>({ entries: 1000 });

/** Hashes in turn. Throws an `unavailable` or a `too-many` if too many wait already who are not behind this one. */
export async function takeTurn<Result>(hash: () => Promise<Result>, turn = usual): Promise<Result> {
  await new Promise<void>((start, reject) => {
    count += 1;
    const own: Waiting = { turn, number: count, start, refuse: () => reject(createRefusal(turn)) };
    waiting.push(own);
    for (const gate of turn.gates) limit(({ gates }) => gates.includes(gate), mostHashesBehindGate);
    startNext();
    limit(() => true, mostWaitingHashes);
  });
  try {
    return await hash();
  } finally {
    running -= 1;
    startNext();
  }
}

function startNext(): void {
  clearTimeout(timer);
  const now = performance.now();
  while (running < mostAtOnce) {
    const ready = waiting.filter(({ turn }) => turn.gates.every(({ opensAtMs }) => opensAtMs <= now));
    const [next] = ready.sort(compare);
    if (next === undefined) break;
    waiting = waiting.filter((one) => one !== next);
    running += 1;
    lastStarts.set(next.turn.owner, next.number);
    for (const gate of next.turn.gates) gate.opensAtMs = now + gatePauseMs;
    next.start();
  }
  const opens = waiting.map(({ turn }) => Math.max(...turn.gates.map(({ opensAtMs }) => opensAtMs), now));
  if (running < mostAtOnce && opens.length > 0) timer = setTimeout(startNext, Math.min(...opens) - now + 1);
}

/** The best rank first, then the owner who has waited longest for a start, then the one who came first. */
function compare(one: Waiting, other: Waiting): number {
  const started = ({ turn }: Waiting) => lastStarts.get(turn.owner) ?? 0;
  return one.turn.rank - other.turn.rank || started(one) - started(other) || one.number - other.number;
}

/** Refuses one of those who wait, if they are too many: of the worst rank, the last one of the owner who has most of them. */
function limit(isCounted: (turn: Turn) => boolean, most: number): void {
  const counted = waiting.filter(({ turn }) => isCounted(turn));
  if (counted.length <= most) return;
  const worst = Math.max(...counted.map(({ turn }) => turn.rank));
  const owners = Map.groupBy(
    counted.filter(({ turn }) => turn.rank === worst),
    ({ turn }) => turn.owner,
  );
  const [crowd = []] = [...owners.values()].sort((one, other) => other.length - one.length);
  const refused = crowd.at(-1);
  waiting = waiting.filter((one) => one !== refused);
  refused?.refuse();
}

function createRefusal({ gates }: Turn): DomainError {
  if (gates.length === 0) {
    const message = "Too many people sign in at this moment. Send the request again.";
    return new DomainError("busy", { message }, { retryAfter: 2 });
  }
  const message =
    "There were too many wrong attempts to sign in, so one is tried each second, and others wait already. Send the request again after the seconds of `Retry-After`.";
  return new DomainError("sign_in_limited", { message }, { retryAfter: 2 });
}

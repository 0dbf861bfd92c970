import { platform } from "#platform";

/** How long work may hold other requests. */
const longestTurnMs = 15;

let turnStart: number | undefined;

/** Throws if the current work need not go on. */
let checkTurn = (): void => {};

/** Sets what ends work that gives way: it throws if nobody needs the work any more. */
export function setTurnCheck(check: () => void): void {
  checkTurn = check;
}

/** The work that gave way, in its order. */
const waiting: (() => void)[] = [];

/** Lets other requests run: resolves after everything that waits now. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) platform.defer(continueNext);
  });
}

/**
 * Continues one work, and the next one in the next turn of the event loop. So each work has a turn of its own, however long
 * the turns of the others are, and requests that arrive wait for one of them only.
 */
function continueNext(): void {
  turnStart = undefined;
  const next = waiting.shift();
  if (waiting.length > 0) platform.defer(continueNext);
  next?.();
}

/**
 * Lets other requests run if this turn of the event loop has been long; throws, before or after it, if nobody needs the
 * work any more. Cheap enough to be called after each millisecond of work.
 */
export function giveWayIfLong(): Promise<void> | undefined {
  if (turnStart !== undefined) {
    if (performance.now() - turnStart <= longestTurnMs) return undefined;
    checkTurn();
    return giveWay().then(() => checkTurn());
  }
  turnStart = performance.now();
  platform.defer(() => {
    turnStart = undefined;
  });
  return undefined;
}

/** How many items are mapped without a look at the time. */
const itemsPerLook = 64;

/** Maps a list that may be long, and lets other requests run in between. */
export async function mapGivingWay<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % itemsPerLook === 0) await giveWayIfLong();
    results.push(map(item, index));
  }
  return results;
}

/** Work that takes turns: so much at the same time, and only a part of it for one who asks. */
export interface FairTurns {
  /** @param who who asks for the work; undefined has no limit of its own */
  run<Result>(who: string | undefined, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Creates turns, so that nobody can take all of them: others go first while somebody has enough.
 * @param most how much runs at the same time
 * @param each how much of it for one who asks
 */
export function createFairTurns(most: number, each: number): FairTurns {
  const running = new Map<string | undefined, number>();
  const waiting: { readonly who: string | undefined; start(): void }[] = [];
  let total = 0;

  const mayStart = (who: string | undefined): boolean =>
    total < most && (who === undefined || (running.get(who) ?? 0) < each);

  function add(who: string | undefined, count: 1 | -1): void {
    total += count;
    const left = (running.get(who) ?? 0) + count;
    if (left === 0) running.delete(who);
    else running.set(who, left);
  }

  function startNext(): void {
    const index = waiting.findIndex(({ who }) => mayStart(who));
    const [next] = index === -1 ? [] : waiting.splice(index, 1);
    if (next === undefined) return;
    add(next.who, 1);
    next.start();
  }

  return {
    async run(who, work) {
      if (mayStart(who)) add(who, 1);
      else await new Promise<void>((start) => waiting.push({ who, start }));
      try {
        return await work();
      } finally {
        add(who, -1);
        startNext();
      }
    },
  };
}

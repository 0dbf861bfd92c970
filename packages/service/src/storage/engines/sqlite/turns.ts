/** Who waits for the only writer. */
export interface Waiting {
  /** Whether nobody waits for its end, as for a step of a job. */
  readonly isBackground: boolean;
  /** Whose work in the background it is: those who have some take turns. */
  readonly turnOf?: string | undefined;
}

/** How long something in the background waits for others that came later. */
const longestWaitMs = 100;

/** Decides whose turn is next: who waits for a response goes before work in the background, but not forever. */
export interface Turns<Member extends Waiting> {
  add(member: Member): void;
  /** Whether nobody waits. */
  isEmpty(): boolean;
  /** Takes the next one; undefined if nobody waits, or if `fits` is false for it. */
  take(fits?: (next: Member) => boolean): Member | undefined;
  /** Takes all of them. */
  takeAll(): Member[];
}

/** @param now milliseconds, from any point in time */
export function createTurns<Member extends Waiting>(
  now: () => number = () => performance.now(),
): Turns<Member> {
  const urgent: Member[] = [];
  /** By whose work it is, in the order of their turns. None is empty. */
  const background = new Map<string, { readonly member: Member; readonly since: number }[]>();

  function isBackgroundNext(): boolean {
    if (background.size === 0) return false;
    if (urgent.length === 0) return true;
    const before = now() - longestWaitMs;
    return [...background.values()].some(([first]) => first !== undefined && first.since < before);
  }

  function takeBackground(): void {
    for (const [owner, waiting] of background) {
      background.delete(owner);
      waiting.shift();
      // Behind all others.
      if (waiting.length > 0) background.set(owner, waiting);
      return;
    }
  }

  function nextInBackground(): Member | undefined {
    for (const [first] of background.values()) return first?.member;
    return undefined;
  }
  return {
    add(member) {
      if (!member.isBackground) {
        urgent.push(member);
        return;
      }
      const owner = member.turnOf ?? "";
      const waiting = background.get(owner) ?? [];
      waiting.push({ member, since: now() });
      background.set(owner, waiting);
    },
    isEmpty: () => urgent.length === 0 && background.size === 0,
    take(fits = () => true) {
      const isBackground = isBackgroundNext();
      const next = isBackground ? nextInBackground() : urgent[0];
      if (next === undefined || !fits(next)) return undefined;
      if (isBackground) takeBackground();
      else urgent.shift();
      return next;
    },
    takeAll() {
      const all = [...urgent.splice(0), ...[...background.values()].flat().map(({ member }) => member)];
      background.clear();
      return all;
    },
  };
}

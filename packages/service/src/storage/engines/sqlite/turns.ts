/** Who waits for the only writer. */
export interface Waiting {
  /** Whether nobody waits for its end, as for a step of a job. */
  readonly isBackground: boolean;
}

/** How long something in the background waits for others that came later, in milliseconds. */
const patience = 100;

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
  const background: { readonly member: Member; readonly since: number }[] = [];

  function isBackgroundNext(): boolean {
    const [first] = background;
    return first !== undefined && (urgent.length === 0 || now() - first.since > patience);
  }
  return {
    add(member) {
      if (member.isBackground) background.push({ member, since: now() });
      else urgent.push(member);
    },
    isEmpty: () => urgent.length === 0 && background.length === 0,
    take(fits = () => true) {
      const isBackground = isBackgroundNext();
      const next = isBackground ? background[0]?.member : urgent[0];
      if (next === undefined || !fits(next)) return undefined;
      (isBackground ? background : urgent).shift();
      return next;
    },
    takeAll: () => [...urgent.splice(0), ...background.splice(0).map(({ member }) => member)],
  };
}

import { PatternError, readPattern } from "./read-pattern.ts";
import { type Step, writeSteps } from "./steps.ts";

export { PatternError };

/** Where a text may be, after steps that need no character. */
interface Ways {
  /** The steps that wait for a character. */
  readonly waiting: readonly number[];
  readonly isAtEnd: boolean;
}

/**
 * Compiles the pattern of a stored rule; throws a `PatternError` if it is not possible. Follows all ways through the
 * pattern at once, so that no text makes it slow: it looks at each character once for each step at most.
 */
export function compilePattern(pattern: string): (text: string) => boolean {
  const steps = writeSteps(readPattern(pattern));
  const known: Ways[] = [];
  const findWays = (index: number): Ways => {
    known[index] ??= listWays(steps, index);
    return known[index];
  };
  /** By step: the number of the character for which the step was added last. */
  const added = new Int32Array(steps.length);
  const current: number[] = [];
  const next: number[] = [];
  return (text) => {
    let { waiting, isAtEnd } = findWays(0);
    let [target, other] = [current, next];
    let count = 0;
    added.fill(0);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.codePointAt(at) ?? 0;
      if (code > 0xffff) at += 1;
      count += 1;
      target.length = 0;
      isAtEnd = false;
      for (const index of waiting) {
        const step = steps[index];
        if (step?.kind !== "character" || !step.allows(code)) continue;
        const ways = findWays(index + 1);
        isAtEnd ||= ways.isAtEnd;
        for (const way of ways.waiting) {
          if (added[way] === count) continue;
          added[way] = count;
          target.push(way);
        }
      }
      if (target.length === 0 && !isAtEnd) return false;
      waiting = target;
      [target, other] = [other, target];
    }
    return isAtEnd;
  };
}

function listWays(steps: readonly Step[], first: number): Ways {
  const seen = new Set<number>();
  const waiting: number[] = [];
  const left = [first];
  for (let index = left.pop(); index !== undefined; index = left.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    const step = steps[index];
    if (step?.kind === "character") waiting.push(index);
    else if (step !== undefined) left.push(...step.to);
  }
  return { waiting, isAtEnd: seen.has(steps.length) };
}

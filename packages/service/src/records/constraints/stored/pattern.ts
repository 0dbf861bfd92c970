import { PatternError, readPattern } from "./read-pattern.ts";
import type { Step } from "./steps.ts";
import { writeSteps } from "./steps.ts";

export { PatternError };

/**
 * Compiles the pattern of a stored rule; throws a `PatternError` if it is not possible. Follows all ways through the
 * pattern at once, so that no text makes it slow: it looks at each character once for each step at most.
 */
export function compilePattern(pattern: string): (text: string) => boolean {
  const steps = writeSteps(readPattern(pattern));
  return (text) => {
    let current = new Ways(steps);
    let next = new Ways(steps);
    current.add(0);
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      next.clear();
      for (const index of current.waiting) {
        const step = steps[index];
        if (step?.kind === "character" && step.allows(code)) next.add(index + 1);
      }
      if (next.waiting.length === 0 && !next.isAtEnd) return false;
      [current, next] = [next, current];
    }
    return current.isAtEnd;
  };
}

/** The steps that a text may be at. */
class Ways {
  /** The steps that wait for a character. */
  readonly waiting: number[] = [];
  isAtEnd = false;
  readonly #steps: readonly Step[];
  readonly #seen = new Set<number>();

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  clear(): void {
    this.waiting.length = 0;
    this.isAtEnd = false;
    this.#seen.clear();
  }

  add(first: number): void {
    const left = [first];
    for (let index = left.pop(); index !== undefined; index = left.pop()) {
      if (this.#seen.has(index)) continue;
      this.#seen.add(index);
      const step = this.#steps[index];
      if (step === undefined) this.isAtEnd = true;
      else if (step.kind === "character") this.waiting.push(index);
      else left.push(...step.to);
    }
  }
}

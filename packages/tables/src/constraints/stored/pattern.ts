import { PatternError, readPattern } from "./read-pattern.ts";
import { type Step, writeSteps } from "./steps.ts";

export { PatternError };

/** How many followers of states are kept for a pattern. Few patterns have more; with them, the rest is found again. */
const mostKeptFollowers = 4096;

/** Where a text may be after some characters: a set of steps. */
interface State {
  /** The steps that wait for a character. */
  readonly waiting: readonly number[];
  readonly isAtEnd: boolean;
  /** The states that follow, by the next character. */
  readonly next: Map<number, State>;
}

const none: State["next"] = new Map();

/**
 * Compiles the pattern of a stored rule; throws a `PatternError` if it is not possible. Follows all ways through the
 * pattern at once, so that no text makes it slow: it looks at each character once for each step at most. What follows
 * a state is kept, so that it mostly looks at each character once.
 */
export function compilePattern(pattern: string): (text: string) => boolean {
  const follow = createFollow(writeSteps(readPattern(pattern)));
  return (text) => {
    let state = follow.start;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.codePointAt(at) ?? 0;
      if (code > 0xffff) at += 1;
      state = state.next.get(code) ?? follow.find(state, code);
      if (state.waiting.length === 0 && !state.isAtEnd) return false;
    }
    return state.isAtEnd;
  };
}

function createFollow(steps: readonly Step[]) {
  const states = new Map<string, State>();
  const known: (readonly number[])[] = [];
  /** By step: the number of the search that has found it last. */
  const found = new Int32Array(steps.length + 1);
  let search = 0;
  let kept = 0;

  /** The steps that wait for a character, or the end, behind a step. */
  function listWays(index: number): readonly number[] {
    known[index] ??= findWays(steps, index);
    return known[index];
  }

  function find(state: State, code: number): State {
    search += 1;
    const waiting: number[] = [];
    let isAtEnd = false;
    for (const index of state.waiting) {
      const step = steps[index];
      if (step?.kind !== "character" || !step.allows(code)) continue;
      for (const way of listWays(index + 1)) {
        if (found[way] === search) continue;
        found[way] = search;
        if (way === steps.length) isAtEnd = true;
        else waiting.push(way);
      }
    }
    if (kept >= mostKeptFollowers) return { waiting, isAtEnd, next: none };
    kept += 1;
    const key = `${waiting.sort((one, other) => one - other).join()} ${isAtEnd}`;
    const next = states.get(key) ?? { waiting, isAtEnd, next: new Map() };
    states.set(key, next);
    state.next.set(code, next);
    return next;
  }

  const ways = listWays(0);
  const start: State = {
    waiting: ways.filter((way) => way < steps.length),
    isAtEnd: ways.includes(steps.length),
    next: new Map(),
  };
  return { start, find };
}

/** The steps that wait for a character behind a step, and the place behind the last step if the end is one of the ways. */
function findWays(steps: readonly Step[], first: number): readonly number[] {
  const seen = new Set<number>();
  const ways: number[] = [];
  const left = [first];
  for (let index = left.pop(); index !== undefined; index = left.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    const step = steps[index];
    if (step === undefined || step.kind === "character") ways.push(index);
    else left.push(...step.to);
  }
  return ways;
}

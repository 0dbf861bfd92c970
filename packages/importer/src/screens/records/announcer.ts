import type { Clock } from "../../rows/clock.ts";

/** At most one sentence in so many milliseconds. */
const pauseMs = 5_000;

/** Who changed how many records. */
export interface Change {
  readonly by: string;
  readonly records: number;
}

/**
 * Tells what others do, without talking all the time: the first change at once, later ones together after five seconds.
 */
export class Announcer {
  readonly #clock: Clock;
  readonly #tell: (changes: readonly Change[]) => void;
  #waiting = new Map<string, number>();
  #isQuiet = true;

  constructor(clock: Clock, tell: (changes: readonly Change[]) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  add({ by, records }: Change): void {
    this.#waiting.set(by, (this.#waiting.get(by) ?? 0) + records);
    if (this.#isQuiet) this.#say();
  }

  #say(): void {
    const changes = [...this.#waiting].map(([by, records]) => ({ by, records }));
    this.#waiting = new Map();
    this.#isQuiet = changes.length === 0;
    if (changes.length === 0) return;
    this.#tell(changes);
    this.#clock.after(pauseMs, () => this.#say());
  }
}

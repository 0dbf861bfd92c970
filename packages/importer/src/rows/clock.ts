/** Time, as the rows see it; tests have one of their own. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Runs something after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The clock of the browser. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

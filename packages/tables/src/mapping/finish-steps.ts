/** Runs work to its end that yields after each short step, without a pause. */
export function finishSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

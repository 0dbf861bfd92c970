import { giveWayIfLong } from "@data-import/front";

/** Runs work to its end that yields after each short step. Others run in between, and it ends if its caller has left. */
export async function runSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await giveWayIfLong();
  }
}

import { DomainError } from "../domain/errors.ts";

/** Each hash takes 64 MiB and one of the four threads with which Node also reads files. */
const mostAtOnce = 2;
/** About three seconds of work. */
const mostWaiting = 30;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes in turn; throws an `unavailable` if too many wait already. */
export async function takeTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (running < mostAtOnce) running += 1;
  else await waitForTurn();
  try {
    return await hash();
  } finally {
    const next = waiting.shift();
    // The next one takes over this turn.
    if (next === undefined) running -= 1;
    else next();
  }
}

function waitForTurn(): Promise<void> {
  if (waiting.length >= mostWaiting) {
    const message = "Too many people sign in at this moment. Send the request again.";
    throw new DomainError("busy", { message }, { retryAfter: 2 });
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

import { setImmediate } from "node:timers/promises";

/** How long one piece of work may hold the thread, in milliseconds. */
const longest = 20;

/** Passes pieces on. Between two pieces, other work gets the thread if these pieces have used it for 20 ms. */
export async function* giveWay<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece> {
  let since = performance.now();
  for await (const piece of pieces) {
    yield piece;
    if (performance.now() - since < longest) continue;
    await setImmediate();
    since = performance.now();
  }
}

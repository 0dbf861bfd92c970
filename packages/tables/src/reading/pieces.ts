import type { GiveWay } from "../basics/give-way.ts";

/** Gives way between the pieces of a file. */
export async function* pace<Piece>(pieces: AsyncIterable<Piece>, giveWay: GiveWay): AsyncIterable<Piece> {
  for await (const piece of pieces) {
    yield piece;
    await giveWay();
  }
}

/** Counts the lengths of the pieces that pass. */
export async function* countLengths<Piece extends Uint8Array | string>(
  pieces: AsyncIterable<Piece>,
  counter: { count: number },
): AsyncIterable<Piece> {
  for await (const piece of pieces) {
    counter.count += piece.length;
    yield piece;
  }
}

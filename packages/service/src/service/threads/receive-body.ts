import { type Fault, type Response, unpackError } from "./messages.ts";

/** A body that arrives from another thread in pieces. */
export interface BodyReceiver {
  readonly body: AsyncIterable<Uint8Array>;
  /** A piece has arrived; undefined is the end. */
  add(bytes: Uint8Array | undefined): void;
  break(fault: Fault): void;
}

/** How many pieces may be on their way. */
const mostPieces = 8;

/** Receives a body. Asks for its pieces as they are used, so that a long one is never completely in memory. */
export function receiveBody(id: number, send: (response: Response) => void): BodyReceiver {
  const pieces: (Uint8Array | undefined)[] = [];
  let error: Error | undefined;
  let arrived = () => {};

  async function* read(): AsyncIterable<Uint8Array> {
    send({ kind: "more", id, count: mostPieces });
    for (;;) {
      while (pieces.length === 0 && error === undefined) {
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      }
      if (pieces.length === 0) throw error;
      const bytes = pieces.shift();
      if (bytes === undefined) return;
      yield bytes;
      send({ kind: "more", id, count: 1 });
    }
  }
  return {
    body: { [Symbol.asyncIterator]: () => read()[Symbol.asyncIterator]() },
    add(bytes) {
      pieces.push(bytes);
      arrived();
    },
    break(fault) {
      error = unpackError(fault);
      arrived();
    },
  };
}

import type { HttpRequest, HttpResponse } from "@data-import/front";
import type { Slots } from "../domain/slots.ts";
import { createTurns } from "../domain/turns.ts";

/** Performs a call with a file. The pieces of its body take turns with those of other uploads. */
export type TakeUpload = (
  call: HttpRequest,
  environmentId: string,
  perform: (call: HttpRequest) => Promise<HttpResponse>,
) => Promise<HttpResponse>;

const nothing = (): void => {};

/**
 * Creates the turns of uploads. A place is for a piece that has arrived, until the next one is asked for: who sends slowly
 * holds no place.
 * @param slots for uploads
 */
export function createUploadTurns(slots: Slots): TakeUpload {
  const enter = createTurns(slots);
  return async (call, environmentId, perform) => {
    let end = nothing;
    let isOver = false;
    const leave = () => {
      end();
      end = nothing;
    };
    const openBody = () => {
      const pieces = call.openBody()[Symbol.asyncIterator]();
      const iterator: AsyncIterator<Uint8Array> = {
        async next() {
          leave();
          const piece = await pieces.next();
          if (piece.done === true) return piece;
          end = await enter(environmentId);
          // The request may have ended meanwhile.
          if (isOver) leave();
          return piece;
        },
        async return() {
          leave();
          return (await pieces.return?.()) ?? { done: true, value: undefined };
        },
      };
      return { [Symbol.asyncIterator]: () => iterator };
    };
    try {
      return await perform(replaceBody(call, openBody));
    } finally {
      isOver = true;
      leave();
    }
  };
}

function replaceBody(call: HttpRequest, openBody: HttpRequest["openBody"]): HttpRequest {
  const { method, pathname, search, headers, address, signal, closing } = call;
  return {
    method,
    pathname,
    search,
    headers,
    address,
    signal,
    closing,
    openBody,
    readBody: (limit) => call.readBody(limit),
    holdMemory: (bytes) => call.holdMemory?.(bytes),
  };
}

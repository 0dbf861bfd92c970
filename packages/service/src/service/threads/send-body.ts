import { HttpError, type HttpRequest } from "@data-import/front";
import { notePassed } from "@data-import/tables/reading";
import { ownBytes, packError, type Request } from "./messages.ts";

/** A body that is sent to another thread in pieces, as many as that thread asks for. */
export interface BodySender {
  /** Allows so many further pieces. */
  allow(count: number): void;
  /** Sends nothing more. */
  stop(): void;
}

/** Sends the body of a call. Nothing is read before the other thread asks for it. */
export function sendBody(
  id: number,
  call: HttpRequest,
  send: (request: Request, transferred?: ArrayBuffer[]) => void,
): BodySender {
  let allowed = 0;
  let isStopped = false;
  let isSending = false;
  let pieces: AsyncIterator<Uint8Array> | undefined;

  async function sendAllowed(): Promise<void> {
    pieces ??= call.openBody()[Symbol.asyncIterator]();
    for (; allowed > 0 && !isStopped; allowed -= 1) {
      const { done, value } = await pieces.next();
      if (isStopped) return;
      if (done === true) {
        isStopped = true;
        send({ kind: "piece", id });
        return;
      }
      notePassed(value.byteLength);
      const bytes = ownBytes(value);
      send({ kind: "piece", id, bytes }, [bytes.buffer]);
    }
  }
  return {
    allow(count) {
      allowed += count;
      if (isSending || isStopped) return;
      isSending = true;
      sendAllowed()
        .catch((error: unknown) => {
          isStopped = true;
          send({
            kind: "broken",
            id,
            fault: packError(error, error instanceof HttpError ? error : undefined),
          });
        })
        .finally(() => {
          isSending = false;
        });
    },
    stop() {
      isStopped = true;
      // Nobody needs the rest, so nothing is lost if its stream cannot be closed well.
      pieces?.return?.().catch(() => {});
    },
  };
}

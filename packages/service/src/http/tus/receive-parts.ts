import { HttpError, type HttpRequest } from "@data-import/front";
import type { BlobStorage } from "../../blobs/loose-blobs.ts";
import { removeLooseBlob, storeLooseBlob } from "../../blobs/loose-blobs.ts";
import type { Clock } from "../../domain/clock.ts";
import { addPart, type Upload } from "../../files/uploads.ts";

/** How many bytes become one blob. If the process ends, only the last part has to be sent again. */
const partBytes = 67_108_864;

/**
 * Stores the bytes of a request behind those that an upload has, and returns the upload after them. If the connection
 * breaks, it stores what has arrived, then rejects with the reason.
 */
export async function receiveParts(
  tools: BlobStorage & { readonly clock: Clock },
  call: HttpRequest,
  begun: Upload,
): Promise<Upload> {
  const body = openBody(call);
  let upload = begun;
  while (!body.hasEnded()) {
    const stored = await storeLooseBlob(tools, takePart(body, upload), tools.clock());
    if (stored.size === 0) {
      await removeLooseBlob(tools, stored.key);
      break;
    }
    try {
      const before = upload;
      // Not as work of this caller: after a break, its caller has left.
      upload = await tools.storage.runFor({}, () =>
        tools.storage.transaction((db) => addPart(db, before, stored, tools.clock())),
      );
    } catch (error) {
      await removeLooseBlob(tools, stored.key);
      throw error;
    }
  }
  if (body.failure !== undefined) throw body.failure;
  return upload;
}

/** The bytes of a request. An error of the connection is their end, until all of them are stored. */
interface Body {
  failure: unknown;
  hasEnded(): boolean;
  /** At most so many bytes; undefined at the end. */
  take(most: number): Promise<Uint8Array | undefined>;
}

function openBody(call: HttpRequest): Body {
  const chunks = call.openBody()[Symbol.asyncIterator]();
  let rest: Uint8Array | undefined;
  let hasEnded = false;
  const body: Body = {
    failure: undefined,
    hasEnded: () => hasEnded,
    async take(most) {
      try {
        while (!hasEnded && (rest === undefined || rest.byteLength === 0)) {
          const { done, value } = await chunks.next();
          hasEnded = done === true;
          rest = value;
        }
      } catch (error) {
        hasEnded = true;
        body.failure = error instanceof HttpError ? error : refuseBroken();
      }
      if (hasEnded) return undefined;
      const taken = rest?.subarray(0, most);
      rest = rest?.subarray(most);
      return taken;
    },
  };
  return body;
}

async function* takePart(body: Body, { size, received }: Upload): AsyncIterable<Uint8Array> {
  for (let taken = 0; taken < partBytes; ) {
    const isComplete = received + taken === size;
    // At the end of the upload, one more byte is asked for: there must be none.
    const chunk = await body.take(isComplete ? 1 : Math.min(partBytes - taken, size - received - taken));
    if (chunk === undefined) return;
    if (isComplete) throw refuseLonger(size);
    taken += chunk.byteLength;
    yield chunk;
  }
}

/** The error for bytes behind the end of an upload. */
export function refuseLonger(size: number): HttpError {
  const message = `The bytes go beyond the \`Upload-Length\` of ${size}.`;
  return new HttpError(413, [{ message, key: "Content-Length", code: "body_too_large" }]);
}

function refuseBroken(): HttpError {
  return new HttpError(400, [
    { message: "The body broke off. Go on where a HEAD request says.", code: "body_malformed" },
  ]);
}

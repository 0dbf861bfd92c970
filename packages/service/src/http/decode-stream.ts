import { pipeline, Readable } from "node:stream";
import { HttpError, type HttpRequest } from "@data-import/front";
import { findDecoder } from "@data-import/front/node";

/** The body of a call as a stream, without its `Content-Encoding`. Throws an `HttpError` if it cannot be decoded. */
export function openDecoded(call: HttpRequest): AsyncIterable<Uint8Array> {
  const decoder = findDecoder(call.headers["content-encoding"]);
  return decoder === undefined ? call.openBody() : decode(call.openBody(), decoder);
}

async function* decode(
  body: AsyncIterable<Uint8Array>,
  { coding, create }: NonNullable<ReturnType<typeof findDecoder>>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let fault: unknown;
  async function* readSent() {
    try {
      yield* body;
    } catch (error) {
      fault = error;
      throw error;
    }
  }
  const decoded = create();
  // An error arrives at the reader of the decoded bytes, too.
  pipeline(Readable.from(readSent(), { objectMode: false }), decoded, () => {});
  try {
    for await (const piece of decoded) yield piece as Uint8Array;
  } catch {
    if (fault !== undefined) throw fault;
    throw new HttpError(400, [
      { message: `The body is not valid ${coding}.`, key: "Content-Encoding", code: "body_malformed" },
    ]);
  }
}

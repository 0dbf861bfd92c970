/** A request, whatever it came as: the web's `Request` in this process, or Node's message on a port. */
export interface Call {
  readonly method: string;
  /** Still percent-encoded. */
  readonly pathname: string;
  /** With its question mark; empty where there is no query. */
  readonly search: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
  /** The bytes of the body, none where there is no body; throws a `BodyTooLarge` instead of reading more than `limit`. */
  readBody(limit: number): Promise<Uint8Array>;
  /** The same bytes as they arrive, for bodies of any length; instead of `readBody`, and once. */
  openBody(): AsyncIterable<Uint8Array>;
}

/** An answer, before it becomes the web's `Response` or is written to a socket. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
}

/** Thrown by `readBody` as soon as a body is known to be longer than allowed. */
export class BodyTooLarge extends Error {}

/** The chunks of a body as one; most bodies are one already. */
export function joinBytes(chunks: readonly Uint8Array[], length: number): Uint8Array {
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, length);
}

export const noBytes: Uint8Array = new Uint8Array();

/** One piece as a stream; none where it is empty. */
export async function* streamBytes(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  if (bytes.byteLength > 0) yield bytes;
}

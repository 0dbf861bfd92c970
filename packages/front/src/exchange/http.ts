/** A request from either source: a `Request` of the web in this process, or a message of Node on a port. */
export interface HttpRequest {
  readonly method: string;
  /** Still percent-encoded. */
  readonly pathname: string;
  /** With its question mark; empty if there is no query. */
  readonly search: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The network address that the call came from; undefined for a call inside the process. */
  readonly address?: string | undefined;
  /** Aborted when the caller no longer waits for the response. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the caller no longer waits, also before this thread could hear of it. */
  hasLeft?(): boolean;
  /** Aborted when the server begins to stop: a response that would stay open has to end then. */
  readonly closing?: AbortSignal | undefined;
  /** The bytes of the body, none if there is no body; throws a `BodyTooLarge` instead of reading more than `limit`. */
  readBody(limit: number): Promise<Uint8Array>;
  /** The same bytes as a stream, for bodies of any length. Call it once, and not together with `readBody`. */
  openBody(): AsyncIterable<Uint8Array>;
  /**
   * Counts bytes that this request takes in memory until its end. Rejects the request with 503 if the bodies of all
   * requests take too much together. Only servers on a port limit that.
   */
  holdMemory?(bytes: number): void;
}

/** A response, before it becomes a `Response` of the web or is written to a socket. */
export interface HttpResponse {
  /** The status of the response, such as 200. */
  readonly status: number;
  /** The headers by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body; null if there is none. */
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
}

/** Thrown by `readBody` as soon as a body is longer than allowed. */
export class BodyTooLarge extends Error {}

/** The chunks of a body as one; most bodies are one already. */
export function joinBytes(chunks: readonly Uint8Array[], length: number): Uint8Array {
  if (chunks.length === 1 && chunks[0] !== undefined) return chunks[0];
  const joined = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.byteLength;
  }
  return joined;
}

export const noBytes: Uint8Array = new Uint8Array();

/** One chunk as a stream; an empty stream if the chunk is empty. */
export async function* streamBytes(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  if (bytes.byteLength > 0) yield bytes;
}

import type { HttpResponse } from "@data-import/front";
import type { ErrorStatus } from "../operation-types.ts";
import { createRandom } from "./random.ts";

/**
 * How a request fails: the connection ends without a response (`reset`) or in the middle of the body (`truncate`), the
 * body comes in small pieces over a second (`slow-body`), or the response has this error status.
 */
export type FaultKind = "reset" | "truncate" | "slow-body" | ErrorStatus;

/** How often requests fail, and how. */
export interface FaultOptions {
  /** The share of valid requests with a fault, from 0 (none) to 1 (all). */
  readonly rate: number;
  /** All kinds are equally likely. */
  readonly kinds: readonly FaultKind[];
  /** Decides which requests fail: the same seed gives the same ones. The default is the seed of the mock. */
  readonly seed?: string | number | undefined;
}

/** Returns a function that decides the fault of the next request, if any. Throws a `TypeError` for invalid options. */
export function createFaults(
  { rate, kinds, seed }: FaultOptions,
  seedOfMock: string | undefined,
): () => FaultKind | undefined {
  if (!(rate >= 0 && rate <= 1)) throw new TypeError(`The rate of faults is from 0 to 1; it was ${rate}.`);
  if (kinds.length === 0)
    throw new TypeError("Name at least one kind of fault: reset, truncate, slow-body, 503.");
  for (const kind of kinds) {
    const isStatus = typeof kind === "number" && Number.isInteger(kind) && kind >= 400 && kind <= 599;
    if (!isStatus && !["reset", "truncate", "slow-body"].includes(String(kind))) {
      throw new TypeError(
        `${JSON.stringify(kind)} is not a kind of fault; use reset, truncate, slow-body or a status from 400 to 599.`,
      );
    }
  }
  const random = createRandom(seed ?? seedOfMock ?? Math.random());
  return () => (random() < rate ? kinds[Math.floor(random() * kinds.length)] : undefined);
}

/** Applies a fault of the body to a reply; other kinds do not change the reply. */
export function damageBody(reply: HttpResponse, kind: FaultKind): HttpResponse {
  if ((kind !== "truncate" && kind !== "slow-body") || reply.body === null) return reply;
  const { body } = reply;
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const chunks = bytes instanceof ReadableStream ? bytes : split(bytes, kind === "truncate" ? 2 : 10);
  const length = bytes instanceof ReadableStream ? undefined : bytes.byteLength;
  return {
    ...reply,
    headers: { ...reply.headers, ...(length !== undefined && { "content-length": String(length) }) },
    body: streamChunks(kind === "truncate" ? cutOff(chunks) : slowDown(chunks)),
  };
}

/** Not every browser has `ReadableStream.from`. */
function streamChunks(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

function* split(bytes: Uint8Array, pieces: number): Generator<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.byteLength / pieces));
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size);
}

async function* cutOff(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    // Half of the first piece is enough: the connection breaks, even for a body of one byte.
    yield chunk.subarray(0, Math.ceil(chunk.byteLength / 2));
    // The reader must get the sent bytes before the error.
    await new Promise((resolve) => setTimeout(resolve));
    throw new ConnectionReset();
  }
}

async function* slowDown(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    yield chunk;
  }
}

/** Thrown instead of a response: the connection ends without one. */
export class ConnectionReset extends Error {
  readonly code = "ECONNRESET";

  constructor() {
    super("The mock reset the connection because of a fault.");
    this.name = "ConnectionReset";
  }
}

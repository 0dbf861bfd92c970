import type { Reply } from "@data-import/front";
import type { ErrorStatus } from "../operation-types.ts";
import { createRandom } from "./random.ts";

/**
 * What goes wrong with a request: the connection ends without an answer (`reset`), or in the middle of its body
 * (`truncate`); the body comes in small pieces over a second (`slow-body`); or the answer is this error status.
 */
export type FaultKind = "reset" | "truncate" | "slow-body" | ErrorStatus;

/** How often requests fail, and how. */
export interface FaultOptions {
  /** The share of valid requests that a fault befalls: 0 none, 1 all. */
  readonly rate: number;
  /** Each is as likely as the others. */
  readonly kinds: readonly FaultKind[];
  /** Decides which requests: the same seed, the same ones. That of the mock unless given. */
  readonly seed?: string | number;
}

/** Decides for one request after the other which fault befalls it, if any; throws a `TypeError` at options it cannot use. */
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
        `${JSON.stringify(kind)} is no kind of fault: there are reset, truncate, slow-body and the statuses 400 to 599.`,
      );
    }
  }
  const random = createRandom(seed ?? seedOfMock ?? Math.random());
  return () => (random() < rate ? kinds[Math.floor(random() * kinds.length)] : undefined);
}

/** Lets a fault of the body befall a reply; other kinds leave it as it is. */
export function damageBody(reply: Reply, kind: FaultKind): Reply {
  if ((kind !== "truncate" && kind !== "slow-body") || reply.body === null) return reply;
  const { body } = reply;
  const chunks =
    body instanceof ReadableStream
      ? body
      : split(typeof body === "string" ? new TextEncoder().encode(body) : body, kind === "truncate" ? 2 : 10);
  const length = body instanceof ReadableStream ? undefined : Buffer.byteLength(body);
  return {
    ...reply,
    headers: { ...reply.headers, ...(length !== undefined && { "content-length": String(length) }) },
    body: ReadableStream.from(kind === "truncate" ? cutOff(chunks) : slowDown(chunks)),
  };
}

function* split(bytes: Uint8Array, pieces: number): Generator<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.byteLength / pieces));
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size);
}

async function* cutOff(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    // Half of the only piece, so that a body of one byte is cut off too.
    yield chunk.subarray(0, Math.ceil(chunk.byteLength / 2));
    // A reader must get what was sent before it hears of the end.
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

/** Thrown instead of an answer: the connection ends without one. */
export class ConnectionReset extends Error {
  readonly code = "ECONNRESET";

  constructor() {
    super("The mock reset the connection, as its faults ask.");
    this.name = "ConnectionReset";
  }
}

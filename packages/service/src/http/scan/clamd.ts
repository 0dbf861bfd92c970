import { connect, type Socket } from "node:net";
import type { ScannerPlace, ScanVerdict } from "../../domain/file-scans.ts";

/** The most characters of a response. */
const longestCharacters = 4096;
/** The most bytes of a piece, whose length has four bytes. */
const longestPiece = 0xff_ff_ff_ff;
const command = "zINSTREAM\0";

/** Bytes to scan. A piece may change its memory once the next one is asked for. */
interface Scannable {
  readonly size: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/**
 * Sends bytes to a scanner with the protocol INSTREAM of ClamAV, and returns what it says; rejects if it says something
 * else.
 */
export async function scanWithClamd(
  place: ScannerPlace,
  { size, pieces }: Scannable,
  signal: AbortSignal,
): Promise<ScanVerdict> {
  let failure: unknown;
  const response = await exchange(place, signal, (socket) => send(socket, pieces)).catch((error) => {
    failure = error;
    return askAboutSize(place, size, signal).catch(() => "");
  });
  if (failure !== undefined && !isTooLarge(response)) throw failure;
  return readVerdict(response);
}

/**
 * What the scanner says to so many bytes. If they are too many, it responds and closes the connection while others are
 * on their way, and then its response is often lost.
 */
function askAboutSize(place: ScannerPlace, size: number, signal: AbortSignal): Promise<string> {
  return exchange(place, signal, async (socket) => {
    socket.end(Buffer.concat([Buffer.from(command), writeLength(Math.min(size, longestPiece))]));
  });
}

/** Sends something on a new connection, and returns the response, which may come before the last byte is sent. */
async function exchange(
  place: ScannerPlace,
  signal: AbortSignal,
  send: (socket: Socket) => Promise<void>,
): Promise<string> {
  signal.throwIfAborted();
  const socket = connect({ ...place });
  const leave = () => socket.destroy(signal.reason as Error);
  signal.addEventListener("abort", leave, { once: true });
  const response = receive(socket);
  try {
    await Promise.race([response, send(socket)]);
    return await response;
  } finally {
    signal.removeEventListener("abort", leave);
    // Ends a piece that is being written, and with it `send`.
    socket.destroy();
  }
}

/** If a byte cannot be written, the connection has ended, and the response or its absence says why. */
async function send(socket: Socket, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  if (!(await write(socket, command))) return;
  for await (const piece of pieces) {
    // A length of 0 would be the end.
    if (piece.byteLength === 0) continue;
    if (!(await write(socket, writeLength(piece.byteLength)))) return;
    if (!(await write(socket, piece))) return;
  }
  await write(socket, writeLength(0));
}

function writeLength(length: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Resolves when the bytes were passed on; false if they were not. */
function write(socket: Socket, bytes: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    socket.write(bytes, (error) => resolve(!error));
  });
}

function receive(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    let failure = new Error("It closed the connection without a response.");
    socket.setEncoding("latin1");
    socket.on("data", (more: string) => {
      text += more;
      const end = text.indexOf("\0");
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > longestCharacters) socket.destroy(new Error("Its response has no end."));
    });
    socket.on("error", (error) => {
      failure = error;
    });
    socket.on("close", () => reject(failure));
  });
}

function readVerdict(response: string): ScanVerdict {
  const [, found] = /^stream: (.+) FOUND$/.exec(response) ?? [];
  if (found !== undefined) return { result: "infected", signature: found };
  if (response === "stream: OK") return { result: "clean" };
  if (isTooLarge(response)) return { result: "too-large" };
  throw new Error(`It responds: ${response.slice(0, 200)}`);
}

function isTooLarge(response: string): boolean {
  return response.startsWith("INSTREAM size limit exceeded");
}

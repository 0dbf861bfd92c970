import { refuseLine } from "@data-import/front";
import type { Lines } from "../records/batches/scan-lines.ts";

/** The limits of the lines that become one commit. */
export interface CutLimits {
  readonly lines: number;
  /** Also the limit of a single line. */
  readonly bytes: number;
}

const lineFeed = 0x0a;

/**
 * Cuts a body into groups of complete lines, each with as many lines as the limits allow. How the body arrives does not
 * change the groups. Throws an `HttpError` if a line is too long.
 */
export async function* cutLines(
  body: AsyncIterable<Uint8Array>,
  limits: CutLimits,
): AsyncGenerator<Lines, void, undefined> {
  /** What has arrived and was not cut off yet. */
  let pieces: Uint8Array[] = [];
  let length = 0;
  /** How many of these lines are complete, and how many bytes they have. */
  let count = 0;
  let complete = 0;
  let first = 1;

  function cut(bytes: number, lines: number): Lines {
    const all = Buffer.concat(pieces, length);
    const group = { bytes: all.subarray(0, bytes), first, last: first + lines - 1 };
    // A copy: as a part of it, the start of the next line would keep all lines before in memory.
    pieces = [Buffer.from(all.subarray(bytes))];
    length -= bytes;
    count = 0;
    complete = 0;
    first += lines;
    return group;
  }

  for await (const piece of body) {
    pieces.push(piece);
    // Where the piece begins, counted from the last cut.
    let start = length;
    length += piece.byteLength;
    for (let at = piece.indexOf(lineFeed); at !== -1; at = piece.indexOf(lineFeed, at + 1)) {
      if (start + at + 1 > limits.bytes) {
        if (complete === 0) break;
        start -= complete;
        yield cut(complete, count);
        if (start + at + 1 > limits.bytes) break;
      }
      complete = start + at + 1;
      count += 1;
      if (count < limits.lines) continue;
      start -= complete;
      yield cut(complete, count);
    }
    if (length > limits.bytes && complete > 0) yield cut(complete, count);
    if (length > limits.bytes)
      throw refuseLine(
        first,
        [{ message: `is too long: the limit is ${limits.bytes} bytes.`, code: "body_too_large" }],
        413,
      );
  }
  if (length > 0) yield cut(length, length > complete ? count + 1 : count);
}

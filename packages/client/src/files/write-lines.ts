import { isBrowser } from "#runtime";
import { streamOf } from "./stream-of.ts";
import type { LinesSource } from "./types.ts";

/** The media type of JSON lines. */
export const linesType = "application/x-ndjson";

/** The length of a piece of a stream. */
const pieceCharacters = 65_536;

/** The body if there are no objects: a request without a body is rejected. */
const emptyLine = "\n";

/** A body of JSON lines. */
export interface LinesBody {
  /** Whether `open` can be called again, so that the request can be retried. */
  readonly replayable: boolean;
  open(): string | Blob | Uint8Array | ReadableStream<Uint8Array>;
}

/** Writes JSON lines as a body of `fetch`. Throws a TypeError for a stream in a browser. */
export function writeLines(source: LinesSource): LinesBody {
  if (typeof source === "string" || source instanceof Blob || ArrayBuffer.isView(source)) {
    return { replayable: true, open: () => source };
  }
  if (Array.isArray(source)) {
    const lines: readonly object[] = source;
    return { replayable: true, open: () => lines.map(writeLine).join("") || emptyLine };
  }
  // Browsers send streams only over HTTP/2, or not at all.
  if (isBrowser()) {
    throw new TypeError("A browser cannot send a stream. Make it a list, a text or a blob.");
  }
  return {
    replayable: false,
    open: () => (source instanceof ReadableStream ? source : streamOf(encodeLines(source))),
  };
}

async function* encodeLines(
  items: Iterable<object> | AsyncIterable<object>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let text = "";
  let isEmpty = true;
  for await (const item of items) {
    text += writeLine(item);
    isEmpty = false;
    if (text.length < pieceCharacters) continue;
    yield encoder.encode(text);
    text = "";
  }
  if (text !== "" || isEmpty) yield encoder.encode(text || emptyLine);
}

function writeLine(item: object): string {
  return `${JSON.stringify(item)}\n`;
}

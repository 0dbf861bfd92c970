import type { HttpResponse } from "@data-import/front";
import { limits } from "@data-import/types";
import { countFitting } from "../domain/sized.ts";
import { toEvent } from "../events/events.ts";
import type { EventPage } from "../events/store.ts";

/** A stream of events that stays open. */
export interface EventStream {
  readonly reply: HttpResponse;
  /** Reads the new events, as soon as the client has room for them. */
  look(): void;
  /** Keeps the connection alive if nothing was sent for some time. Ends the stream if the client does not read. */
  beat(now: number): void;
  /** Ends the stream. The client connects again. */
  end(): void;
}

/** What a stream needs. */
export interface EventStreamOptions {
  /** The position after which the events begin. */
  readonly cursor: number;
  /** Reads the events after a position, at most so many. */
  read(after: number, pageSize: number): Promise<EventPage>;
  /** Called once, when the stream has ended. */
  onEnd(): void;
}

/** How long a client waits before it connects again. */
const retryMs = 1000;
/** So many bytes wait for the client at most, and as many again or one event. */
const waitingBytes = 65_536;

/** How many events are read at once: few at first, because events can be large, and more as long as they are small. */
const pageSizes = { first: 4, most: 100 };

/** Status and headers of a stream. */
export const streamHead = {
  status: 200,
  headers: {
    "content-type": "text/event-stream",
    // Without compression, which would hold events back.
    "cache-control": "no-store, no-transform",
    // Some proxies, such as nginx, otherwise wait for the end of the response.
    "x-accel-buffering": "no",
  },
};

const encoder = new TextEncoder();

/** Opens a stream in the format of server-sent events. The `id` of each event is its position, also as a cursor. */
export function openEventStream(options: EventStreamOptions): EventStream {
  let { cursor } = options;
  let lastSent = performance.now();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let pageSize = pageSizes.first;
  let hasMore = true;
  let isReading = false;

  function end(): void {
    if (controller === undefined) return;
    controller.close();
    finish();
  }

  function finish(): void {
    controller = undefined;
    options.onEnd();
  }

  function send(text: string): void {
    controller?.enqueue(encoder.encode(text));
    lastSent = performance.now();
  }

  async function readAll(): Promise<void> {
    isReading = true;
    while (hasMore && (controller?.desiredSize ?? 0) > 0) {
      hasMore = false;
      const page = await options.read(cursor, pageSize);
      const count = countFitting(
        page.rows.map(({ payload }) => ({ bytes: payload.length })),
        waitingBytes,
      );
      if (count > 0) send(page.rows.slice(0, count).map(writeEvent).join(""));
      // What the client has no room for is read again: it may never read it.
      const last = count < page.rows.length ? page.rows[count - 1]?.position : undefined;
      cursor = last ?? page.cursor;
      if (last !== undefined || page.hasMore) hasMore = true;
      if (last !== undefined) pageSize = count;
      else if (page.hasMore) pageSize = Math.min(pageSizes.most, pageSize * 2);
    }
    isReading = false;
  }

  function look(): void {
    // If the events cannot be read, the next request of the client says why.
    if (!isReading) readAll().catch(end);
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
        send(`retry: ${retryMs}\n${writePosition(cursor)}`);
      },
      pull: look,
      cancel: finish,
    },
    { highWaterMark: waitingBytes, size: (chunk) => chunk?.byteLength ?? 0 },
  );

  return {
    reply: { ...streamHead, body },
    look() {
      hasMore = true;
      look();
    },
    beat(now) {
      const isFull = (controller?.desiredSize ?? 0) <= 0;
      if (isFull && now - lastSent >= limits.streamClientTimeoutMs) end();
      else if (!isFull && now - lastSent >= limits.streamBeatMs) send(writePosition(cursor));
    },
    end,
  };
}

function writeEvent(row: EventPage["rows"][number]): string {
  return `id: ${row.position}\ndata: ${JSON.stringify(toEvent(row))}\n\n`;
}

/** An `id` without `data` is not an event, but the client continues behind it after a new connection. */
function writePosition(cursor: number): string {
  return `id: ${cursor}\n\n`;
}

import { isAbortedError } from "@data-import/client";
import type { Event, SpaceId } from "@data-import/types";
import type { Api } from "../api/api.ts";

/**
 * Hands over the events of a space until `signal` is aborted. The client continues behind the last event after a break, so
 * that none is missing; if the service does not let it, `onEnd` gets the reason. The tabs of a browser share one stream.
 */
export async function followRows(
  { events }: Pick<Api, "events">,
  spaceId: SpaceId,
  signal: AbortSignal,
  { onEvent, onEnd }: { onEvent: (event: Event) => void; onEnd: (error: unknown) => void },
): Promise<void> {
  try {
    for await (const event of events.follow({ spaceId, includeAcknowledged: true, shared: true, signal }))
      onEvent(event);
  } catch (error) {
    if (!isAbortedError(error) && !signal.aborted) onEnd(error);
  }
}

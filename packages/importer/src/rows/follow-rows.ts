import { isAbortedError } from "@data-import/client";
import type { Event, SpaceId } from "@data-import/types";
import type { Api } from "../api/api.ts";

/** What is done with the events of a space. */
export interface FollowPorts {
  /** Events arrive from now on: what was read before may be older. */
  readonly onConnect: () => void;
  readonly onEvent: (event: Event) => void;
  readonly onEnd: (error: unknown) => void;
}

/**
 * Hands over the events of a space until `signal` is aborted. The client continues behind the last event after a break, so
 * that none is missing; if the service does not let it, `onEnd` gets the reason. The tabs of a browser share one stream.
 */
export async function followRows(
  { events }: Pick<Api, "events">,
  spaceId: SpaceId,
  signal: AbortSignal,
  { onConnect, onEvent, onEnd }: FollowPorts,
): Promise<void> {
  try {
    const options = { spaceId, includeAcknowledged: true, shared: true, onConnect, signal };
    for await (const event of events.follow(options)) onEvent(event);
  } catch (error) {
    if (!isAbortedError(error) && !signal.aborted) onEnd(error);
  }
}

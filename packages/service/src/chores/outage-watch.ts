import { DomainError } from "../domain/errors.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import type { Storage } from "../storage/storage.ts";

/** The part of a storage that tells whether it is away. */
export type WatchedStorage = Pick<Storage, "engine" | "ping">;

/** How often a storage that is away is asked whether it is back, in milliseconds. */
const pingIntervalMs = 1000;

/**
 * Creates a function that tells whether a failure is one of an outage that another failure has shown before: without it,
 * every chore would speak at every tick. Requests get 503 meanwhile, and so does `/ready`. An outage ends when the storage
 * responds to a ping.
 */
export function createOutageWatch(storage: WatchedStorage, signal: AbortSignal): (error: unknown) => boolean {
  let isAway = false;

  function ping(): void {
    // Rejects while the outage lasts; it has been reported.
    storage.ping().then(() => {
      isAway = false;
    }, pingLater);
  }

  function pingLater(): void {
    if (!signal.aborted) setTimeout(ping, pingIntervalMs).unref();
  }

  return (error) => {
    if (!isOutage(storage, error)) return false;
    const isKnown = isAway;
    isAway = true;
    if (!isKnown) pingLater();
    return isKnown;
  };
}

/** Whether nothing but the lack of the storage is the reason. */
function isOutage(storage: WatchedStorage, error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every((one) => isOutage(storage, one));
  const explained = error instanceof DomainError ? error : explainStorageError(storage.engine, error);
  return explained?.kind === "unavailable";
}

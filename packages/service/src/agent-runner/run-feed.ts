import { readJson } from "../storage/rows/columns.ts";
import type { Bell } from "./bell.ts";
import { type ClaimedFeed, isCareful, isCurrent, releaseFeed } from "./feeds.ts";
import type { EventSearch, FoundEvents } from "./find-events.ts";
import { countRun, findHold, type Hold } from "./limits.ts";
import { createOpenEvents, type OpenEvent } from "./open-events.ts";
import { type EndedRun, type EventRun, type RunPlace, runEvent } from "./run-event.ts";
import { ClaimLost, holdFeed, storeRun } from "./store-run.ts";

/** What the runs of all agents have in common. */
export interface FeedWork {
  readonly place: RunPlace;
  readonly events: EventSearch;
  /** Waits for a release of a claim; never rejects. */
  release(work: () => Promise<unknown>): Promise<void>;
  /** Called if an agent cannot be run for a reason inside the service. */
  onFailure(agentId: string, error: unknown): void;
}

/** How long an agent waits if it cannot be run for a reason inside the service, in milliseconds. */
const waitAfterFailureMs = 10_000;

/**
 * How long an agent waits for its next event before it is released, in milliseconds. To release it and to claim it again takes
 * more statements than a run.
 */
const lingerMs = 100;

/** The turn of an agent. */
export interface Turn {
  /** Aborted when the run must end at once. */
  readonly signal: AbortSignal;
  /** Rings when there may be new events, a run has ended, or all runs must end. */
  readonly bell: Bell;
  /** Whether other agents wait for its place: it ends behind the events that it handles, and continues at its next turn. */
  isOver(): boolean;
  /** How many runs have begun and not ended. */
  countRunning(): number;
  /** Whether one more run may begin: the first one, or another one for which there is a place. */
  canBegin(): boolean;
  /** Begins a run. The function ends it. */
  begin(): () => void;
}

/** Runs a claimed agent for its events until there are no more, or its turn is over, and releases it. Never rejects. */
export async function runFeed(work: FeedWork, claimed: ClaimedFeed, turn: Turn): Promise<void> {
  const { storage, clock } = work.place;
  const { signal } = turn;
  try {
    await runEvents(work, claimed, turn);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    if (!signal.aborted) work.onFailure(claimed.agent_id, error);
    const waitMs = signal.aborted ? 0 : waitAfterFailureMs;
    const waits_until = new Date(clock().getTime() + waitMs).toISOString();
    // If it cannot be released, it ends by itself.
    await work.release(() => releaseFeed(storage, claimed, { waits_until }));
  }
}

async function runEvents({ place, events }: FeedWork, claimed: ClaimedFeed, turn: Turn): Promise<void> {
  let feed = claimed;
  const open = createOpenEvents({ position: feed.position, handled: readJson<number[]>(feed.handled) ?? [] });
  const hidden = new Set<string>();
  /** Whether events may be found that were not read. */
  let hasMore = true;
  let isOver = false;
  let isWaiting = false;
  let hold: Hold | undefined;
  let failure: { readonly error: unknown } | undefined;
  /** One after the other, because each continues where the one before has come. */
  let stores: Promise<void> = Promise.resolve();
  const isEnding = () => isOver || hold !== undefined || failure !== undefined || turn.signal.aborted;

  async function store(run: EventRun, ended: EndedRun): Promise<void> {
    const progress = open.findProgress(run);
    const stored = await storeRun(place, feed, { run, ended, progress, isWaiting });
    const { hasFailed, isCurrent, ...changes } = stored;
    feed = { ...feed, ...changes };
    isWaiting ||= hasFailed;
    // After a failure, it waits. After a new deployment, the next event is for the new version.
    isOver ||= hasFailed || !isCurrent || turn.isOver();
    open.end(run);
  }

  async function handle(one: OpenEvent, end: () => void): Promise<void> {
    try {
      const run = { ...one, hidden };
      const ended = await runEvent(place, feed, run, turn.signal);
      stores = stores.then(() => store(run, ended));
      await stores;
    } catch (error) {
      failure ??= { error };
    } finally {
      end();
      turn.bell.ring(false);
    }
  }

  function add(found: FoundEvents | undefined): void {
    hasMore = found?.isEnd === false;
    if (found !== undefined) open.add(found);
  }

  async function findNext(): Promise<OpenEvent | undefined> {
    const next = open.findNext();
    if (next !== undefined || !hasMore || !open.hasRoom()) return next;
    add(await events.find(feed, open.findEnd()));
    return open.findNext();
  }

  /** The next events. Waits a moment for them, unless others wait for the place; undefined if none have come. */
  async function awaitEvents(): Promise<FoundEvents | undefined> {
    for (let isWaiting = !turn.isOver(); ; ) {
      if (hasMore || !isWaiting) {
        const found = await events.find(feed);
        hasMore = false;
        if (found !== undefined) return found;
        feed = { ...feed, position: events.findStart(feed) };
        if (!isWaiting) return undefined;
      }
      const hasNews = await turn.bell.waitFor(lingerMs);
      if (hasNews === false) continue;
      hasMore = true;
      // Behind the wait once more, because nobody tells of the events of other nodes.
      isWaiting = hasNews === true && !turn.isOver();
      // The next event is for a new version.
      if (isEnding() || !(await isCurrent(place.storage.db, feed))) return undefined;
    }
  }

  async function beginRuns(): Promise<void> {
    while (!isEnding() && turn.canBegin() && (turn.countRunning() === 0 || !isCareful(feed))) {
      const next = await findNext();
      // Meanwhile, a run may have ended the turn.
      if (next === undefined || isEnding()) return;
      hold = findHold(feed, next.event, place.limits ?? {}, place.clock());
      if (hold !== undefined) return;
      feed = { ...feed, ...countRun(feed, next.event, place.clock()) };
      open.begin(next);
      void handle(next, turn.begin());
    }
  }

  for (;;) {
    await beginRuns();
    if (turn.countRunning() > 0) {
      if (await turn.bell.wait()) hasMore = true;
    } else if (failure !== undefined) throw failure.error;
    else if (hold !== undefined) return holdFeed(place, feed, hold);
    else if (isEnding()) return releaseFeed(place.storage, feed);
    // Otherwise a run ended between the two lines above, and the next event may begin.
    else if (open.isEmpty()) {
      feed = { ...feed, position: Math.max(feed.position, open.findEnd()) };
      const found = await awaitEvents();
      // Otherwise the next runner would have to search all of them again.
      if (found === undefined) return releaseFeed(place.storage, feed, { position: feed.position });
      add(found);
    }
  }
}

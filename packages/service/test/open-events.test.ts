import { describe, expect, it } from "vitest";
import { createOpenEvents, type OpenEvent, type OpenEvents } from "../src/agent-runner/open-events.ts";
import type { StoredEvent } from "../src/storage/rows/events.ts";

/** An event at a position, of a sheet or of none. */
function createEvent(position: number, sheetId?: string, chainDepth?: number): StoredEvent {
  const context = JSON.stringify(sheetId === undefined ? {} : { sheetId });
  const extras = chainDepth === undefined ? null : JSON.stringify({ chainDepth });
  return { id: `e${position}`, position, context, extras } as StoredEvent;
}

/** Begins all runs that may begin: their positions. */
function beginAll(open: OpenEvents) {
  const begun = [];
  for (let next = open.findNext(); next !== undefined; next = open.findNext()) {
    open.begin(next);
    begun.push(next);
  }
  return begun;
}

/** Ends a run: how far the agent has come. */
function end(open: OpenEvents, one: OpenEvent | undefined) {
  if (one === undefined) return undefined;
  const progress = open.findProgress(one);
  open.end(one);
  return progress;
}

const createFound = (events: readonly StoredEvent[]) => {
  const position = Math.max(...events.map((event) => event.position));
  return { source: "", events, position, isEnd: true };
};

const listPositions = (begun: ReturnType<typeof beginAll>) => begun.map(({ event }) => event.position);

describe("events of an agent that are open", () => {
  it("run side by side if their sheets differ, and one after the other in a sheet", () => {
    const open = createOpenEvents({ position: 0, handled: [] });
    open.add(createFound([createEvent(1, "a"), createEvent(2, "a"), createEvent(4, "b")]));
    const [first, third] = beginAll(open);
    expect([first?.event.position, third?.event.position]).toEqual([1, 4]);
    expect(end(open, third)).toEqual({ position: 0, handled: [4] });
    expect(beginAll(open)).toEqual([]);
    expect(end(open, first)).toEqual({ position: 1, handled: [4] });
    const [second] = beginAll(open);
    expect(end(open, second)).toEqual({ position: 4, handled: [] });
    expect([open.findEnd(), open.isEmpty()]).toEqual([4, true]);
  });

  it("run alone if they have no sheet, or another depth", () => {
    const open = createOpenEvents({ position: 0, handled: [] });
    const sheets = [createEvent(1, "a"), createEvent(2), createEvent(3, "b"), createEvent(4, "c", 1)];
    open.add(createFound(sheets));
    const rounds: number[][] = [];
    for (let begun = beginAll(open); begun.length > 0; begun = beginAll(open)) {
      rounds.push(listPositions(begun));
      for (const one of begun) open.end(one);
    }
    expect(rounds).toEqual([[1], [2], [3], [4]]);
  });

  it("leave out what the agent has handled before the end of its runner", () => {
    const open = createOpenEvents({ position: 3, handled: [5, 9] });
    open.add(createFound([3, 4, 5, 6].map((position) => createEvent(position, `${position}`))));
    const begun = beginAll(open);
    expect(listPositions(begun)).toEqual([4, 6]);
    const [first] = begun;
    expect(end(open, first)).toEqual({ position: 5, handled: [9] });
  });

  it("do not move the position if hooks run again for a former one", () => {
    const open = createOpenEvents({ position: 7, handled: [] });
    const retry = { event: createEvent(2, "a"), hooks: ["a/hook-1"], attempts: 1 };
    open.add({ ...createFound([retry.event]), position: 0, retry });
    open.add(createFound([createEvent(8, "a"), createEvent(9, "b")]));
    const [again, ninth] = beginAll(open);
    expect([again?.retry, ninth?.event.position]).toEqual([retry, 9]);
    expect(end(open, again)).toEqual({ position: 7, handled: [] });
    expect(listPositions(beginAll(open))).toEqual([8]);
  });

  it("are not more than can be stored", () => {
    const open = createOpenEvents({ position: 0, handled: [] });
    const events = Array.from({ length: 200 }, (_, index) => createEvent(index + 1, `${index}`));
    open.add(createFound(events));
    const [, ...others] = beginAll(open);
    for (const one of others) open.end(one);
    expect(open.hasRoom()).toBe(false);
  });
});

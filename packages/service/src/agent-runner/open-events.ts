import type { Context as EventContext } from "@data-import/types";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { FoundEvents } from "./find-events.ts";
import { readDepth } from "./limits.ts";

/** An event that an agent handles, and the code that handles it. */
export interface OpenEvent extends Pick<FoundEvents, "source" | "sourceMap" | "retry"> {
  readonly event: StoredEvent;
}

/** How far an agent has come: up to a position, and for single events behind it. */
export interface Progress {
  readonly position: number;
  /** In their order. */
  readonly handled: readonly number[];
}

/** The events of an agent that were read and are not handled. */
export interface OpenEvents {
  /** Takes events that were read, in their order. Those that the agent has handled are left out. */
  add(found: FoundEvents): void;
  isEmpty(): boolean;
  /** Whether more events may be read. */
  hasRoom(): boolean;
  /** The position behind which events were not read. */
  findEnd(): number;
  /**
   * Whether the run of an event may begin; undefined if none may now. In a sheet, one event follows the other. Events of
   * different sheets may run side by side. An event of no sheet runs alone, behind all before it.
   */
  findNext(): OpenEvent | undefined;
  begin(one: OpenEvent): void;
  /** How far the agent has come if the run of an event ends. */
  findProgress(one: OpenEvent): Progress;
  /** Ends the run of an event. The next one of its sheet may begin. */
  end(one: OpenEvent): void;
}

/** How many events may be read or handled behind one that still runs. */
const mostOpenEvents = 200;

interface Entry extends OpenEvent {
  readonly sheetId: string | undefined;
  readonly depth: number;
  isRunning: boolean;
}

/** @param progress how far the agent has come */
export function createOpenEvents(progress: Progress): OpenEvents {
  let { position } = progress;
  let handled = new Set(progress.handled);
  let read = position;
  let entries: Entry[] = [];
  const listRunning = () => entries.filter(({ isRunning }) => isRunning);
  const findEntry = ({ event }: OpenEvent) => entries.find((entry) => entry.event === event) as Entry;

  const open: OpenEvents = {
    add({ events, position: end, source, sourceMap, retry }) {
      read = Math.max(read, end);
      for (const event of events) {
        const isHandled =
          retry === undefined
            ? event.position <= position || handled.has(event.position)
            : entries.some((entry) => entry.event.id === event.id);
        if (isHandled) continue;
        const { sheetId } = readJson<EventContext>(event.context) ?? {};
        const entry = { source, sourceMap, retry, event, sheetId, depth: readDepth(event), isRunning: false };
        entries.push(entry);
      }
    },
    isEmpty: () => entries.length === 0,
    hasRoom: () => entries.length + handled.size < mostOpenEvents,
    findEnd: () => read,
    findNext() {
      const running = listRunning();
      const [first] = running;
      const busy = new Set(running.map(({ sheetId }) => sheetId));
      if (busy.has(undefined)) return undefined;
      for (const entry of entries) {
        if (entry.isRunning) continue;
        // What an agent does is one deeper than the events that it handles, so all of these are as deep.
        const isAlone = entry.sheetId === undefined || entry.depth !== (first?.depth ?? entry.depth);
        if (isAlone && first !== undefined) return undefined;
        if (!busy.has(entry.sheetId)) return entry;
      }
      return undefined;
    },
    begin(one) {
      findEntry(one).isRunning = true;
    },
    findProgress(one) {
      const others = entries.filter(({ event, retry }) => event !== one.event && retry === undefined);
      const first = others[0]?.event.position ?? Number.POSITIVE_INFINITY;
      const all = [...handled, ...(one.retry === undefined ? [one.event.position] : [])];
      return {
        position: Math.max(position, ...all.filter((each) => each < first)),
        handled: all.filter((each) => each > first).toSorted((a, b) => a - b),
      };
    },
    end(one) {
      const progress = open.findProgress(one);
      entries = entries.filter(({ event }) => event !== one.event);
      position = progress.position;
      handled = new Set(progress.handled);
    },
  };
  return open;
}

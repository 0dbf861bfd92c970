import { type Event, unrecordedTopics } from "@data-import/types";

/** Which events a handler takes. An event must match every property that is set. */
export interface EventFilter {
  /** The slug or the id of the sheet. */
  readonly sheet?: string | undefined;
  /** The slug or the id of the workbook. */
  readonly workbook?: string | undefined;
  /** The slug or the id of the space. */
  readonly space?: string | undefined;
  /** A namespace of the space, the workbook or the sheet, or one that `createEvent` gave the event. */
  readonly namespace?: string | undefined;
  /** What the job does, as `<type>:<operation>`, such as `workbook:submitProducts`. */
  readonly job?: `${string}:${string}` | undefined;
  /**
   * Whether to take events of clients, too: those that a program sent with `createEvent`, so that nobody knows whether they
   * happened. They have `sentByClient`. The default is false, except for the topics of which the service records no events.
   */
  readonly clientEvents?: boolean | undefined;
}

/** The names of an event for each property of a filter. */
const names: {
  readonly [Key in keyof Omit<EventFilter, "clientEvents">]-?: (event: Event) => readonly unknown[];
} = {
  sheet: ({ context }) => [context.sheetId, context.sheetSlug],
  workbook: ({ context }) => [context.workbookId, context.slugs?.workbook],
  space: ({ context }) => [context.spaceId, context.slugs?.space],
  namespace: ({ namespaces = [], context }) => [...namespaces, ...(context.namespaces ?? [])],
  job: ({ payload }) => [payload !== undefined && "job" in payload ? payload.job : undefined],
};

/** Throws a TypeError if the filter has a property that no filter has. */
export function checkFilter(filter: EventFilter): void {
  for (const key of Object.keys(filter)) {
    if (key in names || key === "clientEvents") continue;
    const known = [...Object.keys(names), "clientEvents"].join(", ");
    throw new TypeError(`on: a filter has no "${key}". It can have ${known}.`);
  }
}

const unrecorded: ReadonlySet<string> = new Set(unrecordedTopics);

/** Whether an event matches every property of a filter. */
export function matches(event: Event, filter: EventFilter): boolean {
  if (event.sentByClient === true && !filter.clientEvents && !unrecorded.has(event.topic)) return false;
  return Object.entries(names).every(([key, namesOf]) => {
    const wanted = filter[key as keyof typeof names];
    return wanted === undefined || namesOf(event).includes(wanted);
  });
}

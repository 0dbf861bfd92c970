import type { Event } from "@data-import/types";

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
}

/** The names of an event for each property of a filter. */
const names: { readonly [Key in keyof EventFilter]-?: (event: Event) => readonly unknown[] } = {
  sheet: ({ context }) => [context.sheetId, context.sheetSlug],
  workbook: ({ context }) => [context.workbookId, context.slugs?.workbook],
  space: ({ context }) => [context.spaceId, context.slugs?.space],
  namespace: ({ namespaces = [], context }) => [...namespaces, ...(context.namespaces ?? [])],
  job: ({ payload }) => [payload !== undefined && "job" in payload ? payload.job : undefined],
};

/** Throws a TypeError if the filter has a property that no filter has. */
export function checkFilter(filter: EventFilter): void {
  for (const key of Object.keys(filter)) {
    if (key in names) continue;
    throw new TypeError(`on: a filter has no "${key}". It can have ${Object.keys(names).join(", ")}.`);
  }
}

/** Whether an event matches every property of a filter. */
export function matches(event: Event, filter: EventFilter): boolean {
  return Object.entries(names).every(([key, namesOf]) => {
    const wanted = filter[key as keyof EventFilter];
    return wanted === undefined || namesOf(event).includes(wanted);
  });
}

import { giveWayIfLong } from "@data-import/front";
import type { Query } from "@data-import/tables/query";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";

/** How many records one step looks at if there is one condition: about 50 ms of work on SQLite. */
const mostScannedRecords = 20_000;
/** With as many conditions as a request can have, this takes about 100 ms. */
const leastScannedRecords = 200;
/** To look at so many fields of a record takes about as long as one condition. */
const fieldsOfCondition = 10;

/** A selection, with how much work its conditions are for each record. */
interface Weighed {
  readonly weight: number;
}

/** A part of the records of a sheet: those behind a position, and before another one. */
export interface ScanStep {
  readonly after: number;
  readonly end: number;
  /** Whether it is the whole sheet. */
  readonly isWhole?: boolean;
}

/** How much work a query is for each record, in conditions. */
export function weighQuery(query: Query, fields: number): number {
  if ("items" in query) return query.items.reduce((sum, item) => sum + weighQuery(item, fields), 0);
  return query.kind === "comparison" && query.field === undefined ? weighFields(fields) : 1;
}

/** How much work it is to look for a value in some fields, in conditions. */
export function weighFields(fields: number): number {
  return 1 + fields / fieldsOfCondition;
}

/**
 * The next part of a sheet that one step looks at. The conditions decide its length, and not what it finds: who finds nothing
 * must not hold others until the end of the sheet.
 * @param end behind the last position of the sheet
 */
export function takeStep({ weight }: Weighed, after: number, end: number): ScanStep {
  const most = Math.max(leastScannedRecords, Math.floor(mostScannedRecords / Math.max(1, weight)));
  return { after, end: Math.min(end, after + 1 + most) };
}

/** The records of a step. A range that has all of them would keep PostgreSQL from the index of another condition. */
export function isInStep({ after, end, isWhole = false }: ScanStep): RawBuilder<boolean> {
  if (isWhole) return sql`1 = 1`;
  return sql`(records.position > ${after} and records.position < ${end})`;
}

/**
 * The parts of a sheet for a read, one after the other; others run in between. On an engine whose statements hold no thread
 * of the service, it is one part.
 * @param most how many records a part has at most, if it is less than a step
 */
export async function* scanInSteps(
  context: Context,
  sheet: LoadedSheet,
  selection: Weighed,
  { after = -1, end, most }: Partial<ScanStep> & { readonly most?: number } = {},
): AsyncGenerator<ScanStep> {
  const isShort = context.storage.engine.sql.isWaitedFor !== undefined;
  if (!isShort && after === -1 && end === undefined && most === undefined) {
    // Wherever the sheet ends, so that nothing has to be read for it.
    yield { after, end: Number.MAX_SAFE_INTEGER, isWhole: true };
    return;
  }
  const last = end ?? (await getSheetState(context, sheet.id)).next_position;
  for (let place = after; place + 1 < last; ) {
    const longest = isShort ? takeStep(selection, place, last).end : last;
    const stepEnd = Math.min(longest, place + 1 + (most ?? last));
    yield { after: place, end: stepEnd, isWhole: place === -1 && end === undefined && stepEnd === last };
    place = stepEnd - 1;
    await giveWayIfLong();
  }
}

/** What a step of a change has selected. */
export interface SelectedStep<Selected> {
  readonly selected: Selected;
  /** The position behind which the next step begins; undefined if nothing is left. */
  readonly next: number | undefined;
}

/** Where the next step begins. @param last the last record of this step if there may be more in it */
export function findNextStep(step: ScanStep, end: number, last: number | undefined): number | undefined {
  return last ?? (step.end < end ? step.end - 1 : undefined);
}

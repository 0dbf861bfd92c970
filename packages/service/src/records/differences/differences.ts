import { isDeepStrictEqual } from "node:util";
import { giveWayIfLong, mapGivingWay } from "@data-import/front";
import type { Field, Finding } from "@data-import/tables/fields";
import type { ChangeType } from "@data-import/types";
import type { Selectable } from "kysely";
import { listChangedRanges } from "../../commits/commits.ts";
import { listPositions } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { listCopiesAt } from "../../snapshots/store.ts";
import type { SnapshotRow } from "../../storage/rows/snapshots.ts";
import { haveSameMessages } from "../record/authors.ts";
import { readRecord, type StoredRecord } from "../record/record.ts";
import { listKept } from "../rules/validator.ts";
import { countFittingAt } from "../stores/measure-records.ts";
import { readRecordsAt } from "../stores/record-store.ts";

/** How many records are compared at once: some milliseconds of work. */
const recordsComparedAtOnce = 2000;

/** A record that differs from a snapshot. */
export interface Difference {
  readonly type: ChangeType;
  readonly position: number;
  /** As in the snapshot, with its values in the present slots; undefined if the snapshot does not have it. */
  readonly then: StoredRecord | undefined;
  /** Undefined if it was deleted. */
  readonly now: StoredRecord | undefined;
}

/** A sheet beside one of its snapshots. */
export interface Comparison {
  readonly sheet: LoadedSheet;
  readonly snapshot: Selectable<SnapshotRow>;
  /** The fields that both have, with the slots of the snapshot. */
  readonly shared: readonly { readonly field: Field; readonly from: number }[];
}

export function createComparison(sheet: LoadedSheet, snapshot: Selectable<SnapshotRow>): Comparison {
  const slots = JSON.parse(snapshot.slots) as (string | null)[];
  const places = new Map(slots.map((key, slot) => [key, slot]));
  const shared = sheet.fields.flatMap((field) => {
    const from = places.get(field.key);
    return from === undefined ? [] : [{ field, from }];
  });
  return { sheet, snapshot, shared };
}

/** All records that differ, or those behind a position, in the order of the sheet, in lists small enough to be in memory. */
export async function* walkDifferences(
  context: Context,
  comparison: Comparison,
  after = -1,
): AsyncGenerator<Difference[]> {
  const { sheet, snapshot } = comparison;
  const ranges = await listChangedRanges(context, sheet.id, snapshot.commit_number + 1);
  for (const listed of listPositions(ranges, recordsComparedAtOnce)) {
    const positions = listed.filter((position) => position > after);
    for (let start = 0; start < positions.length; ) {
      const rest = positions.slice(start);
      const part = rest.slice(0, await countFittingAt(context, sheet.id, rest));
      yield await readDifferences(context, comparison, part);
      await giveWayIfLong();
      start += part.length;
    }
  }
}

/** Compares the records at some positions. */
export async function readDifferences(
  context: Context,
  comparison: Comparison,
  positions: readonly number[],
): Promise<Difference[]> {
  const { sheet, snapshot, shared } = comparison;
  const present = new Map(
    (await readRecordsAt(context, sheet.id, positions)).map((one) => [one.position, one]),
  );
  const copies = new Map(
    (await listCopiesAt(context, snapshot.id, positions)).map((one) => [one.position, one]),
  );
  const found = await mapGivingWay(positions, (position): Difference[] => {
    const now = present.get(position);
    const copy = copies.get(position);
    const then = copy && moveSlots(readRecord(copy), shared);
    if (then === undefined) {
      const isNew = now !== undefined && !isUncopied(snapshot, now);
      return isNew ? [{ type: "createdSince", position, then, now }] : [];
    }
    if (now === undefined) return [{ type: "deletedSince", position, then, now }];
    return isSame(comparison, then, now) ? [] : [{ type: "updatedSince", position, then, now }];
  });
  return found.flat();
}

/** Whether a record is in the snapshot, although it was not copied yet: nobody has changed it since. */
function isUncopied(
  { status, next_position, end_position, commit_number }: Selectable<SnapshotRow>,
  { position, updatedCommit }: StoredRecord,
): boolean {
  const isAhead = status === "copying" && position >= next_position && position < end_position;
  return isAhead && updatedCommit <= commit_number;
}

function isSame({ shared }: Comparison, then: StoredRecord, now: StoredRecord): boolean {
  return (
    shared.every(({ field: { slot } }) => hasSameValue(then, now, slot)) &&
    isDeepStrictEqual(then.metadata ?? {}, now.metadata ?? {}) &&
    isDeepStrictEqual(then.config ?? {}, now.config ?? {}) &&
    haveSameMessages(listKept(then.messages), listKept(now.messages))
  );
}

export function hasSameValue(then: StoredRecord, now: StoredRecord, slot: number): boolean {
  return isDeepStrictEqual(then.cells[slot] ?? null, now.cells[slot] ?? null);
}

/** A record of a snapshot with its values in the present slots. A field that was removed and added again has another one. */
export function moveSlots(record: StoredRecord, shared: Comparison["shared"]): StoredRecord {
  const cells: StoredRecord["cells"][number][] = [];
  const messages = new Map<number, readonly Finding[]>();
  const changed = new Map<number, number>();
  for (const { field, from } of shared) {
    cells[field.slot] = record.cells[from] ?? null;
    const found = record.messages.get(from);
    if (found !== undefined) messages.set(field.slot, found);
    const commit = record.changed.get(from);
    if (commit !== undefined) changed.set(field.slot, commit);
  }
  return { ...record, cells: Array.from(cells, (cell) => cell ?? null), messages, changed };
}

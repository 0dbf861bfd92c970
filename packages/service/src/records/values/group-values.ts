import { giveWayIfLong } from "@data-import/front";
import { type CellContent, isEmpty } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import { type Column, readContent } from "../columns/column.ts";
import { errorsSlot, testRows } from "../columns/row-test.ts";
import { testColumn } from "../columns/test-column.ts";
import { DigestGroups } from "../duplicates/digest-groups.ts";
import { digestToNumber } from "../duplicates/duplicate-key.ts";
import { isInStep, scanInSteps } from "../selections/scan-steps.ts";
import type { CompiledSelection } from "../selections/selection.ts";
import { type ColumnScan, useColumns } from "../selections/use-columns.ts";

/** How many records are read at once: some milliseconds of work. */
const recordsReadAtOnce = 2500;
/** How many records are grouped without a look at the time. */
const recordsPerLook = 256;
/** How many digests of values are kept, so that frequent values are hashed once. */
const mostDigestsKept = 10_000;

/** The selected records, grouped by their value of some fields. */
export interface GroupedValues {
  readonly bySlot: ReadonlyMap<number, DigestGroups>;
  /** By position, 1 if the record has an error. */
  readonly errors: Uint8Array;
}

/** Groups the records of a selection by the values of some slots, from columns if they are built. */
export async function groupValues(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  slots: readonly number[],
): Promise<GroupedValues> {
  const { next_position: size } = await getSheetState(context, sheet.id);
  const start = () => ({
    bySlot: new Map(slots.map((slot) => [slot, new DigestGroups()])),
    errors: new Uint8Array(size),
  });
  const found = await useColumns(context, sheet, selection, [...slots, errorsSlot], (scan) =>
    addColumns(scan, start()),
  );
  return found ?? addRecords(context, sheet, selection, start());
}

async function addColumns({ blocks, test }: ColumnScan, grouped: GroupedValues): Promise<GroupedValues> {
  const digest = createDigest();
  for await (const { start, columns } of blocks) {
    const mask = testRows(test, columns);
    const invalid = testColumn({ kind: "filled" }, columns.get(errorsSlot) as Column);
    if (invalid !== undefined) grouped.errors.set(invalid, start);
    for (const [slot, groups] of grouped.bySlot) {
      const column = columns.get(slot) as Column;
      for (let index = 0; index < mask.length; index += 1) {
        if (index % recordsPerLook === 0) await giveWayIfLong();
        if (mask[index] === 1) groups.add(digest(readContent(column, index)), start + index);
      }
    }
  }
  return grouped;
}

/** The same from the records themselves, in steps. */
async function addRecords(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  grouped: GroupedValues,
): Promise<GroupedValues> {
  const digest = createDigest();
  for await (const step of scanInSteps(context, sheet, selection, { most: recordsReadAtOnce })) {
    const rows = await context.db
      .selectFrom("records")
      .select(["position", "cells", "errors"])
      .where(selection.where)
      .where(isInStep(step))
      .orderBy("position")
      .execute();
    for (const [index, { position, cells, errors }] of rows.entries()) {
      if (index % recordsPerLook === 0) await giveWayIfLong();
      const values = JSON.parse(cells) as CellContent[];
      if (errors !== null) grouped.errors[position] = 1;
      for (const [slot, groups] of grouped.bySlot) groups.add(digest(values[slot]), position);
    }
  }
  return grouped;
}

/** A function that gives equal values the same number. A number and a text are never equal; all empty values are. */
function createDigest(): (content: CellContent | undefined) => number {
  const kept = new Map<CellContent, number>();
  return (content) => {
    const value = isEmpty(content) ? null : content;
    const known = kept.get(value);
    if (known !== undefined) return known;
    const digest = digestToNumber(JSON.stringify(value));
    if (kept.size < mostDigestsKept) kept.set(value, digest);
    return digest;
  };
}

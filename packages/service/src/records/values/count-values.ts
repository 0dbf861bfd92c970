import { giveWayIfLong } from "@data-import/front";
import type { CellContent } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import type { Column, FewValues } from "../columns/column.ts";
import { errorsSlot, testRows } from "../columns/row-test.ts";
import { testColumn } from "../columns/test-column.ts";
import { isInStep, scanInSteps } from "../selections/scan-steps.ts";
import type { CompiledSelection } from "../selections/selection.ts";
import { type ColumnScan, useColumns } from "../selections/use-columns.ts";
import { ValueCounts } from "./value-counts.ts";
import { getKeptNumbers, ValueNumbers } from "./value-numbers.ts";

/** How many records are read at once: some milliseconds of work. */
const recordsReadAtOnce = 2500;
/** How many records are counted without a look at the time. */
const recordsPerLook = 256;

/** The values of each slot. */
type CountsBySlot = ReadonlyMap<number, ValueCounts>;

/** Counts the different values that the records of a selection have in some slots, from columns if they are built. */
export async function countValues(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  slots: readonly number[],
): Promise<CountsBySlot> {
  const kept = getKeptNumbers(context.storage);
  const found = await useColumns(context, sheet, selection, [...slots, errorsSlot], async (scan) => {
    const bySlot = new Map<number, ValueCounts>();
    for (const slot of slots) {
      const numbers = kept.get(sheet.id, slot);
      // Values that no record has any more keep their numbers.
      const isOutdated = numbers === undefined || numbers.size > scan.total * 2;
      bySlot.set(slot, new ValueCounts(isOutdated ? new ValueNumbers() : numbers));
    }
    await countInColumns(scan, bySlot);
    for (const [slot, { numbers }] of bySlot) kept.set(sheet.id, slot, numbers, numbers.bytes);
    return bySlot;
  });
  if (found !== undefined) return found;
  const bySlot = new Map(slots.map((slot) => [slot, new ValueCounts(new ValueNumbers())]));
  return countInRecords(context, sheet, selection, bySlot);
}

/** Which records of a block are counted, and which of them have an error: 1 or 0 by their index. */
interface Counted {
  readonly start: number;
  readonly mask: Uint8Array;
  readonly invalid: Uint8Array | undefined;
}

async function countInColumns({ blocks, test }: ColumnScan, bySlot: CountsBySlot): Promise<void> {
  for await (const { start, columns } of blocks) {
    const mask = testRows(test, columns);
    const invalid = testColumn({ kind: "filled" }, columns.get(errorsSlot) as Column);
    const counted = { start, mask, invalid };
    for (const [slot, counts] of bySlot) {
      const column = columns.get(slot) as Column;
      if (column.values.kind === "few") countFew(column, column.values, counted, counts);
      else countEach(column, counted, counts);
      await giveWayIfLong();
    }
  }
}

/** The values of a block with few of them are counted by their codes. */
function countFew(
  column: Column,
  { contents, codes }: FewValues,
  { start, mask, invalid }: Counted,
  counts: ValueCounts,
): void {
  const first = new Uint32Array(contents.length);
  const total = new Uint32Array(contents.length);
  const errors = new Uint32Array(contents.length);
  const found: number[] = [];
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] === 0) continue;
    const code = codes[index] as number;
    if (total[code] === 0) {
      first[code] = index;
      found.push(code);
    }
    total[code] = (total[code] as number) + 1;
    if (invalid !== undefined) errors[code] = (errors[code] as number) + (invalid[index] as number);
  }
  const known = counts.numbers.getKnown(column);
  for (const code of found) {
    if (known[code] === 0) known[code] = counts.numbers.find(contents[code]) + 1;
    const position = start + (first[code] as number);
    counts.add((known[code] as number) - 1, position, total[code] as number, errors[code] as number);
  }
}

function countEach(column: Column, { start, mask, invalid }: Counted, counts: ValueCounts): void {
  const known = counts.numbers.getKnown(column);
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] === 0) continue;
    if (known[index] === 0) known[index] = counts.numbers.findAt(column, index) + 1;
    counts.add(
      (known[index] as number) - 1,
      start + index,
      1,
      invalid === undefined ? 0 : (invalid[index] as number),
    );
  }
}

/** The same from the records themselves, in steps. */
async function countInRecords(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  bySlot: CountsBySlot,
): Promise<CountsBySlot> {
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
      for (const [slot, counts] of bySlot)
        counts.add(counts.numbers.find(values[slot]), position, 1, errors === null ? 0 : 1);
    }
  }
  return bySlot;
}

import { ExactSum } from "@data-import/tables/basics";
import { type CellContent, isEmpty } from "@data-import/tables/fields";
import { type Column, marks, readContent } from "./column.ts";
import { countMask } from "./masks.ts";
import type { ColumnBlock } from "./read-columns.ts";
import { changesSlot, errorsSlot, type RowTest, testRows } from "./row-test.ts";

/** The calculations of one slot over the records that meet a condition. */
export class SlotCalculations {
  filled = 0;
  changed = 0;
  error = 0;
  numbers = 0;
  readonly sum: ExactSum = new ExactSum();
  least = Number.POSITIVE_INFINITY;
  greatest = Number.NEGATIVE_INFINITY;

  /** Adds a content that some records have. */
  add(content: CellContent | undefined, times: number): void {
    if (isEmpty(content) || times === 0) return;
    this.filled += times;
    if (typeof content === "number") this.addNumber(content, times);
  }

  /** @param places a number of decimal places that is enough to write the number; 0 if unknown */
  addNumber(number: number, times: number, places = 0): void {
    this.numbers += times;
    this.sum.add(number, times, places);
    if (number < this.least) this.least = number;
    if (number > this.greatest) this.greatest = number;
  }
}

/** Calculates every slot over the records that meet a condition. The columns have errors and changes, too. */
export async function calculateRows(
  blocks: AsyncIterable<ColumnBlock>,
  test: RowTest,
  slots: readonly number[],
): Promise<{ readonly total: number; readonly bySlot: ReadonlyMap<number, SlotCalculations> }> {
  const bySlot = new Map(slots.map((slot) => [slot, new SlotCalculations()]));
  let total = 0;
  for await (const { columns } of blocks) {
    const mask = testRows(test, columns);
    const count = countMask(mask);
    if (count === 0) continue;
    total += count;
    for (const [slot, calculations] of bySlot) addColumn(columns.get(slot) as Column, mask, calculations);
    countSlots(columns.get(errorsSlot), mask, (slot, times) => {
      const calculations = bySlot.get(slot);
      if (calculations !== undefined) calculations.error += times;
    });
    countSlots(columns.get(changesSlot), mask, (slot, times) => {
      const calculations = bySlot.get(slot);
      if (calculations !== undefined) calculations.changed += times;
    });
  }
  return { total, bySlot };
}

function addColumn(column: Column, mask: Uint8Array, calculations: SlotCalculations): void {
  const { values, marks: marked } = column;
  if (values.kind === "few") {
    for (const [content, times] of countFew(values, mask)) calculations.add(content, times);
    return;
  }
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i] === 0) continue;
    if (marked !== undefined && marked[i] !== marks.plain) calculations.add(readContent(column, i), 1);
    else if (values.kind === "numbers") {
      calculations.filled += 1;
      calculations.addNumber((values.units[i] as number) / values.power, 1, values.scale);
    } else if (values.kind === "texts" && values.starts[i] !== values.starts[i + 1]) calculations.filled += 1;
  }
}

function countFew(
  { contents, codes }: Extract<Column["values"], { kind: "few" }>,
  mask: Uint8Array,
): [CellContent | undefined, number][] {
  const times = new Uint32Array(contents.length);
  for (let i = 0; i < mask.length; i += 1) {
    const code = codes[i] as number;
    times[code] = (times[code] as number) + (mask[i] as number);
  }
  return contents.map((content, code) => [content, times[code] as number]);
}

/** Counts the slots in texts such as `,0,3,`. */
function countSlots(
  column: Column | undefined,
  mask: Uint8Array,
  add: (slot: number, times: number) => void,
): void {
  if (column === undefined) return;
  const { values } = column;
  const counted: [CellContent | undefined, number][] =
    values.kind === "few"
      ? countFew(values, mask)
      : Array.from(mask, (isSelected, i) => [isSelected === 1 ? readContent(column, i) : null, isSelected]);
  for (const [content, times] of counted) {
    if (typeof content !== "string" || times === 0) continue;
    for (const slot of content.slice(1, -1).split(",")) add(Number(slot), times);
  }
}

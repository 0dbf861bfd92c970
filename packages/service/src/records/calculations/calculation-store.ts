import { BoundedMap } from "@data-import/tables/basics";
import type { Fields } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { NumberChanges } from "./block-extremes.ts";
import { findExtremes, storeBlockExtremes } from "./extreme-store.ts";
import {
  applyCalculationChange,
  type CalculationChange,
  changesCalculations,
  createCalculations,
  type FieldCalculations,
  readCalculations,
  type StoredCalculations,
  writeCalculations,
} from "./field-calculations.ts";

type BySlot = ReadonlyMap<number, FieldCalculations>;

/** The calculations that were written last, by their text: the next write to the same sheet reads them first. In characters. */
const written = new BoundedMap<BySlot>({ entries: 200, size: 1_000_000 });

/** The stored calculations of every field, in the order of the fields. */
export function readFieldCalculations(
  fields: Fields,
  { total, calculations }: Pick<SheetStateRow, "total" | "calculations">,
): FieldCalculations[] {
  const bySlot = calculations === null ? undefined : (written.get(calculations) ?? parse(calculations));
  return fields.map(({ slot }) => bySlot?.get(slot) ?? createCalculations(slot, total));
}

function parse(text: string): BySlot {
  const stored = Object.entries(JSON.parse(text) as Record<string, StoredCalculations>);
  return new Map(stored.map(([slot, each]) => [Number(slot), readCalculations(Number(slot), each)]));
}

/** Writes the calculations of all fields for the state of their sheet. */
export function writeFieldCalculations(calculations: readonly FieldCalculations[]): string {
  const members = calculations.map((each) => `"${each.slot}":${JSON.stringify(writeCalculations(each))}`);
  const text = `{${members.join()}}`;
  written.set(text, new Map(calculations.map((each) => [each.slot, each])), text.length);
  return text;
}

/** The calculations of the fields after a change. */
export interface ChangedCalculations {
  /** For the state of the sheet. */
  readonly calculations: string;
  /** The keys of the fields whose calculations change. */
  readonly keys: readonly string[];
}

/**
 * Adds changes to the calculations of the fields. Call it after the records are written: if the least or greatest number
 * was removed, it reads the next one from the records.
 * @param before the state of the sheet before the changes
 */
export async function changeFieldCalculations(
  context: Context,
  fields: Fields,
  before: SheetStateRow,
  changes: readonly CalculationChange[],
  numbers: NumberChanges,
  added: number,
): Promise<ChangedCalculations> {
  const { sheet_id: sheetId, next_position: nextPosition } = before;
  const kept = readFieldCalculations(fields, before);
  const tails = await storeBlockExtremes(context, sheetId, fields, kept, numbers);
  const next: FieldCalculations[] = [];
  const keys: string[] = [];
  for (const [index, change] of changes.entries()) {
    const old = kept[index];
    if (old === undefined) continue;
    if (changesCalculations(change, added)) keys.push(fields[index]?.key ?? "");
    const { calculations: own, isStale } = applyCalculationChange(old, change, tails[index]);
    next.push(
      isStale
        ? {
            ...own,
            ...(await findExtremes(context, sheetId, change.slot, nextPosition, tails[index])),
          }
        : own,
    );
  }
  return { calculations: writeFieldCalculations(next), keys };
}

import { hash } from "node:crypto";
import type {
  Calculation,
  CalculationId,
  CalculationType,
  FieldRecordCounts,
  SheetId,
  WorkbookId,
} from "@data-import/types";
import type { SelectedCalculations } from "../records/reading/select-calculations.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";

/** How to compute each calculation from the stored ones of a field; undefined if there is no result. */
const results: readonly [CalculationType, (calculations: SelectedCalculations) => number | undefined][] = [
  ["COUNT_EMPTY", ({ empty }) => empty],
  ["COUNT_NON_EMPTY", ({ total, empty }) => total - empty],
  ["PERCENT_EMPTY", ({ total, empty }) => percent(empty, total)],
  ["PERCENT_NON_EMPTY", ({ total, empty }) => percent(total - empty, total)],
  ["COUNT_CHANGED", ({ changed }) => changed],
  ["PERCENT_CHANGED", ({ total, changed }) => percent(changed, total)],
  ["SUM", ({ numbers, sum }) => (numbers === 0 ? undefined : sum)],
  ["AVERAGE", ({ numbers, sum }) => (numbers === 0 ? undefined : sum / numbers)],
  ["MIN", ({ least }) => least],
  ["MAX", ({ greatest }) => greatest],
];

/** Every calculation of one field, by request with its counts. */
export function describeCalculations(
  sheet: LoadedSheet,
  calculations: SelectedCalculations,
  withCounts: boolean,
): Calculation[] {
  const { key } = calculations.field;
  return results.map(([type, compute]) => {
    const value = compute(calculations);
    return {
      id: nameCalculation(sheet.id, key, type) as CalculationId,
      workbookId: sheet.workbookId as WorkbookId,
      sheetId: sheet.id as SheetId,
      fieldKey: key,
      type,
      ...(value === undefined ? {} : { value }),
      ...(withCounts && { counts: describeFieldCounts(calculations) }),
    };
  });
}

/** The counts of one field. */
export function describeFieldCounts({ total, error, empty }: SelectedCalculations): FieldRecordCounts {
  return { total, valid: total - error, error, empty };
}

/** Calculations have no rows, so the id is computed from sheet, field and type. It is stable while the field exists. */
function nameCalculation(sheetId: string, fieldKey: string, type: CalculationType): string {
  const digest = hash("sha256", JSON.stringify([sheetId, fieldKey, type]), "hex");
  return `us_calc_${BigInt(`0x${digest.slice(0, 20)}`)
    .toString(36)
    .slice(0, 12)
    .padStart(12, "0")}`;
}

function percent(part: number, total: number): number | undefined {
  return total === 0 ? undefined : (part / total) * 100;
}

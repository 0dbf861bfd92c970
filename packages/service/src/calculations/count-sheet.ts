import type { RecordCounts } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { countSelected } from "../records/reading/read.ts";
import { readSelectedCalculations } from "../records/reading/select-calculations.ts";
import { compileSelection } from "../records/selections/selection.ts";
import { readCountedSelection } from "../records/selections/selection-parameters.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { describeFieldCounts } from "./calculations.ts";

type Query = Parameters<typeof readCountedSelection>[0] & { readonly byField?: boolean | undefined };

/** How many selected records a sheet has, and how many of them have errors; by field if requested. */
export async function countSheet(context: Context, sheet: LoadedSheet, query: Query): Promise<RecordCounts> {
  const selection = await compileSelection(context, sheet, readCountedSelection(query));
  const { total, error } = await countSelected(context, sheet, selection);
  const counts: RecordCounts = { total, valid: total - error, error };
  if (query.byField !== true) return counts;
  const calculations = await readSelectedCalculations(context, sheet, selection);
  return {
    ...counts,
    byField: Object.fromEntries(calculations.map((each) => [each.field.key, describeFieldCounts(each)])),
    errorsByField: Object.fromEntries(
      calculations.flatMap((each) => (each.error === 0 ? [] : [[each.field.key, each.error]])),
    ),
  };
}

import { readRange } from "../../rows/selection.ts";
import type { RecordsModel } from "./records-model.ts";

/** How many records are selected. */
export function countSelected(model: RecordsModel): number {
  const total = model.rowState.value.total ?? 0;
  const columns = model.fields.length;
  const { top, bottom } = readRange(model.selection.value, { rows: total, columns });
  return Math.max(0, Math.min(bottom, total - 1) - top + 1);
}

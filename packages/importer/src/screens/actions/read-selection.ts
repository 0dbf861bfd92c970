import type { RecordSelection } from "../../flows/actions.ts";
import { readRange } from "../../rows/selection.ts";
import { countSelected } from "../records/count-selected.ts";
import { toQuery } from "../records/list-state.ts";
import type { RecordsModel } from "../records/records-model.ts";

/** So many records are sent by their ids; all that are shown are sent as what they have in common. */
const mostChosenRecords = 1_000;

/** How many records a person has selected. The focus in one cell is not a selection. */
export function countChosen(model: RecordsModel): number {
  const { whole } = model.selection.value;
  const count = countSelected(model);
  return count > 1 || whole === "rows" || whole === "all" ? count : 0;
}

/** The selected records; undefined if there are none. Rejects if they are too many to name each. */
export async function readSelection(
  model: RecordsModel,
  tooMany: (most: number) => string,
): Promise<RecordSelection | undefined> {
  const count = countChosen(model);
  const total = model.rowState.peek().total ?? 0;
  if (count === 0) return undefined;
  if (count === total) {
    const { sortField: _, sortDirection: __, ...query } = toQuery(model.list.peek());
    return { count, query };
  }
  if (count > mostChosenRecords) throw new Error(tooMany(mostChosenRecords));
  const { top } = readRange(model.selection.peek(), { rows: total, columns: model.fields.length });
  const records = await model.rows.readRows(top, count);
  const ids = records.flatMap((record) => record?.id ?? []);
  return { count: ids.length, query: { ids } };
}

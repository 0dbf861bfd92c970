import { readRange } from "../../rows/selection.ts";
import { countSelected } from "./count-selected.ts";
import type { Opened } from "./opened.ts";
import type { RecordsModel } from "./records-model.ts";

/** At most so many records are deleted here: each hundred is a commit of its own that can be undone. */
export const mostRecordsDeleted = 1_000;

/** The menu of the cells that are selected now. Records of them that were not read yet are read at once. */
export function openCellMenu(model: RecordsModel, anchor: HTMLElement): Opened {
  const { rows, fields } = model;
  const selection = model.selection.peek();
  const count = countSelected(model);
  const { top } = readRange(selection, { rows: rows.list.length ?? 0, columns: fields.length });
  const read = rows.readRows(top, count > mostRecordsDeleted ? 0 : count);
  const ids = read.then((records) => records.flatMap((record) => record?.id ?? []));
  // The one who uses them says why they could not be read.
  ids.catch(() => {});
  return { kind: "cell", anchor, selected: { count, ids, active: rows.getRow(selection.active.row)?.id } };
}

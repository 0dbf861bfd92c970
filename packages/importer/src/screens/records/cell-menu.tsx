import type { VNode } from "preact";
import { mostCells } from "../../rows/row-state.ts";
import { readRange, widen } from "../../rows/selection.ts";
import { Popover } from "./dialog.tsx";
import type { RecordsModel } from "./records-model.ts";

/** At most so many records are deleted here: each hundred is a commit of its own that can be undone. */
export const mostDeleted = 1_000;

/** What can be done with the selected cells and their records. */
export function CellMenu({
  model,
  anchor,
}: {
  readonly model: RecordsModel;
  readonly anchor: HTMLElement;
}): VNode {
  const { records } = model.host.texts;
  const { table } = model;
  const total = model.rowState.value.total ?? 0;
  const size = table?.size ?? { rows: 0, columns: 0 };
  const range = readRange(model.selection.value, { ...size, rows: total });
  const count = Math.max(0, Math.min(range.bottom, total - 1) - range.top + 1);
  const act = (run: () => void) => () => {
    model.close();
    run();
  };
  return (
    <Popover label={records.cellMenu} anchor={anchor} close={() => model.closeIf("cell")}>
      {model.may("edit") && (
        <button type="button" class="item" onClick={act(() => table?.editing.begin())}>
          {records.edit}
        </button>
      )}
      <button
        type="button"
        class="item"
        onClick={act(() => table?.select(widen(model.selection.value, "rows")))}
      >
        {records.selectRow}
      </button>
      <button
        type="button"
        class="item"
        onClick={act(() => table?.select(widen(model.selection.value, "columns")))}
      >
        {records.selectColumn}
      </button>
      {model.may("delete") && count > 0 && (
        <button
          type="button"
          class="item danger"
          onClick={act(() => void deleteRecords(model, range.top, count))}
        >
          {records.delete(count)}
        </button>
      )}
    </Popover>
  );
}

/** Deletes the records of these places, also those that were not read. */
async function deleteRecords(model: RecordsModel, first: number, count: number): Promise<void> {
  const { records } = model.host.texts;
  if (count > mostDeleted) {
    model.say({ level: "warn", text: records.tooManyToDelete(mostDeleted) });
    return;
  }
  try {
    const rows = await model.rows.readRows(first, Math.min(count, mostCells));
    const ids = rows.flatMap((row) => (row === undefined ? [] : [row.id]));
    if (!(await model.rows.edits.remove(ids))) return;
    const run = () => void model.turn("undo");
    model.say({ level: "good", text: records.deleted(ids.length), action: { label: records.undo, run } });
  } catch (error) {
    model.say({ level: "error", text: error instanceof Error ? error.message : String(error) });
  }
}

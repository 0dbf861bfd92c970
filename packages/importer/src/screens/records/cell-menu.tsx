import type { VNode } from "preact";
import { widen } from "../../rows/selection.ts";
import { Popover } from "./dialog.tsx";
import type { SelectedRecords } from "./opened.ts";
import type { RecordsModel } from "./records-model.ts";
import { mostRecordsDeleted } from "./selected-records.ts";

/** What can be done with the selected cells and their records. */
export function CellMenu({
  model,
  anchor,
  selected,
}: {
  readonly model: RecordsModel;
  readonly anchor: HTMLElement;
  readonly selected: SelectedRecords;
}): VNode {
  const { records } = model.host.texts;
  const { table } = model;
  const { count } = selected;
  const hasNoTools = model.omits("delete") || model.host.space.settings?.omitRowSelectionToolbar === true;
  const act = (run: () => void) => () => {
    model.close();
    run();
  };
  return (
    <Popover label={records.cellMenu} anchor={anchor} close={() => model.closeIf("cell")}>
      {model.may("edit") && (
        <button type="button" class="item" onClick={act(() => editSelected(model, selected))}>
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
      {model.may("delete") && !hasNoTools && count > 0 && (
        <button type="button" class="item danger" onClick={act(() => void deleteRecords(model, selected))}>
          {records.delete(count)}
        </button>
      )}
    </Popover>
  );
}

/** Edits the cell of the menu, wherever its record is now. */
function editSelected(model: RecordsModel, { active }: SelectedRecords): void {
  const { table, rows, host, selection } = model;
  const { row } = selection.peek().active;
  if (rows.getRow(row)?.id === active) table?.editing.begin();
  else model.say({ level: "warn", text: host.texts.records.recordGone });
}

/** Deletes the records that were selected when the menu was opened. */
async function deleteRecords(model: RecordsModel, { count, ids: selected }: SelectedRecords): Promise<void> {
  const { records } = model.host.texts;
  if (count > mostRecordsDeleted) {
    model.say({ level: "warn", text: records.tooManyToDelete(mostRecordsDeleted) });
    return;
  }
  try {
    const ids = await selected;
    if (!(await model.rows.edits.remove(ids))) return;
    const run = () => void model.turn("undo");
    model.say({ level: "good", text: records.deleted(ids.length), action: { label: records.undo, run } });
  } catch (error) {
    model.say({ level: "error", text: error instanceof Error ? error.message : String(error) });
  }
}

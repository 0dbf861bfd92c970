import type { Property, RecordId, Record as SheetRecord } from "@data-import/types";
import { sameValue } from "../rows/same-value.ts";
import { selectCell } from "../rows/selection.ts";
import { createEditor, type Editor } from "./editor.ts";
import { isReadOnly } from "./model.ts";
import type { TableView } from "./table-view.ts";

interface Edit {
  row: number;
  readonly column: number;
  /** The record as the person saw it. Others may move it to another row meanwhile. */
  readonly record: SheetRecord | undefined;
  readonly field: Property;
  readonly cell: HTMLElement;
  readonly editor: Editor;
}

/** The editing of one cell at a time. */
export class CellEditing {
  readonly #table: TableView;
  #edit: Edit | undefined;

  constructor(table: TableView) {
    this.#table = table;
  }

  get isActive(): boolean {
    return this.#edit !== undefined;
  }

  /** The row with the control; undefined if nothing is edited. */
  get row(): number | undefined {
    return this.#edit?.row;
  }

  /** The row where the record of the control is now: others may have moved it. A new record is behind the last one. */
  get wantedRow(): number | undefined {
    const { model } = this.#table;
    if (this.#edit === undefined || model === undefined) return undefined;
    const { record, row } = this.#edit;
    return (record === undefined ? model.total() : model.place(record.id)) ?? row;
  }

  /** The control is in another row now. */
  move(row: number): void {
    if (this.#edit !== undefined) this.#edit.row = row;
  }

  /** Begins to edit the active cell; `typed` takes the place of its value. */
  begin(typed?: string): void {
    const { model, selection } = this.#table;
    const { row, column } = selection.active;
    const field = model?.fields[column];
    const cell = this.#table.cell(row, column);
    if (this.#edit !== undefined || model === undefined || field === undefined || cell === undefined) return;
    const record = model.row(row);
    // A record that was not read yet cannot be edited; the row behind the last one can.
    if (isReadOnly(model, record, field) || (record === undefined && row < model.total())) return;
    const value = record?.values[field.key]?.value ?? null;
    const editor = createEditor({ field, value, typed, model });
    this.#edit = { row, column, record, field, cell, editor };
    cell.classList.add("editing");
    cell.replaceChildren(editor.element);
    editor.element.addEventListener("keydown", (event) => this.#press(event));
    editor.element.addEventListener("blur", () => this.end(true));
    editor.element.focus({ preventScroll: true });
    if (typed === undefined) showMenu(editor.element);
  }

  /** Ends the editing; saves what was entered, or gives the value back. Returns the id of the record. */
  end(saves: boolean): RecordId | undefined {
    const edit = this.#edit;
    if (edit === undefined) return undefined;
    const { model } = this.#table;
    const hadFocus = edit.editor.element.matches(":focus");
    this.#edit = undefined;
    const value = edit.editor.read();
    edit.cell.classList.remove("editing");
    edit.cell.replaceChildren();
    const before = edit.record?.values[edit.field.key]?.value ?? null;
    const isChanged = saves && !sameValue(before, value);
    const written = isChanged ? model?.write(edit.record, edit.field.key, value) : undefined;
    this.#table.redraw(edit.row, hadFocus);
    return written ?? edit.record?.id;
  }

  #press(event: KeyboardEvent): void {
    const edit = this.#edit;
    if (edit === undefined || event.isComposing) return;
    event.stopPropagation();
    const step = this.#readStep(event, edit);
    if (step === undefined) return;
    event.preventDefault();
    const id = this.end(event.key !== "Escape");
    const place = id === undefined ? undefined : this.#table.model?.place(id);
    const row = place ?? edit.row;
    this.#table.select(selectCell({ row: row + step.rows, column: edit.column + step.columns }));
  }

  /** Where to go after this key; undefined if it belongs to the control. */
  #readStep({ key, shiftKey, altKey, ctrlKey }: KeyboardEvent, { editor }: Edit) {
    const back = shiftKey ? -1 : 1;
    if (key === "Escape") return { rows: 0, columns: 0 };
    if (key === "Tab") return { rows: 0, columns: back };
    // A line break inside of a cell, as spreadsheet programs have it.
    if (key === "Enter" && !altKey && !(ctrlKey && editor.usesArrows)) return { rows: back, columns: 0 };
    if (key === "Enter" && editor.element instanceof HTMLTextAreaElement) {
      editor.element.setRangeText("\n", editor.element.selectionStart, editor.element.selectionEnd, "end");
      editor.element.dispatchEvent(new Event("input"));
    }
    return undefined;
  }
}

/** Opens the menu of a native control at once. */
function showMenu(element: HTMLElement): void {
  if (!(element instanceof HTMLSelectElement) || element.multiple) return;
  try {
    element.showPicker();
  } catch {
    // Browsers allow it only as the effect of a click or a key.
  }
}

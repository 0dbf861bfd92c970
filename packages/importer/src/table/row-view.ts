import type { CellValue, Property, Record as SheetRecord } from "@data-import/types";
import type { Span } from "../geometry/rows.ts";
import { findLevel } from "../rows/cell-level.ts";
import { getFieldType } from "../rows/field-types.ts";
import { showValue } from "../rows/field-values.ts";
import { pendingLayer } from "../rows/pending-cells.ts";
import { type CellRange, hasCell } from "../rows/selection.ts";
import { make, setAttribute, setText } from "./dom.ts";
import type { Layout } from "./layout.ts";
import { isReadOnly, type TableModel } from "./model.ts";

/** What decides how a row looks, beside its record. */
export interface RowLook {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly span: Span;
  readonly selected: CellRange;
  readonly activeRow: number;
  readonly activeColumn: number;
}

/** The element of one row. It shows another record as soon as its own is not seen any more. */
export class RowView {
  readonly element: HTMLElement = make("div", "row", { role: "row" });
  readonly #head = make("div", "number", { role: "rowheader", "aria-colindex": "1" });
  readonly #cells = new Map<number, HTMLElement>();
  #shown: readonly unknown[] = [];
  #top = Number.NaN;

  constructor() {
    this.element.append(this.#head);
  }

  cell(column: number): HTMLElement | undefined {
    return this.#cells.get(column);
  }

  /** Where it stands, in CSS pixels from the top of all rows that are drawn. */
  place(top: number): void {
    if (top === this.#top) return;
    this.#top = top;
    this.element.style.transform = `translateY(${top}px)`;
  }

  /** Shows the record of a place, unless it is shown already. */
  update(index: number, look: RowLook): void {
    const { model, layout, span, selected, activeColumn } = look;
    const record = model.row(index);
    const isActive = look.activeRow === index;
    const isTouched = index >= selected.top && index <= selected.bottom;
    const shown: unknown[] = [index, record, model, layout, span.first, span.end, model.total()];
    shown.push(isTouched && selected.left, isTouched && selected.right, isActive && activeColumn);
    if (shown.every((part, place) => part === this.#shown[place])) return;
    this.#shown = shown;
    const isNew = index >= model.total();
    setAttribute(this.element, "aria-rowindex", String(index + 2));
    setAttribute(this.element, "aria-busy", record === undefined && !isNew ? "true" : undefined);
    this.element.classList.toggle("waiting", record === undefined && !isNew);
    this.element.style.height = `${layout.rowHeight}px`;
    this.#updateHead(index, record, isNew, look);
    this.#updateCells(index, record, look, isActive);
  }

  /** Its cells belong to another layout. */
  reset(): void {
    for (const cell of this.#cells.values()) cell.remove();
    this.#cells.clear();
    this.#shown = [];
  }

  #updateHead(
    index: number,
    record: SheetRecord | undefined,
    isNew: boolean,
    { model, layout }: RowLook,
  ): void {
    const number = formatNumber(model.language, index + 1);
    const flags = record?.metadata?.flags ?? [];
    this.#head.style.width = layout.isCards ? "" : `${layout.headWidth}px`;
    setText(this.#head, isNew ? "+" : number);
    setAttribute(this.#head, "aria-label", isNew ? model.texts.newRecord : undefined);
    for (const slug of flags) {
      const { label, color } = model.flag(slug);
      const tag = make("span", "tag", { dir: "auto" });
      tag.textContent = label;
      if (color !== undefined) tag.style.setProperty("--tag", color);
      this.#head.append(" ", tag);
    }
  }

  #updateCells(index: number, record: SheetRecord | undefined, look: RowLook, isActive: boolean): void {
    const { model, layout, span, activeColumn } = look;
    const drawn = new Set<number>();
    for (let column = span.first; column < span.end; column += 1) drawn.add(column);
    if (isActive) drawn.add(activeColumn);
    const free: HTMLElement[] = [];
    for (const [column, cell] of this.#cells) {
      if (drawn.has(column)) continue;
      this.#cells.delete(column);
      free.push(cell);
    }
    for (const column of drawn) {
      const field = model.fields[column];
      if (field === undefined) continue;
      const cell = this.#cells.get(column) ?? this.#createCell(column, field, layout, free.pop());
      this.#updateCell(cell, field, record, look);
      const isSelected = hasCell(look.selected, index, column);
      setAttribute(cell, "aria-selected", isSelected ? "true" : undefined);
      setAttribute(cell, "tabindex", isActive && column === activeColumn ? "0" : "-1");
    }
    for (const cell of free) cell.remove();
  }

  #createCell(column: number, field: Property, layout: Layout, reused: HTMLElement | undefined): HTMLElement {
    const cell = reused ?? make("div", "cell", { role: "gridcell" });
    if (layout.isCards) {
      cell.style.insetBlockStart = `${(column + 1) * layout.line}px`;
      cell.style.height = `${layout.line}px`;
      cell.dataset["label"] = field.label ?? field.key;
    } else {
      cell.style.insetInlineStart = `${layout.headWidth + (layout.columns.starts[column] ?? 0)}px`;
      cell.style.width = `${(layout.columns.starts[column + 1] ?? 0) - (layout.columns.starts[column] ?? 0)}px`;
    }
    cell.setAttribute("aria-colindex", String(column + 2));
    cell.dataset["column"] = String(column);
    this.#cells.set(column, cell);
    // In the order of the columns, for those who read the document.
    const next = [...this.element.children].find((other) => Number(other.ariaColIndex) > column + 2);
    this.element.insertBefore(cell, next ?? null);
    return cell;
  }

  #updateCell(cell: HTMLElement, field: Property, record: SheetRecord | undefined, { model }: RowLook): void {
    // Nobody takes the control away from the person who is typing.
    if (cell.classList.contains("editing")) return;
    const content: CellValue | undefined = record?.values[field.key];
    const text = showValue(field, content?.value, model.texts);
    const shown = text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
    setText(cell, shown);
    const level = findLevel(content);
    const classes = [
      "cell",
      getFieldType(field).holds === "number" && "end",
      level,
      content?.layer === pendingLayer && "pending",
    ];
    const isLocked = isReadOnly(model, record, field);
    const name = [...classes, isLocked && model.canEdit && "locked"].filter(Boolean).join(" ");
    if (cell.className !== name) cell.className = name;
    setAttribute(cell, "aria-invalid", level === "error" ? "true" : undefined);
    setAttribute(cell, "aria-readonly", isLocked ? "true" : undefined);
    setAttribute(cell, "title", text.length > 20 ? text.slice(0, longestTooltipCharacters) : undefined);
  }
}

/** So much of a text is in the document: the rest cannot be seen in a cell. */
const mostCharacters = 300;
const longestTooltipCharacters = 1_000;

let numbers: Intl.NumberFormat | undefined;
let language = "";

/** Making a format costs more than drawing a row, so it is kept. */
function formatNumber(wanted: string, value: number): string {
  if (numbers === undefined || language !== wanted) numbers = new Intl.NumberFormat(wanted);
  language = wanted;
  return numbers.format(value);
}

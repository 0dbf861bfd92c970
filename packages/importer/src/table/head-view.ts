import type { Span } from "../geometry/rows.ts";
import { make, setAttribute, setText } from "./dom.ts";
import type { Layout } from "./layout.ts";
import type { TableModel } from "./model.ts";

/** The row with the names of the columns. */
export class HeadView {
  readonly element: HTMLElement = make("div", "row head", { role: "row", "aria-rowindex": "1" });
  readonly #corner = make("div", "number", { role: "columnheader", "aria-colindex": "1" });
  readonly #cells = new Map<number, HTMLElement>();
  #shown: readonly unknown[] = [];
  #fields: TableModel["fields"] = [];

  constructor() {
    this.element.append(this.#corner);
  }

  /** The name of a column. */
  cell(column: number): HTMLElement | undefined {
    return this.#cells.get(column);
  }

  update(model: TableModel, layout: Layout, span: Span): void {
    const shown = [model, layout, span.first, span.end, model.sort?.key, model.sort?.direction];
    if (shown.every((part, place) => part === this.#shown[place])) return;
    if (model.fields !== this.#fields || layout !== this.#shown[1]) {
      for (const cell of this.#cells.values()) cell.remove();
      this.#cells.clear();
    }
    this.#shown = shown;
    this.#fields = model.fields;
    this.element.style.height = `${layout.line}px`;
    setText(this.#corner, "#");
    setAttribute(this.#corner, "aria-label", model.texts.rowNumber);
    this.#corner.style.width = layout.isCards ? "" : `${layout.headWidth}px`;
    for (const [column, cell] of this.#cells) {
      if (column >= span.first && column < span.end) continue;
      cell.remove();
      this.#cells.delete(column);
    }
    for (let column = span.first; column < span.end; column += 1) this.#updateCell(column, model, layout);
  }

  #updateCell(column: number, model: TableModel, layout: Layout): void {
    const field = model.fields[column];
    if (field === undefined) return;
    const cell = this.#cells.get(column) ?? this.#createCell(column, model, layout);
    const { sort } = model;
    const direction = sort?.key === field.key ? sort.direction : undefined;
    setAttribute(cell, "aria-sort", direction && (direction === "asc" ? "ascending" : "descending"));
  }

  #createCell(column: number, model: TableModel, layout: Layout): HTMLElement {
    const field = model.fields[column];
    const name = field?.label ?? field?.key ?? "";
    const cell = make("div", "cell", {
      role: "columnheader",
      "aria-colindex": String(column + 2),
      title: name,
    });
    const text = make("span", "name", { dir: "auto" });
    text.textContent = name;
    const isRequired = field?.constraints?.some(({ type }) => type === "required") === true;
    if (isRequired) text.append(" *");
    // Alt+Down opens the same menu, so Tab does not stop at the button.
    const button = make("button", "menu", { type: "button", tabindex: "-1", "aria-haspopup": "menu" });
    button.setAttribute("aria-label", model.texts.columnMenu(name));
    cell.append(text, button);
    const start = layout.columns.starts[column] ?? 0;
    cell.style.insetInlineStart = `${layout.headWidth + start}px`;
    cell.style.width = `${(layout.columns.starts[column + 1] ?? start) - start}px`;
    cell.dataset["column"] = String(column);
    this.#cells.set(column, cell);
    const next = [...this.element.children].find((other) => Number(other.ariaColIndex) > column + 2);
    this.element.insertBefore(cell, next ?? null);
    return cell;
  }
}

import type { Span } from "../geometry/rows.ts";
import { make, setAttribute } from "./dom.ts";
import type { Layout } from "./layout.ts";
import type { TableModel } from "./model.ts";

/** The row below all others, with a calculation for some columns. The menu of a column has the same calculations. */
export class FootView {
  readonly element: HTMLElement = make("div", "row foot", { role: "row" });
  #shown: readonly unknown[] = [];

  update({ foot, fields, texts }: TableModel, layout: Layout, span: Span, rows: number): void {
    const shown = [foot, fields, layout, span.first, span.end, rows];
    if (shown.every((part, place) => part === this.#shown[place])) return;
    this.#shown = shown;
    this.element.hidden = foot === undefined || layout.isCards;
    this.element.replaceChildren();
    if (this.element.hidden) return;
    const head = make("div", "number", { role: "rowheader", "aria-colindex": "1" });
    head.style.width = `${layout.headWidth}px`;
    head.textContent = "Σ";
    head.setAttribute("aria-label", texts.calculations);
    this.element.append(head);
    this.element.style.height = `${layout.line}px`;
    setAttribute(this.element, "aria-rowindex", String(rows + 2));
    for (let column = span.first; column < span.end; column += 1) {
      const text = foot?.get(fields[column]?.key ?? "") ?? "";
      const cell = make("div", "cell end", { role: "gridcell", "aria-colindex": String(column + 2) });
      const start = layout.columns.starts[column] ?? 0;
      cell.style.insetInlineStart = `${layout.headWidth + start}px`;
      cell.style.width = `${(layout.columns.starts[column + 1] ?? start) - start}px`;
      cell.title = text;
      // The number is never cut; its name may be.
      const [, name = "", value = ""] = /^(.*) (\S+)$/s.exec(text) ?? [];
      const label = make("span", "name", { dir: "auto" });
      label.textContent = name;
      cell.append(label, ` ${value}`);
      this.element.append(cell);
    }
  }
}

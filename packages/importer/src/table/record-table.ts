import type { RecordId } from "@data-import/types";
import type { Span } from "../geometry/rows.ts";
import { fit, readRange, type Selection, selectCell } from "../rows/selection.ts";
import { CellEditing } from "./cell-editing.ts";
import { make, setAttribute } from "./dom.ts";
import { FootView } from "./foot-view.ts";
import { HeadView } from "./head-view.ts";
import { type Layout, layTable } from "./layout.ts";
import { MessageBubble } from "./messages.ts";
import type { TableModel } from "./model.ts";
import { RowView } from "./row-view.ts";
import { listenToClipboard } from "./table-clipboard.ts";
import { listenToKeys } from "./table-keys.ts";
import { listenToPointer } from "./table-pointer.ts";
import type { TableView } from "./table-view.ts";
import { Viewport } from "./viewport.ts";

/** Browsers do not place elements exactly at many millions of pixels; so places count from a new start after so many. */
const bodyStepPx = 1_000_000;

/**
 * A table of any number of records: an ARIA grid with one tab stop. It draws the rows that are seen, and the one that has
 * the focus. It knows records only through its `model`; call `refresh` after they have changed.
 */
export class RecordTable extends HTMLElement implements TableView {
  readonly viewport: Viewport = new Viewport(() => this.#drawSoon());
  readonly editing: CellEditing = new CellEditing(this);
  readonly grid: HTMLElement = make("div", "grid", { role: "grid", "aria-multiselectable": "true" });
  readonly #head = new HeadView();
  readonly #foot = new FootView();
  readonly #bubble = new MessageBubble();
  /** All rows that are drawn: a small scroll moves them together. */
  readonly #body = make("div", "rows", { role: "rowgroup" });
  readonly #rows = new Map<number, RowView>();
  readonly #resizes = new ResizeObserver(() => this.refresh());
  readonly #coarse = matchMedia("(pointer: coarse)");
  #model: TableModel | undefined;
  #layout: Layout | undefined;
  #layoutKey = "";
  #selection: Selection = selectCell({ row: 0, column: 0 });
  #activeId: RecordId | undefined;
  /** Whether the person is in the row that adds a record. */
  #isInNewRow = false;
  /** Cells with the focus were taken out, so that the active one has to get it. */
  #lostFocus = false;
  #frame = 0;
  #isReady = false;

  get model(): TableModel | undefined {
    return this.#model;
  }

  /** The same fields keep what is being edited, and the focus. */
  set model(model: TableModel | undefined) {
    const isSame = this.#model?.fields === model?.fields && this.#model?.language === model?.language;
    if (!isSame || model?.canEdit === false) this.editing.end(false);
    this.#model = model;
    if (!isSame) this.#layoutKey = "";
    this.refresh();
  }

  get layout(): Layout | undefined {
    return this.#layout;
  }

  get selection(): Selection {
    return this.#selection;
  }

  /** How many rows it has, with the one that adds a record, and the one where somebody types. */
  get rowCount(): number {
    if (this.#model === undefined) return 0;
    const rows = this.#model.total() + (this.#model.canAdd ? 1 : 0);
    return Math.max(rows, (this.editing.row ?? -1) + 1);
  }

  get size(): { rows: number; columns: number } {
    return { rows: this.rowCount, columns: this.#model?.fields.length ?? 0 };
  }

  connectedCallback(): void {
    if (!this.#isReady) this.#build();
    this.#isReady = true;
    this.#resizes.observe(this.viewport.scroller);
    this.#coarse.addEventListener("change", this.refresh);
    this.refresh();
  }

  disconnectedCallback(): void {
    this.#resizes.disconnect();
    this.#coarse.removeEventListener("change", this.refresh);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** The element of a cell, if it is drawn. */
  cell(row: number, column: number): HTMLElement | undefined {
    return this.#rows.get(row)?.cell(column);
  }

  /** The element with the name of a column, if it is drawn. */
  columnHead(column: number): HTMLElement | undefined {
    return this.#head.cell(column);
  }

  /** Selects cells, and shows the one with the focus. `focuses`: the focus of the page goes there, too. */
  select(selection: Selection, focuses = true): void {
    this.#selection = fit(selection, this.size);
    const { row, column } = this.#selection.active;
    this.viewport.reveal(row, column);
    this.#draw();
    if (focuses) this.cell(row, column)?.focus({ preventScroll: true });
    this.#activeId = this.#model?.row(row)?.id;
    this.#isInNewRow = focuses && this.#model?.canAdd === true && row === this.#model.total();
    this.#model?.focus(this.#activeId);
    this.#model?.select(this.#selection);
    this.#showMessages();
  }

  /** Draws it again, after its records, its size or its model have changed. */
  readonly refresh = (): void => {
    const model = this.#model;
    if (model === undefined || !this.isConnected) return;
    const width = this.viewport.scroller.clientWidth;
    const hasFlags = [...this.#rows.keys()].some(
      (index) => (model.row(index)?.metadata?.flags ?? []).length > 0,
    );
    const key = [width < 480 ? width : "wide", this.#coarse.matches, hasFlags].join();
    // Another layout would take the control away from the person who is typing.
    if (this.#layoutKey !== key && !this.editing.isActive) {
      this.#lay(layTable(model.fields, width, this.#coarse.matches, hasFlags));
      this.#layoutKey = key;
    }
    const hasFoot = model.foot !== undefined && this.#layout?.isCards === false;
    setAttribute(this.grid, "aria-rowcount", String(this.rowCount + (hasFoot ? 2 : 1)));
    setAttribute(this.grid, "aria-colcount", String(model.fields.length + 1));
    setAttribute(this.grid, "aria-label", model.texts.label);
    setAttribute(this.grid, "aria-readonly", model.canEdit ? undefined : "true");
    if (this.#layout !== undefined) this.viewport.resize(this.#layout, this.rowCount, hasFoot);
    this.#follow(model);
    this.#selection = fit(this.#selection, this.size);
    this.#drawSoon();
  };

  /** The selection stays with its record if others moved it, and so does the control of the person who is typing. */
  #follow(model: TableModel): void {
    const { active, anchor } = this.#selection;
    const found = this.#find(model, active.row);
    if (found === undefined || found === active.row) return;
    const moved = found - active.row;
    this.#selection = {
      ...this.#selection,
      active: { ...active, row: found },
      anchor: { ...anchor, row: Math.max(0, anchor.row + moved) },
    };
    const isFar = !this.#rows.has(found);
    if (this.editing.isActive) this.#moveEditing(active.row, found);
    if (!this.contains(this.#focused())) return;
    if (isFar) this.viewport.reveal(found, active.column);
    this.#draw();
  }

  /** The row where the active cell is now; undefined if that is not known. */
  #find(model: TableModel, row: number): number | undefined {
    if (this.editing.isActive) return this.editing.wantedRow;
    if (this.#isInNewRow) return Math.max(row, model.total());
    const place = this.#activeId === undefined ? undefined : model.place(this.#activeId);
    return place !== undefined && this.#rows.has(place) ? place : undefined;
  }

  /** The row with the control takes another place, with its element: the control would lose the focus, and what was typed. */
  #moveEditing(from: number, to: number): void {
    const [mine, other] = [this.#rows.get(from), this.#rows.get(to)];
    if (mine === undefined) return;
    this.#rows.set(to, mine);
    if (other === undefined) this.#rows.delete(from);
    else this.#rows.set(from, other);
    this.editing.move(to);
    if (this.#layout !== undefined)
      this.viewport.resize(this.#layout, this.rowCount, this.viewport.footHeight > 0);
  }

  redraw(row: number, focuses: boolean): void {
    this.#lostFocus ||= focuses;
    this.#rows.get(row)?.reset();
    this.refresh();
    this.#draw();
  }

  /** The focus goes to the active cell. */
  override focus(): void {
    this.select(this.#selection);
  }

  #build(): void {
    this.viewport.view.append(this.grid, this.#bubble.element);
    this.grid.append(this.#head.element, this.#body, this.#foot.element);
    this.append(this.viewport.scroller);
    listenToKeys(this);
    listenToPointer(this);
    listenToClipboard(this);
    this.grid.addEventListener("focusin", () => this.#showMessages());
    this.grid.addEventListener("input", () => this.#showMessages());
    this.grid.addEventListener("focusout", () => queueMicrotask(() => this.#showMessages()));
  }

  #lay(layout: Layout): void {
    this.#layout = layout;
    this.classList.toggle("cards", layout.isCards);
    this.style.setProperty("--line", `${layout.line}px`);
    this.#lostFocus ||= this.#hasFocus();
    for (const row of this.#rows.values()) row.reset();
  }

  #drawSoon(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [model, layout] = [this.#model, this.#layout];
    if (model === undefined || layout === undefined) return;
    const { rows, columns } = this.viewport.span();
    const hadFocus = this.#hasFocus() || this.#lostFocus;
    this.#lostFocus = false;
    this.#head.update(model, layout, columns);
    this.#foot.update(model, layout, columns, this.rowCount);
    this.#drawRows(model, layout, rows, columns);
    this.#keepFocus(hadFocus);
    const { first, end } = rows;
    model.want(first, Math.min(end, Math.max(first + 1, model.total())));
    if (this.contains(this.#focused())) this.#showMessages();
  }

  #drawRows(model: TableModel, layout: Layout, rows: Span, span: Span): void {
    const { active } = this.#selection;
    const wanted = new Set<number>();
    for (let row = rows.first; row < rows.end; row += 1) wanted.add(row);
    // The row with the focus stays in the document where it is not seen, so that the focus is not lost.
    for (const row of [active.row, this.editing.row ?? active.row]) if (row < this.rowCount) wanted.add(row);
    const free = [...this.#rows].filter(([row]) => !wanted.has(row));
    for (const [row] of free) this.#rows.delete(row);
    const look = {
      model,
      layout,
      span,
      activeRow: active.row,
      activeColumn: active.column,
      selected: readRange(this.#selection, this.size),
    };
    const { top, headHeight } = this.viewport;
    const base = Math.floor(top / bodyStepPx) * bodyStepPx;
    this.#body.style.transform = `translateY(${headHeight + base - top}px)`;
    for (const row of wanted) {
      const view = this.#rows.get(row) ?? free.pop()?.[1] ?? new RowView();
      if (view.element.parentNode === null) this.#body.append(view.element);
      this.#rows.set(row, view);
      view.update(row, look);
      const seen = row * layout.rowHeight - top;
      const near = Math.max(
        -4 * layout.rowHeight,
        Math.min(seen, this.viewport.extent.view + 4 * layout.rowHeight),
      );
      view.place(top - base + near);
    }
    for (const [, view] of free) view.element.remove();
  }

  /** Whether a cell has the focus, or the table in the place of one. */
  #hasFocus(): boolean {
    const focused = this.#focused();
    return focused === this.grid || (focused?.matches(".cell") === true && this.grid.contains(focused));
  }

  /** The row with the focus may be gone: the focus goes to the active cell then. Without rows, the table itself has it. */
  #keepFocus(hadFocus: boolean): void {
    const { row, column } = this.#selection.active;
    const cell = this.cell(row, column);
    if (cell === undefined) this.grid.tabIndex = 0;
    const target = cell ?? this.grid;
    if (hadFocus && !this.editing.isActive && this.#focused() !== target) {
      target.focus({ preventScroll: true });
    }
    if (cell !== undefined) this.grid.removeAttribute("tabindex");
  }

  #showMessages(): void {
    const model = this.#model;
    if (model === undefined) return;
    const { row, column } = this.#selection.active;
    const cell = this.cell(row, column);
    const isShown = cell?.contains(this.#focused()) === true;
    const key = model.fields[column]?.key ?? "";
    this.#bubble.show(isShown ? cell : undefined, model.row(row)?.values[key], model);
  }

  /** The element with the focus, in the same tree. */
  #focused(): Element | null {
    return (this.getRootNode() as Document | ShadowRoot).activeElement;
  }
}

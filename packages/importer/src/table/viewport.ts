import { findColumns, revealColumn, toScrollLeft } from "../geometry/columns.ts";
import { findRows, type Span } from "../geometry/rows.ts";
import { type Extent, findBoxHeight, type Place, reveal, scroll, settle } from "../geometry/scale.ts";
import { make } from "./dom.ts";
import type { Layout } from "./layout.ts";

/** So long after the last scroll, the scroll bar is put in proportion. */
const restPauseMs = 150;

/** What is scrolled: a box of limited height, with a view in it that stays where the person looks. */
export class Viewport {
  readonly scroller: HTMLElement = make("div", "scroller");
  readonly view: HTMLElement = make("div", "view");
  readonly #box = make("div", "box");
  readonly #onScroll: () => void;
  #place: Place = { top: 0, boxTop: 0 };
  #extent: Extent = { content: 0, view: 0 };
  #rows = 0;
  #hasFoot = false;
  #layout: Layout | undefined;
  #restTimer = 0;

  constructor(onScroll: () => void) {
    this.#onScroll = onScroll;
    this.scroller.append(this.#box);
    this.#box.append(this.view);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
  }

  /** The first pixel of the content that is seen. */
  get top(): number {
    return this.#place.top;
  }

  /** The height of the head above the rows, in CSS pixels. */
  get headHeight(): number {
    return this.#layout === undefined || this.#layout.isCards ? 0 : this.#layout.line;
  }

  /** The height of the calculations below the rows, in CSS pixels. */
  get footHeight(): number {
    return this.#hasFoot ? this.headHeight : 0;
  }

  get extent(): Extent {
    return this.#extent;
  }

  get isRightToLeft(): boolean {
    return getComputedStyle(this.scroller).direction === "rtl";
  }

  /** How far it is scrolled from the start of the line, in CSS pixels. */
  get start(): number {
    return Math.abs(this.scroller.scrollLeft);
  }

  /** Fits the box to so many rows. */
  resize(layout: Layout, rows: number, hasFoot: boolean): void {
    this.#layout = layout;
    this.#rows = rows;
    this.#hasFoot = hasFoot;
    const around = this.headHeight + this.footHeight;
    const height = this.scroller.clientHeight;
    this.#extent = { content: rows * layout.rowHeight, view: Math.max(1, height - around) };
    const width = layout.isCards ? "100%" : `${layout.headWidth + layout.columns.width}px`;
    this.#box.style.width = width;
    this.#box.style.height = `${findBoxHeight(this.#extent) + around}px`;
    this.view.style.height = `${height}px`;
    this.#move(settle(this.#extent, this.#place));
  }

  /** The rows and columns to draw. */
  span(): { rows: Span; columns: Span } {
    const layout = this.#layout;
    if (layout === undefined) return { rows: { first: 0, end: 0 }, columns: { first: 0, end: 0 } };
    const rows = findRows(this.#extent, this.top, layout.rowHeight, this.#rows);
    if (layout.isCards) return { rows, columns: { first: 0, end: layout.columns.count } };
    const seen = this.scroller.clientWidth - layout.headWidth;
    return { rows, columns: findColumns(layout.columns, this.start, seen) };
  }

  /** Scrolls so that a cell is seen, if it is not. */
  reveal(row: number, column: number): void {
    const layout = this.#layout;
    if (layout === undefined) return;
    const start = row * layout.rowHeight + (layout.isCards ? (column + 1) * layout.line : 0);
    const top = reveal(this.#extent, this.top, start, start + layout.line);
    if (top !== this.top) this.#move(settle(this.#extent, { top, boxTop: 0 }));
    if (layout.isCards) return;
    const seen = this.scroller.clientWidth - layout.headWidth;
    const moved = revealColumn(layout.columns, column, this.start, seen);
    if (moved !== this.start) this.scroller.scrollLeft = toScrollLeft(moved, this.isRightToLeft);
  }

  #move(place: Place): void {
    this.#place = place;
    if (Math.abs(this.scroller.scrollTop - place.boxTop) >= 1) this.scroller.scrollTop = place.boxTop;
    // The browser rounds; the next scroll is measured from where it stands.
    this.#place = { top: place.top, boxTop: this.scroller.scrollTop };
  }

  #scrolled(): void {
    const { scrollTop } = this.scroller;
    if (scrollTop !== this.#place.boxTop) {
      this.#place = scroll(this.#extent, this.#place, scrollTop);
      window.clearTimeout(this.#restTimer);
      this.#restTimer = window.setTimeout(() => this.#move(settle(this.#extent, this.#place)), restPauseMs);
    }
    this.#onScroll();
  }
}

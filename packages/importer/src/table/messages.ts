import type { CellValue } from "@data-import/types";
import { make } from "./dom.ts";
import type { TableModel } from "./model.ts";

/** The messages of the cell that has the focus: what a person sees, and what is read out with the cell. */
export class MessageBubble {
  readonly element: HTMLElement = make("div", "messages", { id: "di-cell-messages" });
  #cell: HTMLElement | undefined;

  constructor() {
    this.element.hidden = true;
  }

  /** Shows the messages of a cell below it, or hides them. Only the cell that has the focus refers to them. */
  show(cell: HTMLElement | undefined, content: CellValue | undefined, { texts }: TableModel): void {
    const messages = content?.messages ?? [];
    if (this.#cell !== cell) this.#cell?.removeAttribute("aria-describedby");
    this.#cell = messages.length > 0 ? cell : undefined;
    this.element.hidden = this.#cell === undefined;
    if (cell === undefined || messages.length === 0) return;
    this.element.replaceChildren(
      ...messages.map(({ type = "error", message = "" }) => {
        const line = make("p", type);
        // The message may be in another language, with another direction.
        const said = make("bdi", "");
        said.textContent = message;
        line.append(`${texts.levels[type]}: `, said);
        return line;
      }),
    );
    cell.setAttribute("aria-describedby", this.element.id);
    this.#place(cell);
  }

  /** Below the cell; above it if there is no room. */
  #place(cell: HTMLElement): void {
    const view = this.element.parentElement;
    if (view === null) return;
    // An editor may be higher than its cell.
    const shown = cell.querySelector(".editor") ?? cell;
    const [outer, inner] = [view.getBoundingClientRect(), shown.getBoundingClientRect()];
    const isRightToLeft = getComputedStyle(view).direction === "rtl";
    const start = isRightToLeft ? outer.right - inner.right : inner.left - outer.left;
    this.element.style.insetInlineStart = `${Math.max(0, start)}px`;
    const { height } = this.element.getBoundingClientRect();
    const below = inner.bottom - outer.top;
    const isAbove = below + height > outer.height && inner.top - outer.top > height;
    this.element.style.insetBlockStart = `${isAbove ? inner.top - outer.top - height : below}px`;
  }
}

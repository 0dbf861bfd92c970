import type { Selection } from "../rows/selection.ts";
import type { Layout } from "./layout.ts";
import type { TableModel } from "./model.ts";
import type { Viewport } from "./viewport.ts";

/** What the parts of the table see of it. */
export interface TableView {
  readonly grid: HTMLElement;
  readonly viewport: Viewport;
  readonly editing: {
    readonly isActive: boolean;
    begin(typed?: string): void;
    end(saves: boolean): unknown;
  };
  readonly model: TableModel | undefined;
  readonly layout: Layout | undefined;
  readonly selection: Selection;
  /** With the row that adds a record. */
  readonly size: { readonly rows: number; readonly columns: number };
  cell(row: number, column: number): HTMLElement | undefined;
  columnHead(column: number): HTMLElement | undefined;
  select(selection: Selection): void;
  /** Draws a row again, whatever it shows. `focuses`: the focus goes to the active cell. */
  redraw(row: number, focuses: boolean): void;
}

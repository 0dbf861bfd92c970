import { moveTo, selectCell, widen } from "../rows/selection.ts";
import type { TableView } from "./table-view.ts";

/** Lets a table do what the pointer says. */
export function listenToPointer(table: TableView): void {
  const { grid } = table;
  let isDragging = false;
  grid.addEventListener("pointerdown", (event) => {
    const place = findPlace(event.target);
    if (place === undefined || event.button !== 0 || isControl(event.target)) return;
    isDragging = event.pointerType === "mouse";
    press(table, place, event);
  });
  // The selection has the focus already; the browser would give it to the row or take it away.
  grid.addEventListener("mousedown", (event) => {
    if (!isControl(event.target)) event.preventDefault();
  });
  grid.addEventListener("pointermove", (event) => {
    const place = isDragging && event.buttons === 1 ? findPlace(event.target) : undefined;
    if (place === undefined || place.row < 0 || place.column < 0) return;
    const { active } = table.selection;
    if (place.row === active.row && place.column === active.column) return;
    table.select(moveTo(table.selection, place, table.size, true));
  });
  grid.addEventListener("pointerup", () => {
    isDragging = false;
  });
  grid.addEventListener("dblclick", (event) => {
    if (findPlace(event.target) !== undefined && !isControl(event.target)) table.editing.begin();
  });
  grid.addEventListener("click", (event) => {
    const button = (event.target as Element).closest("button.menu");
    const head = button?.closest<HTMLElement>("[data-column]");
    if (head != null) table.model?.openColumnMenu(Number(head.dataset["column"]), head);
  });
  grid.addEventListener("contextmenu", (event) => {
    const place = findPlace(event.target);
    if (place === undefined || isControl(event.target)) return;
    event.preventDefault();
    const cell = table.cell(place.row, Math.max(0, place.column));
    if (cell !== undefined) table.model?.openCellMenu(cell);
  });
}

interface PointedPlace {
  /** -1 for the names of the columns. */
  readonly row: number;
  /** -1 for the numbers of the rows. */
  readonly column: number;
}

function press(table: TableView, { row, column }: PointedPlace, event: PointerEvent): void {
  const { selection, size } = table;
  const { active } = selection;
  const grows = event.shiftKey;
  const target = { row: row < 0 ? active.row : row, column: column < 0 ? 0 : column };
  const isAgain = row === active.row && column === active.column && !grows;
  table.editing.end(true);
  const moved = moveTo(selection, target, size, grows);
  if (row < 0 && column < 0) table.select(widen(selection, "all"));
  else if (row < 0) table.select(widen(moved, "columns"));
  else if (column < 0) table.select(widen(moved, "rows"));
  else table.select(grows ? moved : selectCell(target));
  // A finger has no double click: a second tap edits.
  if (isAgain && event.pointerType !== "mouse") table.editing.begin();
}

function findPlace(target: EventTarget | null): PointedPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[aria-colindex]") : null;
  const row = cell?.closest("[aria-rowindex]");
  if (cell === null || row == null) return undefined;
  return {
    row: Number(row.getAttribute("aria-rowindex")) - 2,
    column: Number(cell.getAttribute("aria-colindex")) - 2,
  };
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, input, select, textarea") !== null;

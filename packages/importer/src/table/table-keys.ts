import { countPage } from "../geometry/rows.ts";
import { writeValue } from "../rows/field-values.ts";
import { mostCells } from "../rows/row-state.ts";
import { type CellPlace, countCells, moveTo, readRange, widen } from "../rows/selection.ts";
import { type KeyAction, type Move, readKey } from "./keys.ts";
import type { TableModel } from "./model.ts";
import type { TableView } from "./table-view.ts";

/** Lets a table do what its keys say. */
export function listenToKeys(table: TableView): void {
  table.grid.addEventListener("keydown", (event) => {
    const action = event.isComposing || table.editing.isActive ? undefined : readKey(event);
    if (action === undefined || table.model === undefined) return;
    event.preventDefault();
    act(table, table.model, action);
  });
}

function act(table: TableView, model: TableModel, action: KeyAction): void {
  const { selection, size } = table;
  const { row, column } = selection.active;
  switch (action.kind) {
    case "move":
      table.select(moveTo(selection, findTarget(table, action.to), size, action.grows));
      break;
    case "select":
      table.select(widen(selection, action.what));
      break;
    case "edit":
      table.editing.begin(action.text);
      break;
    case "empty":
      fill(table, model, () => "");
      break;
    case "fillDown": {
      const { top } = readRange(selection, size);
      fill(table, model, (at) => writeValue(model.row(top)?.values[model.fields[at]?.key ?? ""]?.value));
      break;
    }
    case "columnMenu":
      model.openColumnMenu(column, table.columnHead(column) ?? table.grid);
      break;
    case "cellMenu":
      model.openCellMenu(table.cell(row, column) ?? table.grid);
      break;
    case "command":
      model.command(action.command);
  }
}

/** Writes a text into each selected cell of a record. */
function fill(table: TableView, model: TableModel, text: (column: number) => string): void {
  const { rows, columns } = table.size;
  const range = readRange(table.selection, { rows: Math.min(rows, model.total()), columns });
  const cells = countCells(range);
  if (cells === 0) return;
  if (cells > mostCells) {
    model.refuse(cells);
    return;
  }
  const line = Array.from({ length: range.right - range.left + 1 }, (_, offset) => text(range.left + offset));
  model.paste(range.top, range.left, new Array(range.bottom - range.top + 1).fill(line));
}

/** Where a key leads. Left and right follow what is seen; in cards, fields are below each other. */
function findTarget(table: TableView, to: Move): CellPlace {
  const { layout, size, viewport } = table;
  const { row, column } = table.selection.active;
  const { rows, columns } = size;
  const page = countPage(viewport.extent, layout?.rowHeight ?? 1);
  const ahead = viewport.isRightToLeft ? -1 : 1;
  if (layout?.isCards && (to === "up" || to === "down")) {
    const place = row * columns + column + (to === "up" ? -1 : 1);
    return place < 0 ? { row, column } : { row: Math.floor(place / columns), column: place % columns };
  }
  const targets: Record<Move, CellPlace> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - ahead },
    right: { row, column: column + ahead },
    start: { row, column: 0 },
    end: { row, column: columns - 1 },
    pageUp: { row: row - page, column },
    pageDown: { row: row + page, column },
    first: { row: 0, column: 0 },
    last: { row: rows - 1, column: columns - 1 },
    top: { row: 0, column },
    bottom: { row: rows - 1, column },
  };
  return targets[to];
}

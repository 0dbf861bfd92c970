import { pairRows } from "./pair-rows.ts";
import type { OurTable } from "./read-ours.ts";
import { isSameCell } from "./same-cell.ts";

/** All cells of a sheet as an independent reader read them, as texts. */
export interface TheirSheet {
  /** Empty for a file with a single table. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** What is different: a name of a column, a value, a value that only one of them has. */
export type Difference = "name" | "value" | "missing" | "added";

/** How many cells with content are the same in both, and what the first of the others is. */
export interface Comparison {
  readonly equal: number;
  readonly different: Readonly<Partial<Record<Difference, number>>>;
  /** Cells in rows that the service left out, and named. */
  readonly leftOut: number;
  readonly first?: string;
}

/** How many cells are different. */
export function countDifferences({ different }: Comparison): number {
  return Object.values(different).reduce((sum, count) => sum + count, 0);
}

/** Compares the tables of the service with the sheets of another reader, cell by cell, in the order of the file. */
export function compareTables(ours: readonly OurTable[], theirs: readonly TheirSheet[]): Comparison {
  const counter = createCounter();
  const filled = theirs.filter(({ rows }) => rows.some(hasContent));
  const rest = new Set(ours);
  for (const [place, { name, rows }] of filled.entries()) {
    const isOwn = (table: OurTable) =>
      filled.length === 1 || table.name === name || /^ \d+$/.test(table.name.replace(name, ""));
    const named = [...rest].filter((table) => name !== "" && isOwn(table));
    const tables = filled.length === 1 ? ours : named.length > 0 ? named : ours.slice(place, place + 1);
    for (const table of tables) rest.delete(table);
    compareSheet(tables, rows, counter);
  }
  for (const { rows } of rest)
    for (const row of rows) for (const cell of row) counter.look(cell, "", "a table");
  return counter.end();
}

function createCounter() {
  const counts = { equal: 0, leftOut: 0 };
  const different: Partial<Record<Difference, number>> = {};
  let first: string | undefined;
  return {
    look(mine: string, other: string, place: string, isName = false): void {
      if (mine.trim() === "" && other.trim() === "") return;
      if (isSameCell(mine, other)) {
        counts.equal += 1;
        return;
      }
      const kind = isName ? "name" : mine === "" ? "missing" : other === "" ? "added" : "value";
      different[kind] = (different[kind] ?? 0) + 1;
      first ??= `${place}: ${JSON.stringify(mine.slice(0, 60))} and not ${JSON.stringify(other.slice(0, 60))}`;
    },
    leaveOut(cells: readonly string[]): void {
      counts.leftOut += cells.filter((cell) => cell !== "").length;
    },
    end: (): Comparison => ({ ...counts, different, ...(first !== undefined && { first }) }),
  };
}

/** Several tables of one sheet follow each other. */
function compareSheet(
  tables: readonly OurTable[],
  sheet: TheirSheet["rows"],
  { look, leaveOut }: ReturnType<typeof createCounter>,
): void {
  const begins = tables.map(({ headerRows, dataRow }) => headerRows[0] ?? dataRow);
  if (tables.length === 0) for (const row of sheet) for (const cell of row) look("", cell, "a sheet");
  for (const [index, table] of tables.entries()) {
    const grid = table.isTransposed ? transpose(sheet) : sheet;
    // Objects have names, and no row of them.
    const hasNames =
      table.headerRows.length === 0 && table.labels.every((label, place) => label === grid[0]?.[place]);
    const header = table.isTransposed || hasNames ? [0] : table.headerRows;
    const body: (readonly string[])[] = [];
    for (
      let row = index === 0 ? 0 : (begins[index] ?? 0);
      row < (begins[index + 1] ?? grid.length);
      row += 1
    ) {
      const cells = grid[row] ?? [];
      if (!hasContent(cells) || header.includes(row)) continue;
      if (table.leftOut.includes(row)) leaveOut(cells);
      else body.push(cells);
    }
    const names = header.length === 1 ? (grid[header[0] ?? 0] ?? []) : [];
    const places = findPlaces(table);
    for (const [column, place] of places.entries()) {
      const name = names[place] ?? "";
      if (name.trim() !== "") look(table.labels[column] ?? "", name, `name of column ${place + 1}`, true);
    }
    for (const [row, [mine, cells]] of pairRows(table.rows, body, places).entries()) {
      const columns = new Map(places.map((place, column) => [place, column]));
      for (let place = 0; place < Math.max(cells.length, (places.at(-1) ?? -1) + 1); place += 1)
        look(
          mine[columns.get(place) ?? -1] ?? "",
          cells[place] ?? "",
          `record ${row + 1}, column ${place + 1}`,
        );
    }
  }
}

const hasContent = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");

function transpose(rows: TheirSheet["rows"]): string[][] {
  const width = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ""));
}

/** The place of each of our columns in the file: a column without a name and without a value is in no table. */
function findPlaces({ labels, emptyColumns }: OurTable): number[] {
  const all = Array.from({ length: labels.length + emptyColumns.length }, (_, place) => place);
  return all.filter((place) => !emptyColumns.includes(place));
}

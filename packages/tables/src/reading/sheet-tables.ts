import { limits } from "@data-import/types";
import { splitTables } from "./layout/split-tables.ts";
import { isTransposed, transpose } from "./layout/transpose.ts";
import type { MergedCells } from "./merged-cells.ts";
import type { Losses, ReadOptions, Row, Table } from "./source.ts";
import { readTable } from "./table.ts";

/** A sheet of a workbook, as each format has it. */
export interface SheetContent {
  readonly name: string;
  /** All rows, also empty ones. */
  readonly rows: AsyncIterable<readonly Row[]>;
  /** What was lost so far in some rows. */
  countLosses(from: number, to?: number): Losses;
  readMerged(): Promise<readonly MergedCells[]>;
}

type Choice = Pick<
  ReadOptions,
  "header" | "isHeaderChosen" | "keepAllRows" | "mergedCells" | "splitTables" | "transposed"
>;

/**
 * The tables of a sheet. A small sheet may have several, one below the other, or one with its names in the first column;
 * where to look is decided by its rows alone, so that each reading finds the same.
 */
export async function* readSheetTables(sheet: SheetContent, choice: Choice): AsyncIterable<Table> {
  const { splitTables: isSplit, transposed, isHeaderChosen, keepAllRows } = choice;
  const rows = sheet.rows[Symbol.asyncIterator]();
  const { head, isWhole } = await takeHead(rows);
  const maySplit = isWhole && (isSplit ?? !(isHeaderChosen || keepAllRows));
  const blocks = maySplit ? splitTables(head) : [{ start: 0, rows: head }];
  for (const [index, block] of blocks.entries()) {
    const name = index === 0 ? sheet.name : `${sheet.name} ${index + 1}`;
    const isTurned = isWhole && (transposed ?? (!isHeaderChosen && isTransposed(block.rows)));
    const content = isTurned ? transpose(block.rows) : block.rows;
    const { start } = block;
    const end = blocks[index + 1]?.start;
    const table = await readTable(name, follow(content, isWhole ? undefined : rows), {
      header: choice.header,
      keepAllRows,
      countLosses: (from) => sheet.countLosses(isTurned ? start : start + from, end),
      // What is merged is known in the rows of the file.
      ...(!isTurned && { readMerges: () => readMergesOf(sheet, start) }),
      ...(!isTurned && choice.mergedCells === "fill" && { isFilled: true }),
    });
    if (table !== undefined) yield placeTable(table, { start, end, isTransposed: isTurned });
  }
}

async function readMergesOf(sheet: SheetContent, start: number): Promise<MergedCells[]> {
  const merged = await sheet.readMerged();
  return merged.map(({ row, lastRow, ...columns }) => ({
    row: row - start,
    lastRow: lastRow - start,
    ...columns,
  }));
}

/** The first rows of a sheet, and whether these are all. */
async function takeHead(
  rows: AsyncIterator<readonly Row[]>,
): Promise<{ readonly head: readonly Row[]; readonly isWhole: boolean }> {
  const head: Row[] = [];
  while (head.length <= limits.fileRowsSearched) {
    const { done, value } = await rows.next();
    if (done === true) return { head, isWhole: true };
    for (const row of value) head.push(row);
  }
  return { head, isWhole: false };
}

async function* follow(
  head: readonly Row[],
  rest: AsyncIterator<readonly Row[]> | undefined,
): AsyncGenerator<readonly Row[]> {
  try {
    yield head;
    for (let next = await rest?.next(); next !== undefined && next.done !== true; next = await rest?.next())
      yield next.value;
  } finally {
    await rest?.return?.();
  }
}

/** A table with the places of its sheet. */
function placeTable(
  table: Table,
  {
    start,
    end,
    isTransposed,
  }: { readonly start: number; readonly end: number | undefined; readonly isTransposed: boolean },
): Table {
  if (start === 0 && end === undefined && !isTransposed) return table;
  const move = (row: number) => row + start;
  return {
    ...table,
    firstRowNumber: start,
    findRow: (record) => move(table.findRow(record)),
    getNotes() {
      const notes = table.getNotes();
      return {
        ...notes,
        headerRows: notes.headerRows.map(move),
        dataRow: move(notes.dataRow),
        leftOutRows: notes.leftOutRows.map(({ row, ...rest }) => ({ row: move(row), ...rest })),
        innerHeaders: notes.innerHeaders?.map(move) ?? [],
        ...(end !== undefined && { nextTable: end }),
        ...(isTransposed && { isTransposed }),
      };
    },
  };
}

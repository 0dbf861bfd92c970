import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { CellObject, WorkBook, WorkSheet } from "@e965/xlsx";
import type { OldSheetFacts, OldWorkbookMessage, OldWorkbookTask } from "./old-workbook.ts";
import { writeNumber } from "./xlsx/cell-text.ts";
import { type NumberKind, readKind } from "./xlsx/number-kind.ts";

const rowsAtOnce = 500;
/** Of the rows of a message, which copies them: cells of a workbook may share a long text. */
const charactersAtOnce = 1_048_576;
/** Of one row: as many as a record may have bytes. */
const mostCharacters = 8_388_608;
/** Columns behind them are never part of a table. */
const mostColumns = 1001;

/** The errors of cells, by their numbers in the file. */
const errors: Readonly<Record<number, string>> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
};

const send = (message: OldWorkbookMessage) => parentPort?.postMessage(message);

try {
  await serve();
} catch (error) {
  send({ fault: error instanceof Error ? error.message : String(error) });
}

async function serve(): Promise<void> {
  const { read, set_cptable: setCodePages } = await load();
  // Texts of workbooks before Excel 97 have a code page.
  setCodePages(await import("@e965/xlsx/dist/cpexcel.full.mjs"));
  const workbook = read(await readFile(workerData.path), {
    type: "buffer",
    dense: true,
    cellNF: true,
    cellStyles: true,
    cellText: false,
    cellFormula: false,
    cellHTML: false,
  });
  const starts = workbook.Workbook?.WBProps?.date1904 === true;
  send({
    sheets: workbook.SheetNames.map((name, index) => ({
      name,
      isHidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
      rowCount: getRows(workbook, index).length,
    })),
  });
  let rest: Iterator<string[][]> = ([] as string[][][]).values();
  parentPort?.on("message", (task: OldWorkbookTask) => {
    if (task !== "more") {
      send({ facts: describeSheet(getSheet(workbook, task.sheet)) });
      rest = writeRows(getRows(workbook, task.sheet), starts);
      return;
    }
    const { value, done } = rest.next();
    send(done === true ? { rows: [], isLast: true } : { rows: value, isLast: false });
  });
}

/** The reader is optional, because it is larger than this package. */
async function load(): Promise<typeof import("@e965/xlsx")> {
  try {
    return await import("@e965/xlsx");
  } catch {
    throw new Error("the service has no reader for it, the package @e965/xlsx");
  }
}

function getSheet({ SheetNames: names, Sheets: sheets }: WorkBook, index: number): WorkSheet {
  return sheets[names[index] ?? ""] ?? {};
}

function getRows(
  workbook: WorkBook,
  index: number,
): readonly (readonly (CellObject | undefined)[] | undefined)[] {
  return getSheet(workbook, index)["!data"] ?? [];
}

function describeSheet(sheet: WorkSheet): OldSheetFacts {
  const listHidden = (items: readonly ({ readonly hidden?: boolean } | undefined)[] = []) =>
    Object.entries(items).flatMap(([place, item]) => (item?.hidden === true ? [Number(place)] : []));
  return {
    merged: (sheet["!merges"] ?? []).map(({ s, e }) => [s.r, e.r, s.c, e.c] as const),
    hiddenRows: listHidden(sheet["!rows"]),
    hiddenColumns: listHidden(sheet["!cols"]),
  };
}

function* writeRows(
  rows: readonly (readonly (CellObject | undefined)[] | undefined)[],
  startsIn1904: boolean,
): Generator<string[][]> {
  const kinds = new Map<unknown, NumberKind>();
  const kindOf = (format: unknown): NumberKind => {
    const known = kinds.get(format) ?? readKind(typeof format === "string" ? format : "");
    kinds.set(format, known);
    return known;
  };
  let written: string[][] = [];
  let characters = 0;
  // The list has holes where rows are empty.
  for (let place = 0; place < rows.length; place += 1) {
    const row = Array.from((rows[place] ?? []).slice(0, mostColumns), (cell) =>
      cell === undefined ? "" : writeCell(cell, kindOf, startsIn1904),
    );
    const length = row.reduce((sum, text) => sum + text.length, 0);
    if (length > mostCharacters) throw new Error(`row ${place + 1} has more than 8 MiB`);
    characters += length;
    if (written.push(row) < rowsAtOnce && characters < charactersAtOnce) continue;
    yield written;
    [written, characters] = [[], 0];
  }
  if (written.length > 0) yield written;
}

function writeCell(
  { t: type, v: value, z: format }: CellObject,
  kindOf: (format: unknown) => NumberKind,
  startsIn1904: boolean,
): string {
  if (value === undefined || value === null || type === "z") return "";
  if (type === "n") return writeNumber(String(value), kindOf(format), startsIn1904);
  if (type === "e") return errors[Number(value)] ?? "#ERROR!";
  return String(value);
}

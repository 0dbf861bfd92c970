import type { JobEnd } from "../jobs/operation.ts";
import type { TableNotes } from "./source.ts";

/** What was read from a file. */
interface Extraction {
  readonly workbookId: string;
  readonly sheetIds: readonly string[];
  /** How many rows all sheets have. */
  readonly total: number;
  readonly notes: readonly TableNotes[];
}

/** How many names a sentence lists. */
const namesShown = 10;

/** The end of an extraction, with a sentence for everything in the file that is not in the sheets as it was. */
export function describeExtraction(
  { workbookId, sheetIds, total, notes }: Extraction,
  hidden: readonly string[],
): JobEnd {
  const info = `${count(total, "record")} in ${count(sheetIds.length, "sheet")}.`;
  const message = [info, ...describeHeaders(notes), ...describeCells(notes), ...describeHidden(hidden)].join(
    " ",
  );
  return {
    info: message,
    outcome: {
      heading: "The file was read",
      message,
      next: { type: "id", id: workbookId, label: "Open the workbook" },
    },
    result: { workbookId, sheets: sheetIds.length, records: total },
  };
}

function describeHeaders(notes: readonly TableNotes[]): string[] {
  const rows = [...new Set(notes.flatMap(({ headerRow }) => (headerRow > 0 ? headerRow + 1 : [])))];
  if (rows.length === 0) return [];
  return [`The names of the columns are in row ${list(rows)}; the rows above were not read.`];
}

function describeCells(notes: readonly TableNotes[]): string[] {
  const replaced = sum(notes, "replaced");
  const formulas = sum(notes, "formulas");
  const sentences: string[] = [];
  if (replaced > 0) {
    sentences.push(
      `${count(replaced, "cell")} with characters that cannot be read or stored: \uFFFD is in their place.`,
    );
  }
  if (formulas > 0) {
    sentences.push(
      `${count(formulas, "formula")} without a stored result: the cells are empty. Save the file in a spreadsheet program and upload it again.`,
    );
  }
  return sentences;
}

function describeHidden(hidden: readonly string[]): string[] {
  return hidden.length === 0 ? [] : [`${count(hidden.length, "hidden sheet")} not read: ${list(hidden)}.`];
}

function sum(notes: readonly TableNotes[], name: "replaced" | "formulas"): number {
  return notes.reduce((total, each) => total + each[name], 0);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function list(names: readonly (string | number)[]): string {
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

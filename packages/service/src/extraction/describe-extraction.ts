import type { JobEnd } from "../jobs/operation.ts";
import type { Source, TableNotes, TextFacts } from "./source.ts";

/** What was read from a file. */
interface Extraction {
  readonly workbookId: string;
  readonly sheetIds: readonly string[];
  /** How many rows all sheets have. */
  readonly total: number;
  readonly notes: readonly TableNotes[];
  /** The places of the sheets that have only a sample. */
  readonly samples?: readonly number[];
}

/** How many names a sentence lists. */
const namesShown = 10;

/** The end of an extraction, with a sentence for everything in the file that is not in the sheets as it was. */
export function describeExtraction(
  { workbookId, sheetIds, total, notes, samples = [] }: Extraction,
  source: Pick<Source, "hidden" | "omitted" | "describe">,
): JobEnd {
  const info = `${count(total, "record")} in ${count(sheetIds.length, "sheet")}.`;
  const sentences = [
    ...describeSamples(samples.length),
    ...describeEncoding(source),
    ...describeHeaders(notes),
    ...describeRows(notes),
    ...describeHidden(source.hidden),
  ];
  const message = [info, ...sentences].join(" ");
  return {
    info: message,
    outcome: {
      heading: "The file was read",
      message,
      next: { type: "id", id: workbookId, label: "Open the workbook" },
    },
    result: {
      ...{ workbookId, sheets: sheetIds.length, records: total },
      ...describeText(source.describe()),
      ...(source.omitted.length === 0 ? {} : { omittedSheets: source.omitted }),
      tables: notes.map((note, index) => describeTable(note, sheetIds[index])),
    },
  };
}

/** How the bytes of a text file became rows, for programs. */
export function describeText({ encoding, delimiter }: TextFacts) {
  return {
    ...(encoding && { encoding: encoding.name, encodingConfidence: encoding.confidence }),
    ...(delimiter && { delimiter: delimiter.character, delimiterConfidence: delimiter.confidence }),
  };
}

/** What was found out about a table, for programs. Rows and columns are counted from 0. */
export function describeTable(
  { headerRows, dataRow, confidence, leftOut, leftOutRows, emptyColumns }: TableNotes,
  sheetId: string | undefined,
): Record<string, unknown> {
  return { sheetId, headerRows, dataRow, confidence, leftOut, leftOutRows, emptyColumns };
}

/** What is not in the records of tables as it is in their rows, as sentences. */
export function describeRows(notes: readonly TableNotes[]): string[] {
  return [...describeLeftOut(notes), ...describeCells(notes)];
}

function describeSamples(number: number): string[] {
  if (number === 0) return [];
  return [`${count(number, "sheet")} with a sample only: a job "map" reads the other rows from the file.`];
}

/** UTF-8 and marked files need no words. */
function describeEncoding({ describe }: Pick<Source, "describe">): string[] {
  const { encoding } = describe();
  return encoding === undefined || encoding.confidence === 1
    ? []
    : [`Its letters were read as ${encoding.name}.`];
}

function describeHeaders(notes: readonly TableNotes[]): string[] {
  const named = notes.filter(({ headerRows }) => (headerRows.at(-1) ?? 0) > 0);
  const rows = [...new Set(named.map(({ headerRows }) => headerRows.map((row) => row + 1).join(" and ")))];
  const sentences: string[] = [];
  if (rows.length > 0) {
    const hasTitles = named.some(({ headerRows }) => (headerRows[0] ?? 0) > 0);
    const above = hasTitles ? "; the rows above were not read" : "";
    sentences.push(`The names of the columns are in row ${list(rows)}${above}.`);
  }
  const nameless = notes.filter((note) => note.headerRows.length === 0 && note.confidence < 1).length;
  if (nameless > 0) {
    sentences.push(`${count(nameless, "table")} without names of columns: the first row is a record.`);
  }
  return sentences;
}

/** The rows below the header row that are not records. */
function describeLeftOut(notes: readonly TableNotes[]): string[] {
  const rows = notes.flatMap(({ leftOutRows }) => leftOutRows.filter(({ reason }) => reason !== "title"));
  const titles = notes.flatMap(({ leftOutRows }) => leftOutRows).length - rows.length;
  const total = notes.reduce((sum, { leftOut }) => sum + leftOut, 0) - titles;
  if (total <= 0) return [];
  const names = rows.map(({ row, reason }) => `${row + 1} (${reason})`);
  return [`${count(total, "row")} left out below the header: row ${list(names)}.`];
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

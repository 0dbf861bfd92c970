import type { Finding, findingCodes } from "@data-import/types";

/** A code of the description. */
export type KnownCode = (typeof findingCodes)[number];

/** The facts of a finding; the table of codes has the words. */
export interface FindingFacts {
  /** How many rows, cells, sheets or columns it is about. The default is 1. */
  readonly count?: number;
  readonly place?: Finding["place"];
  /** What the text names besides the place. */
  readonly value?: string;
  /** What it counts. The default is `row`. */
  readonly noun?: "record" | "row";
}

interface Words {
  write(facts: Readonly<Record<"value" | "column" | "noun", string>> & { readonly count: number }): string;
  readonly remedy?: string;
  /** Whether a plan finds it, and not the reading of a file. */
  readonly isOfPlan?: true;
}

const readAgain = (option: string) => `Otherwise, read the file again with the option ${option}.`;

/** All codes with their words. Nothing else says in words what does not arrive, or what was guessed. */
const words: Readonly<Record<KnownCode, Words>> = {
  "encoding-guessed": {
    write: ({ value }) => `Its letters were read as ${value}.`,
    remedy: readAgain("`encoding`"),
  },
  "delimiter-guessed": {
    write: ({ value }) => `That ${value} separates the columns is a guess.`,
    remedy: readAgain("`delimiter` or `columnStarts`"),
  },
  "quotes-guessed": {
    write: ({ count, value }) =>
      `${countOf(count, "row")} with quotation marks that are not closed or not doubled, read in the most probable way: row ${value}.`,
    remedy: readAgain("`quote` or `escape`"),
  },
  "characters-dropped": {
    write: ({ count }) => `${countOf(count, "NUL character")} left out.`,
    remedy: "If letters are missing, save the file as UTF-8 and upload it again.",
  },
  "header-guessed": {
    write: ({ value }) => `That row ${value} has the names of the columns is a guess.`,
    remedy: readAgain("`header`"),
  },
  "header-joined": {
    write: ({ value }) => `The names of the columns are in row ${value}.`,
    remedy: readAgain("`header`"),
  },
  "header-missing": {
    write: () => "The table has no names of columns: the first row is a record.",
    remedy: readAgain("`header`"),
  },
  "rows-above": {
    write: ({ value }) => `The names of the columns are in row ${value}; the rows above were not read.`,
    remedy: readAgain("`header`"),
  },
  "rows-left-out": {
    write: ({ count, value }) => `${countOf(count, "row")} left out below the header: row ${value}.`,
    remedy: readAgain("`keepAllRows`"),
  },
  "rows-combined": {
    write: ({ count, value, noun }) =>
      `${countOf(count, noun)} ${agreeWith(count, "has", "have")} the key of an earlier ${noun}, and replaced its values: ${value}.`,
  },
  "keys-differ-in-case": {
    write: ({ count, value, noun }) =>
      `${countOf(count, noun)} ${agreeWith(count, "was", "were")} taken for a record whose key differs in case only: ${value}.`,
    remedy: "If they are different records, undo the import and repeat it with `caseSensitive`.",
  },
  "rows-without-key": {
    write: ({ count, value, noun }) =>
      `${countOf(count, noun)} ${agreeWith(count, "has", "have")} no key, and each import adds ${agreeWith(count, "it", "them")}: ${value}.`,
  },
  "characters-replaced": {
    write: ({ count }) =>
      `${countOf(count, "cell")} with characters that cannot be read or stored: \uFFFD is in their place.`,
    remedy: readAgain("`encoding`"),
  },
  "formulas-without-result": {
    write: ({ count }) => `${countOf(count, "formula")} without a stored result: the cells are empty.`,
    remedy: "Save the file in a spreadsheet program and upload it again.",
  },
  "merged-cells": {
    write: ({ count }) =>
      `${countOf(count, "merged cell")} below the header: only the first cell of each has the value.`,
    remedy: 'If each row needs the value, read the file again with the option `mergedCells: "fill"`.',
  },
  "hidden-rows": {
    write: ({ count }) => `${countOf(count, "hidden row")} read like the others.`,
    remedy: "If they are no records, read the file again with the option `hiddenCells: false`.",
  },
  "hidden-columns": {
    write: ({ count }) => `${countOf(count, "hidden column")} read like the others.`,
    remedy: "If they should not be imported, read the file again with the option `hiddenCells: false`.",
  },
  "hidden-sheets": {
    write: ({ count, value }) => `${countOf(count, "hidden sheet")} not read: ${value}.`,
    remedy: readAgain("`hiddenSheets`"),
  },
  "parts-not-read": {
    write: ({ count, value }) =>
      `${countOf(count, "file")} of the archive not read, because ${agreeWith(count, "it is not a table", "they are not tables")}: ${value}.`,
    remedy: "If tables are in them, export them as CSV or XLSX.",
  },
  "tables-below": {
    write: ({ value }) =>
      `The table may end where another one begins, at row ${value}: the rows below are records of this one.`,
    remedy: "If they are another table, move them to a sheet of their own.",
  },
  "tables-split": {
    write: ({ value }) =>
      `The table ends above row ${value}, where another one begins: that one is read by itself.`,
    remedy: readAgain("`splitTables`"),
  },
  "table-transposed": {
    write: () => "The names of the columns are in the first column: each further column is a record.",
    remedy: readAgain("`transposed`"),
  },
  "columns-late": {
    write: ({ value }) => `These columns begin below the first records, so they were not read: ${value}.`,
    remedy: 'To read them, create a job "extract" of the file and map its sheet.',
  },
  "tables-not-read": {
    write: ({ count, value }) => `${countOf(count, "other table")} of the file not read: ${value}.`,
    remedy: "Import each of them by itself.",
    isOfPlan: true,
  },
  "column-left-out": {
    write: ({ column }) => `The column "${column}" goes to no field.`,
    remedy: "If it should arrive, name its field in the plan.",
    isOfPlan: true,
  },
  "format-guessed": {
    write: ({ value }) => value,
    remedy: "If that is wrong, give the column other steps in the plan.",
    isOfPlan: true,
  },
  "digits-lost": {
    write: ({ column, count, value }) =>
      `The column "${column}" has ${countOf(count, "number")} such as ${value}: a spreadsheet program has dropped their last digits.`,
    remedy: "Export the file again with this column as text.",
    isOfPlan: true,
  },
};

/** A finding in the words of its code. A sheet in its place is named if the file has several. */
export function createFinding(
  code: KnownCode,
  { count = 1, place, value = "", noun = "row" }: FindingFacts,
  isOneOfSeveral = false,
): Finding {
  const { write, remedy } = words[code];
  const message = write({ count, value, noun, column: place?.column ?? "" });
  const sheet = isOneOfSeveral && place?.sheet !== undefined ? `Sheet "${place.sheet}": ` : "";
  return { code, message: sheet + message, ...(remedy && { remedy }), ...(place && { place }), count };
}

/** The findings that the plan of a mapping has made. */
export function pickPlanFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => words[code as KnownCode].isOfPlan === true);
}

/** So many findings are written into one text. */
const mostWritten = 20;

/** The findings as sentences. */
export function writeFindings(findings: readonly Finding[]): string[] {
  const sentences = findings.slice(0, mostWritten).map(({ message }) => message);
  const rest = findings.length - mostWritten;
  return rest > 0 ? [...sentences, `${rest} more are in the \`findings\`.`] : sentences;
}

/** A number with its noun: `1 row`, `2 rows`. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** The form of a word that agrees with a number. */
function agreeWith(number: number, one: string, many: string): string {
  return number === 1 ? one : many;
}

/** How many names a sentence lists. */
const namesShown = 10;

/** The first names of a list, and how many more there are. */
export function listNames(names: readonly (string | number)[]): string {
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

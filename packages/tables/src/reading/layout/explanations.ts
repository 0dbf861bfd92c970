import type { Row } from "../source.ts";
import { countFilled, isFigure, isFilled, readColumnKind } from "./cells.ts";
import type { Layout } from "./layout.ts";

/** So many rows below a header may explain it. */
const mostExplanations = 5;
const rowsCompared = 30;

/** What templates write below the names of columns that must be filled, or need not. */
const demands =
  /^[([]?(?:required|optional|mandatory|conditional|recommended|preferred|desired|pflicht(?:feld|angabe)?|erforderlich|obligatoire|facultatif|obligatorio|opcional|obbligatorio|opzionale|verplicht|optioneel|必須|任意)[)\]]?\*?$/iu;

/**
 * The first row that may be a record, below the rows that explain the columns, as templates have them. Each of them is
 * filled, and has words in all columns that have numbers or dates below.
 */
export function skipExplanations(sample: readonly Row[], { headerRows, dataRow }: Layout): number {
  if (headerRows.length === 0) return dataRow;
  const width = countFilled(sample[headerRows.at(-1) ?? 0] ?? []);
  for (let end = dataRow + mostExplanations; end > dataRow; end -= 1) {
    const rows = sample.slice(dataRow, end);
    if (rows.length === end - dataRow && explain(rows, sample.slice(end, end + rowsCompared), width))
      return end;
  }
  return dataRow;
}

function explain(rows: readonly Row[], below: readonly Row[], width: number): boolean {
  if (below.every((row) => countFilled(row) === 0)) return false;
  const columns = Array.from({ length: width }, (_, column) => column);
  const typed = columns.filter((column) =>
    ["number", "date", "email", "url"].includes(readColumnKind(below, column)),
  );
  if (typed.length === 0) return false;
  const isDemand = (row: Row) => row.filter(isFilled).every((cell) => demands.test(cell.trim()));
  if (!isDemand(rows.at(-1) ?? []) && !rows.every(isSentence)) return false;
  return rows.every(
    (row) => countFilled(row) === width && typed.every((column) => isWord(row[column] ?? "")),
  );
}

function isWord(cell: string): boolean {
  return !isFigure(cell) && /\p{L}{3}/u.test(cell);
}

/** Whether most cells have several words. */
function isSentence(row: Row): boolean {
  return (
    row.filter((cell) => /\p{L}\s+\p{L}/u.test(cell)).length * 2 > countFilled(row) &&
    row.every((cell) => !isFigure(cell))
  );
}

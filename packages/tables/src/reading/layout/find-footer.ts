import { foldText } from "../../mapping/names/split-words.ts";
import { findDecimalSign, readNumber } from "../../mapping/values/read-number.ts";
import type { Row } from "../source.ts";
import { countFilled, isEmpty, isFigure, isFilled } from "./cells.ts";

/** A row at the end of a table that is not a record. */
export interface FooterRow {
  /** Its index among the rows at the end. */
  readonly index: number;
  readonly reason: "total" | "note";
}

/** How many rows at the end of a table may be totals and notes, with the empty rows between them. */
export const longestFooterRows = 30;

const totalWords = `total totals grand total sub total subtotal sum sums summary balance closing balance average avg
  gesamt gesamtsumme gesamtbetrag summe endsumme zwischensumme saldo endsaldo schlusssaldo kontostand durchschnitt mittelwert
  somme total general sous total solde solde final moyenne suma saldo final promedio totale somma media soma totaal saldo
  subtotaal totalt summa yhteensa razem suma ogolem celkem soucet osszesen toplam итого всего сумма 合計 小計 総計 合计 总计 小计
  總計 합계 총계`;
/** A total may name what it is of: `Total of all orders in March`. */
const longestWordCharacters = 100;

/** Longer names first, so that `total general` is not `total` with something behind it. */
const total = new RegExp(
  `^(?:${["grand total", "sub total", "closing balance", "total general", "sous total", "solde final", "saldo final", ...totalWords.split(/\s+/)].map(foldText).join("|")})(?![\\p{L}\\p{N}])(.*)$`,
  "u",
);
/** What stands behind `Total` if the row is one: nothing, `:`, a number, `of …`. Behind the name of a company stands a name. */
const ofTotal =
  /^(?:$|[:.(=–—-]|\d|\p{Sc}|(?:eur|usd|gbp|chf|jpy|sek|nok|dkk|pln|czk|cad|aud)$|(?:of|for|in|per|by|all|der|des|die|fur|aus|im|von|alle|aller|de|del|du|di|da|do|van|voor|pour|par|za|av)(?![\p{L}\p{N}]))/u;
/** A word alone, such as `Page` or `Stand`, is the name of a person, too. */
const noteWords =
  /^(?:[*†‡§©]|[-–—_=]{3,}|(?:page|seite) ?:? ?\d|(?:source|quelle|fuente|fonte|bron|stand|notes?|hinweis|remark|disclaimer) ?(?:[:.–—-] ?|vom |am )\S|(?:generated|created|exported|printed|erstellt|exportiert|gedruckt) ?(?::|\d|(?:on|by|at|from|with|am|von|um|mit) )|(?:end of|ende der|ende des) \p{L}|\(\d+ rows?\)$)/iu;

/**
 * Finds the totals and notes below a table.
 * @param tail the last rows of the file, also empty ones
 * @param body records of the table above them: all of them, or the first ones
 * @param isWhole whether `body` has all records above the tail
 */
export function findFooter(tail: readonly Row[], body: readonly Row[], isWhole: boolean): FooterRow[] {
  const found: FooterRow[] = [];
  /** Rows that only an empty row above them proves. */
  let open: FooterRow[] = [];
  for (let index = tail.length - 1; index >= 0 && body.length + index > 0; index -= 1) {
    const row = tail[index] ?? [];
    if (isEmpty(row)) {
      found.push(...open);
      open = [];
      continue;
    }
    const records = [...body, ...tail.slice(0, index).filter((each) => !isEmpty(each))];
    const word = findTotal(row);
    if (records.length === 0 || (word === undefined && !isNote(row, records))) break;
    const isProven = word === undefined ? isMarked(row, records) : isBelow(row, word, records, isWhole);
    // An empty row above a name proves nothing.
    if (word?.isOfTotal === false && !isProven) break;
    open.push({ index, reason: word === undefined ? "note" : "total" });
    if (isProven) found.push(...open.splice(0));
  }
  return found.toSorted((one, other) => one.index - other.index);
}

/** A word such as `Total`. */
interface TotalWord {
  readonly column: number;
  /** Whether the cell has nothing else. */
  readonly isAll: boolean;
  /** Whether what else the cell has may belong to a total. */
  readonly isOfTotal: boolean;
}

/** The word that says that a row is a total: beside it, there are nothing but numbers. */
function findTotal(row: Row): TotalWord | undefined {
  const column = row.findIndex((cell) => isFilled(cell) && !isFigure(cell));
  const match = total.exec(foldText((row[column] ?? "").trim().slice(0, longestWordCharacters)));
  // The currency may have a cell of its own.
  const isOther = (cell: string, place: number) =>
    place !== column && isFilled(cell) && !isFigure(cell) && cell.trim().length > 3;
  if (match === null || row.some(isOther)) return undefined;
  const rest = match[1]?.trim() ?? "";
  return { column, isAll: rest.replace(/[:.\s]/g, "") === "", isOfTotal: ofTotal.test(rest) };
}

/** Whether a total lacks what records have, or is the sum of what is above it: a name that begins with `Total` must be the sum. */
function isBelow(
  row: Row,
  { column, isAll, isOfTotal }: TotalWord,
  records: readonly Row[],
  isWhole: boolean,
): boolean {
  const isUsual = (place: number) =>
    records.filter((record) => isFilled(record[place])).length >= records.length * 0.95;
  const isLacking = [...(records[0] ?? []).keys()].some(
    (place) => place !== column && !isFilled(row[place]) && isUsual(place),
  );
  if (isLacking && isOfTotal && row.some((cell) => isFilled(cell) && isFigure(cell))) return true;
  return isWhole && (isAll || isLacking) && row.some((_, place) => isSum(row, records, place));
}

/** Whether a number is the sum of those above it. */
function isSum(row: Row, records: readonly Row[], column: number): boolean {
  const above = records.flatMap((record) => (isFilled(record[column]) ? [record[column]] : []));
  const texts = [...above, row[column] ?? ""];
  const sign = findDecimalSign(texts)?.decimal ?? ".";
  const numbers = texts.map((text) => Number(readNumber(text, sign) ?? Number.NaN));
  const sum = numbers.pop() ?? Number.NaN;
  if (numbers.length < 2) return false;
  return Math.abs(numbers.reduce((most, number) => most + number, 0) - sum) <= 0.005 + Math.abs(sum) * 1e-9;
}

/** A short row of text below a wider table. */
function isNote(row: Row, records: readonly Row[]): boolean {
  const filled = countFilled(row);
  const usual = countUsual(records);
  if (usual < 1.6 || filled > 2 || filled * 2 > usual) return false;
  const text = row.find(isFilled)?.trim() ?? "";
  return noteWords.test(text) || text.endsWith(":") || text.split(/\s+/).length > 2;
}

/** Whether a note begins with what notes begin with, so that it needs no empty row above it. */
function isMarked(row: Row, records: readonly Row[]): boolean {
  return (
    countFilled(row) === 1 && countUsual(records) > 2 && noteWords.test(row.find(isFilled)?.trim() ?? "")
  );
}

/** How many cells of a record are filled. */
function countUsual(records: readonly Row[]): number {
  return records.reduce((sum, record) => sum + countFilled(record), 0) / records.length;
}

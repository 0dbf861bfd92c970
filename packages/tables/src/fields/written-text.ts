import { shortenText } from "../basics/text.ts";
import { type CellContent, isEmpty } from "./cell.ts";

/** Where spreadsheet programs begin to read a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** How many characters a cell of a spreadsheet has, in UTF-16 code units. */
export const longestCellCharacters = 32_767;

/** A text that no spreadsheet program runs: with an apostrophe before what would be a formula. */
export function escapeFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The values that files may write as a text, without regard to their type. */
export function listWrittenAs(text: string): string[] {
  const rest = text.slice(1);
  return text.startsWith("'") && escapeFormula(rest) === text ? [text, rest] : [text];
}

/**
 * Whether a text is what a file of the sheet has for a value: as it is, as JSON, with fifteen digits, with an apostrophe
 * before a formula, or as much of it as a spreadsheet can have.
 */
export function isWrittenAs(value: CellContent, text: string): boolean {
  if (isEmpty(value)) return text === "";
  if (typeof value === "number") return isNumberAs(value, text);
  const whole = typeof value === "object" ? JSON.stringify(value) : String(value);
  if (text === whole) return true;
  if (text.startsWith("'")) return text === escapeFormula(whole);
  return whole.length > longestCellCharacters && text === shortenText(whole, longestCellCharacters);
}

function isNumberAs(value: number, text: string): boolean {
  if (!/^-?\d/.test(text)) return false;
  const number = Number(text);
  return number === value || number === Number(value.toPrecision(15));
}

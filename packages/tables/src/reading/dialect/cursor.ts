import { limits } from "@data-import/types";
import type { Row } from "../source.ts";
import type { Dialect } from "./dialect.ts";
import { createQuotes } from "./quotes.ts";

/** What exports of MySQL and PostgreSQL write in place of no value. */
const nothing = "\\N";
/** Files that were appended to each other have a byte order mark in the middle. */
const mark = 0xfeff;

/** Reads one piece of text. `readRow` returns undefined if the piece ends before the row ends. */
export function createCursor(text: string, dialect: Dialect, isEnd: boolean) {
  const { delimiter, quote, trim, comment } = dialect;
  const quoteCode = quote === "" ? -1 : quote.charCodeAt(0);
  let at = 0;
  let isFaulty = false;
  // The positions of the next ones: searched once, used by all values before them.
  const next = { [delimiter]: -1, "\n": -1, "\r": -1 };
  const quotes = createQuotes(text, dialect, isEnd);

  function find(searched: string): number {
    let place = next[searched] ?? -1;
    if (place >= at) return place;
    place = text.indexOf(searched, at);
    next[searched] = place === -1 ? text.length : place;
    return next[searched];
  }

  /** The text of a quoted value, without its quotes; empty if it is not a quoted one, undefined if it does not end in this piece. */
  function readQuoted(): string | undefined {
    const found = quotes.read(at);
    if (found === undefined) return undefined;
    isFaulty ||= found.isFaulty;
    at = found.end;
    return found.value;
  }

  function skipSpaces(): void {
    while (text.charCodeAt(at) === 32) at += 1;
  }

  /** The cell from here to its end, and from `from` on if it has no quotes. */
  function takeCell(from: number, end: number, quoted: string): string {
    if (at === from) {
      const cell = text.slice(at, end);
      if (cell === nothing) return "";
      return trim ? cell.trimEnd() : cell;
    }
    const behind = at === end ? "" : text.slice(at, end);
    return quoted + (trim ? behind.trim() : behind);
  }

  return {
    position: () => at,
    /** Whether the quotes of the last row are wrong. */
    isFaulty: () => isFaulty,
    readRow(): Row | undefined {
      if (at >= text.length) return undefined;
      isFaulty = false;
      if (text.charCodeAt(at) === mark) at += 1;
      const isComment = comment !== "" && text.startsWith(comment, at);
      const row: string[] = [];
      while (row.length <= limits.csvRowValues) {
        if (trim) skipSpaces();
        const from = at;
        const quoted = text.charCodeAt(at) === quoteCode && !isComment ? readQuoted() : "";
        if (quoted === undefined) return undefined;
        const [newline, carriageReturn] = [find("\n"), find("\r")];
        const separator = isComment ? text.length : find(delimiter);
        const end = Math.min(separator, newline, carriageReturn);
        // After `\r`, the next character decides how long the line break is.
        if (!isEnd && end + (end === carriageReturn ? 1 : 0) >= text.length) return undefined;
        row.push(takeCell(from, end, quoted));
        if (end < text.length && end === separator) {
          at = end + 1;
          continue;
        }
        at = end + (end === carriageReturn && newline === end + 1 ? 2 : 1);
        return row;
      }
      return row;
    },
  };
}

import type { Dialect } from "./dialect.ts";

/** A value that begins with a quote. */
interface Quoted {
  readonly value: string;
  /** The place behind its last quote: that of the first one if the quote is text. */
  readonly end: number;
  /** Whether it is not quoted as the dialect says. */
  readonly isFaulty: boolean;
}

/** So many characters are waited for a closing quote: more than a row has, it is text. */
const longestValueCharacters = 2_000_000;

/**
 * Reads quoted values in a piece of text, also those whose quotes are not doubled or not closed:
 * `"JOHN "WAYNE"",x` is `JOHN "WAYNE"`, and in `"abc,1` the quote belongs to the text. `read` returns undefined if the
 * piece ends too early to decide.
 */
export function createQuotes(text: string, { quote, delimiter, escape: sign }: Dialect, isEnd: boolean) {
  const double = quote + quote;
  const isBreak = (end: string | undefined) => end === "\n" || end === "\r";
  const isBoundary = (end: string | undefined) => end === delimiter || isBreak(end);

  /** Whether a value may end before a place; undefined if the piece ends too early. */
  function isClosed(place: number): boolean | undefined {
    let end = place;
    while (text.charCodeAt(end) === 32 && delimiter !== " ") end += 1;
    if (end >= text.length) return isEnd ? true : undefined;
    return isBoundary(text[end]);
  }

  /** The next quote that is neither doubled nor escaped. */
  function findSingle(from: number): number {
    let end = text.indexOf(quote, from);
    for (;;) {
      if (end === -1) return end;
      if (sign !== "" && isEscaped(end, from)) end = text.indexOf(quote, end + 1);
      else if (text[end + 1] === quote) end = text.indexOf(quote, end + 2);
      else return end;
    }
  }

  function isEscaped(place: number, from: number): boolean {
    let start = place;
    while (start > from && text[start - 1] === sign) start -= 1;
    return (place - start) % 2 === 1;
  }

  function readInner(value: string): string {
    const single = value.includes(double) ? value.replaceAll(double, quote) : value;
    if (sign === "" || !single.includes(sign)) return single;
    return single.replace(/\\(["'\\])/g, "$1");
  }

  /**
   * The quote that ends a value whose inner quotes are not doubled: before a place, and before a quote that opens the next
   * value; -1 if there is none, undefined if the piece ends too early.
   */
  function findOuter(first: number, before: number, isLong: boolean): number | undefined {
    let last = -1;
    let isInside = false;
    let place = first;
    for (; place !== -1 && place < before; place = text.indexOf(quote, place + 1)) {
      if (isBoundary(text[place - 1])) return last;
      if (isClosed(place + 1) !== false) {
        last = place;
        if (!isInside) return place;
        isInside = false;
      } else {
        isInside = /[\s([]/.test(text[place - 1] ?? "") && !/\s/.test(text[place + 1] ?? "");
      }
    }
    return before === text.length && !isLong ? undefined : last;
  }

  function findLineEnd(from: number): number {
    const ends = ["\n", "\r"].map((end) => text.indexOf(end, from)).filter((end) => end !== -1);
    return Math.min(text.length, ...ends);
  }

  return {
    /** Reads the value whose first quote is at a place. */
    read(at: number): Quoted | undefined {
      const start = at + 1;
      const isLong = isEnd || text.length - at > longestValueCharacters;
      const asText = { value: "", end: at, isFaulty: true };
      const end = findSingle(start);
      if (end === -1) return isLong ? asText : undefined;
      const closes = isClosed(end + 1);
      if (closes === undefined) return undefined;
      if (closes) return { value: readInner(text.slice(start, end)), end: end + 1, isFaulty: false };
      // It opens the next value, so this one was not closed.
      if (end > start && isBoundary(text[end - 1])) return asText;
      // Below the first line, only a quote that opens or closes a value says which of them this is.
      const isOneLine = !/[\r\n]/.test(text.slice(start, end));
      const limit = isOneLine ? findLineEnd(end) : text.length;
      const outer = findOuter(end, limit, isLong);
      if (outer === undefined || (!isEnd && outer + 1 >= text.length)) return undefined;
      if (outer !== -1) {
        const value = readInner(text.slice(start, end)) + text.slice(end, outer);
        return { value, end: outer + 1, isFaulty: true };
      }
      if (!isOneLine) return asText;
      return { value: readInner(text.slice(start, end)), end: end + 1, isFaulty: true };
    },
  };
}

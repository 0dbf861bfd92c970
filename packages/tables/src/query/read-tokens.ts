import { createSyntaxError } from "./syntax.ts";

/** A word, a quoted text or a parenthesis of a query. */
export interface Token {
  readonly kind: "word" | "quoted" | "open" | "close" | "end";
  readonly text: string;
  /** The position of its first character, from 0. */
  readonly place: number;
}

const word = /[^\s()"']+/y;

/** Splits a query into tokens. In quotes, a backslash escapes the next character. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let place = 0;
  while (place < text.length) {
    const sign = text[place] as string;
    if (/\s/.test(sign)) place += 1;
    else if (sign === "(" || sign === ")") {
      tokens.push({ kind: sign === "(" ? "open" : "close", text: sign, place });
      place += 1;
    } else if (sign === '"' || sign === "'") {
      const quoted = readQuoted(text, place);
      tokens.push({ kind: "quoted", text: quoted.text, place });
      place = quoted.end;
    } else {
      word.lastIndex = place;
      const [found = ""] = word.exec(text) ?? [];
      tokens.push({ kind: "word", text: found, place });
      place += found.length;
    }
  }
  tokens.push({ kind: "end", text: "", place });
  return tokens;
}

function readQuoted(text: string, start: number): { readonly text: string; readonly end: number } {
  const quote = text[start];
  let value = "";
  let place = start + 1;
  while (place < text.length) {
    const sign = text[place] as string;
    if (sign === quote) return { text: value, end: place + 1 };
    const next = text[place + 1];
    // Only quotes and backslashes are escaped, so that the patterns of `like` keep their own backslashes.
    const isEscaped = sign === "\\" && (next === '"' || next === "'" || next === "\\");
    value += isEscaped ? next : sign;
    place += isEscaped ? 2 : 1;
  }
  throw createSyntaxError(`the quote ${quote} is not closed`, text, start);
}

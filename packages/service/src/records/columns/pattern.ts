import { foldCase } from "../../domain/text.ts";
import { isAscii } from "../../storage/engine-sql.ts";
import { foldAscii } from "./text-bytes.ts";

/** A part of a pattern: a character, `_`, or `%`. */
type Part = { readonly text: string } | "one" | "any";

/** A text that every match of a pattern contains. */
export interface Literal {
  readonly text: string;
  /** Whether ASCII letters of any case match. Then the text is in lower case, and it is ASCII. */
  readonly ignoresCase: boolean;
  /** What the literal decides: it is the whole text, its start, any part of it, or it only excludes other texts. */
  readonly decides: "whole" | "start" | "part" | "nothing";
}

/** A pattern of `like`, with `%`, `_` and `\` as the escape, as a function. It selects the same texts as the SQL of `matches`. */
export interface Pattern {
  test(text: string): boolean;
  readonly literal: Literal | undefined;
}

export function compilePattern(pattern: string, isCaseSensitive: boolean): Pattern {
  const fold = isCaseSensitive ? (text: string) => text : isAscii(pattern) ? foldAscii : foldCase;
  const parts = readParts(fold(pattern));
  const isLiteral = isCaseSensitive || isAscii(pattern);
  return {
    test: (text) => matchParts(parts, fold(text)),
    literal: isLiteral ? findLiteral(parts, !isCaseSensitive) : undefined,
  };
}

function readParts(pattern: string): Part[] {
  const parts: Part[] = [];
  let isEscaped = false;
  for (const sign of pattern) {
    if (!isEscaped && sign === "\\") {
      isEscaped = true;
      continue;
    }
    if (isEscaped || (sign !== "%" && sign !== "_")) parts.push({ text: sign });
    else if (sign === "_") parts.push("one");
    else if (parts.at(-1) !== "any") parts.push("any");
    isEscaped = false;
  }
  return parts;
}

/** Matches in time that grows with the text times the pattern: only the last `%` is tried again. */
function matchParts(parts: readonly Part[], text: string): boolean {
  let place = 0;
  let index = 0;
  let lastAny = -1;
  let retry = 0;
  while (index < text.length) {
    const part = parts[place];
    if (part === "any") {
      lastAny = place;
      retry = index;
      place += 1;
    } else if (part !== undefined && (part === "one" || text.startsWith(part.text, index))) {
      index += part === "one" ? measureSign(text, index) : part.text.length;
      place += 1;
    } else if (lastAny >= 0) {
      retry += measureSign(text, retry);
      index = retry;
      place = lastAny + 1;
    } else return false;
  }
  while (parts[place] === "any") place += 1;
  return place === parts.length;
}

function measureSign(text: string, index: number): number {
  return (text.codePointAt(index) as number) > 0xffff ? 2 : 1;
}

function findLiteral(parts: readonly Part[], ignoresCase: boolean): Literal | undefined {
  const runs: string[] = [""];
  for (const part of parts) {
    if (typeof part === "string") runs.push("");
    else runs[runs.length - 1] += part.text;
  }
  const text = runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
  if (text === "") return undefined;
  const forms = { L: "whole", "L%": "start", "%L%": "part" } as const;
  const form = parts.map((part) => (part === "any" ? "%" : part === "one" ? "_" : "L")).join("");
  const decides = forms[form.replace(/L+/g, "L") as keyof typeof forms] ?? "nothing";
  return { text, ignoresCase, decides };
}

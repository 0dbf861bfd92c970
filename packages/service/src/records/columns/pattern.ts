import { chooseFold, compileLike, isAscii, type LikePart, readLike } from "@data-import/tables/basics";

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
  const fold = chooseFold(pattern, isCaseSensitive);
  const parts = readLike(fold(pattern));
  const matches = compileLike(parts);
  const isLiteral = isCaseSensitive || isAscii(pattern);
  return {
    test: (text) => matches(fold(text)),
    literal: isLiteral ? findLiteral(parts, !isCaseSensitive) : undefined,
  };
}

function findLiteral(parts: readonly LikePart[], ignoresCase: boolean): Literal | undefined {
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

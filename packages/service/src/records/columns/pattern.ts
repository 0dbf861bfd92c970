import {
  chooseFold,
  compileLike,
  hasCase,
  isAscii,
  type LikePart,
  readLike,
} from "@data-import/tables/basics";

/** A text that every match of a pattern contains. */
export interface Literal {
  readonly text: string;
  /** Which letters match in any case: the text has them in lower case. A text without letters that have a case has none. */
  readonly folds: "nothing" | "ASCII" | "Unicode";
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
  const folds = isCaseSensitive ? "nothing" : isAscii(pattern) ? "ASCII" : "Unicode";
  return { test: (text) => matches(fold(text)), literal: findLiteral(parts, folds) };
}

function findLiteral(parts: readonly LikePart[], folds: Literal["folds"]): Literal | undefined {
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
  return { text, folds: hasCase(text) ? folds : "nothing", decides };
}

/** Says in one sentence why a pattern is not possible. */
export class PatternError extends Error {}

/** A part of a pattern. */
export type PatternNode =
  | { readonly kind: "character"; readonly allows: (code: number) => boolean }
  | { readonly kind: "sequence" | "choice"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly least: number; readonly most: number };

type Allows = (code: number) => boolean;

const isNot =
  (allows: Allows): Allows =>
  (code) =>
    !allows(code);
const isFrom = (code: number, first: string, last: string) => code >= toCode(first) && code <= toCode(last);
const isDigit: Allows = (code) => isFrom(code, "0", "9");
const isWord: Allows = (code) =>
  isDigit(code) || isFrom(code, "a", "z") || isFrom(code, "A", "Z") || code === toCode("_");
const isSpace: Allows = (code) => /^\s$/.test(String.fromCodePoint(code));
const classes: Readonly<Record<string, Allows>> = {
  d: isDigit,
  w: isWord,
  s: isSpace,
  D: isNot(isDigit),
  W: isNot(isWord),
  S: isNot(isSpace),
};
const controls: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };
const repetitions: Readonly<Record<string, readonly [number, number]>> = {
  "*": [0, Number.POSITIVE_INFINITY],
  "+": [1, Number.POSITIVE_INFINITY],
  "?": [0, 1],
};

/** Reads a pattern; throws a `PatternError` for what it must not use. */
export function readPattern(pattern: string): PatternNode {
  const inner = pattern.replace(/^\^/, "");
  // An escaped `$` is a character.
  const isAnchored = /(?:^|[^\\])(?:\\\\)*\$$/.test(inner);
  return new PatternReader([...(isAnchored ? inner.slice(0, -1) : inner)]).readAll();
}

class PatternReader {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(characters: readonly string[]) {
    this.#characters = characters;
  }

  readAll(): PatternNode {
    const node = this.#readChoice();
    if (this.#next !== undefined) throw new PatternError("A `)` of the pattern closes no group.");
    return node;
  }

  get #next(): string | undefined {
    return this.#characters[this.#at];
  }

  #take(): string {
    const character = this.#next;
    if (character === undefined) throw new PatternError("The pattern ends inside a part.");
    this.#at += 1;
    return character;
  }

  #takeIf(character: string): boolean {
    const isNext = this.#next === character;
    if (isNext) this.#at += 1;
    return isNext;
  }

  #readChoice(): PatternNode {
    const parts = [this.#readSequence()];
    while (this.#takeIf("|")) parts.push(this.#readSequence());
    return { kind: "choice", parts };
  }

  #readSequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#next !== undefined && this.#next !== "|" && this.#next !== ")") {
      parts.push(this.#readRepetition(this.#readPart()));
    }
    return { kind: "sequence", parts };
  }

  #readRepetition(part: PatternNode): PatternNode {
    const range = repetitions[this.#next ?? ""] ?? (this.#next === "{" ? this.#readRange() : undefined);
    if (range === undefined) return part;
    this.#at += 1;
    if (this.#next !== undefined && "*+?{".includes(this.#next)) {
      throw new PatternError(`\`${this.#next}\` must not follow a repetition in the pattern.`);
    }
    return { kind: "repeat", part, least: range[0], most: range[1] };
  }

  /** Reads `{2}`, `{2,}` or `{2,4}` up to the last character. */
  #readRange(): readonly [number, number] {
    const end = this.#characters.indexOf("}", this.#at);
    const text = end === -1 ? "" : this.#characters.slice(this.#at + 1, end).join("");
    const [least, most, ...others] = text.split(",");
    const isNumber = (part: string | undefined) => part !== undefined && /^\d+$/.test(part);
    if (!isNumber(least) || !(most === undefined || most === "" || isNumber(most)) || others.length > 0) {
      throw new PatternError(
        "A `{` of the pattern must begin a repetition such as `{2,4}`; write `\\{` else.",
      );
    }
    this.#at = end;
    const last = most === "" ? Number.POSITIVE_INFINITY : Number(most ?? least);
    if (last < Number(least)) throw new PatternError(`\`{${text}}\` of the pattern has its limits reversed.`);
    return [Number(least), last];
  }

  #readPart(): PatternNode {
    const character = this.#take();
    switch (character) {
      case "(":
        return this.#readGroup();
      case "[":
        return { kind: "character", allows: this.#readSet() };
      case ".":
        return { kind: "character", allows: (code) => code !== 10 && code !== 13 };
      case "\\": {
        const escaped = this.#readEscaped();
        const allows = typeof escaped === "string" ? isSame(escaped) : escaped;
        return { kind: "character", allows };
      }
      case "*":
      case "+":
      case "?":
      case "{":
      case "^":
      case "$":
        throw new PatternError(
          `\`${character}\` is not possible at this place of the pattern; write \`\\${character}\`.`,
        );
      default:
        return { kind: "character", allows: isSame(character) };
    }
  }

  #readGroup(): PatternNode {
    if (this.#takeIf("?") && !this.#takeIf(":")) {
      throw new PatternError("The pattern may have groups such as `(…)` and `(?:…)` only.");
    }
    const node = this.#readChoice();
    if (!this.#takeIf(")")) throw new PatternError("A group of the pattern is not closed.");
    return node;
  }

  #readSet(): Allows {
    const isNegated = this.#takeIf("^");
    const allowed: Allows[] = [];
    while (!this.#takeIf("]")) {
      const first = this.#readItem();
      const hasRange = this.#next === "-" && this.#characters[this.#at + 1] !== "]";
      if (typeof first !== "string" || !hasRange) {
        allowed.push(typeof first === "string" ? isSame(first) : first);
        continue;
      }
      this.#at += 1;
      const last = this.#readItem();
      const [from, to] = [toCode(first), typeof last === "string" ? toCode(last) : -1];
      if (to < from)
        throw new PatternError("A range of the pattern, such as `[a-z]`, has its ends reversed.");
      allowed.push((code) => code >= from && code <= to);
    }
    const isAny: Allows = (code) => allowed.some((allows) => allows(code));
    return isNegated ? isNot(isAny) : isAny;
  }

  #readItem(): string | Allows {
    const character = this.#take();
    return character === "\\" ? this.#readEscaped() : character;
  }

  #readEscaped(): string | Allows {
    const character = this.#take();
    const known = classes[character] ?? controls[character];
    if (known !== undefined) return known;
    if (!/^[A-Za-z0-9]$/.test(character)) return character;
    throw new PatternError(`\`\\${character}\` is not possible in the pattern.`);
  }
}

function isSame(character: string): Allows {
  const wanted = toCode(character);
  return (code) => code === wanted;
}

function toCode(character: string): number {
  return character.codePointAt(0) ?? 0;
}

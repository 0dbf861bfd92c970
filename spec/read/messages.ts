/** What a message is about; a `part` is only in other messages. */
export type MessageSubject = "cell" | "job" | "finding" | "question" | "part";

/** The type of what a message names: a `message` has a code of its own, or is a text. */
export type MessageParamType = "text" | "texts" | "number" | "numbers" | "date" | "message" | "messages";

export interface MessageParam {
  readonly type: MessageParamType;
  readonly means: string;
  readonly optional?: boolean;
}

/** A code of a message, what it means, and what its text names. */
export interface MessageCodeEntry {
  readonly code: string;
  readonly of: MessageSubject;
  readonly meaning: string;
  readonly params: Readonly<Record<string, MessageParam>>;
}

/** How a language writes lists and quotations, and its texts: `number_expected`, and `job_failed.heading` for further parts. */
export interface MessageLanguage {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly separator: string;
  readonly conjunction: string;
  readonly quotes: readonly [string, string];
  readonly texts: Readonly<Record<string, string>>;
}

/** All that `messages.json` has. The first language is English. */
export interface MessageTable {
  readonly codes: readonly MessageCodeEntry[];
  readonly languages: readonly MessageLanguage[];
}

/** How a text writes a parameter, if it does not stand there as it is. */
export type MessageFormat = "quoted" | "json" | "quotes" | "and" | "sentences" | "date" | "plural" | "select";

/** A place in a text: the name of a parameter, how it is written, and the texts to choose from. `#` is the chosen number. */
export type MessagePlace = readonly [
  name: string,
  format?: MessageFormat,
  cases?: Readonly<Record<string, MessagePattern>>,
];

/** A text without places, or the pieces of one with places. */
export type MessagePattern = string | readonly (string | MessagePlace)[];

const formats: ReadonlySet<string> = new Set<MessageFormat>([
  "quoted",
  "json",
  "quotes",
  "and",
  "sentences",
  "date",
  "plural",
  "select",
]);

/** Reads a text in the part of ICU MessageFormat that `spec/shared/messages.yaml` describes; throws what is wrong with it. */
export function readMessagePattern(text: string): MessagePattern {
  const reader = new Reader(text);
  const pattern = reader.readPattern(false);
  if (!reader.isAtEnd) throw new Error(`a } closes nothing: ${text}`);
  return pattern;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  readPattern(isInPlural: boolean): MessagePattern {
    const pieces: (string | MessagePlace)[] = [];
    while (!this.isAtEnd && this.#text[this.#at] !== "}") {
      const [plain = ""] = this.#match(isInPlural ? /[^{}#]+/y : /[^{}]+/y) ?? [];
      if (plain !== "") pieces.push(plain);
      if (isInPlural && this.#match(/#/y) !== undefined) pieces.push(["#"]);
      else if (this.#match(/\{/y) !== undefined) pieces.push(this.#readPlace(isInPlural));
    }
    const [only = ""] = pieces;
    return pieces.length < 2 && typeof only === "string" ? only : pieces;
  }

  #readPlace(isInPlural: boolean): MessagePlace {
    const [, name = "", format] = this.#require(/\s*(\w+)\s*(?:,\s*(\w+)\s*)?/y);
    if (format !== undefined && !formats.has(format)) throw new Error(`unknown format: ${format}`);
    if (format !== "plural" && format !== "select") {
      this.#require(/\}/y);
      return format === undefined ? [name] : [name, format as MessageFormat];
    }
    this.#require(/,\s*/y);
    const cases: Record<string, MessagePattern> = {};
    for (let found = this.#match(/(=\d+|[\w-]+)\s*\{/y); found; found = this.#match(/(=\d+|[\w-]+)\s*\{/y)) {
      cases[found[1] ?? ""] = this.readPattern(isInPlural || format === "plural");
      this.#require(/\}\s*/y);
    }
    this.#require(/\}/y);
    if (cases["other"] === undefined) throw new Error(`{${name}, ${format}} lacks the case other`);
    return [name, format, cases];
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  #require(pattern: RegExp): RegExpExecArray {
    const found = this.#match(pattern);
    if (found === undefined)
      throw new Error(`cannot be read from here on: ${this.#text.slice(this.#at, this.#at + 30)}`);
    return found;
  }
}

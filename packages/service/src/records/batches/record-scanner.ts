import type { RecordData } from "@data-import/types";
import { character, isDigit, isGoodText, isShortNumber, numberPattern } from "./json-literals.ts";
import { type RecordBatch, type RecordShape, readShaped } from "./record-batch.ts";

/** A shape, and the texts around the values of its records: before each value, and after the last one. */
interface KnownShape extends RecordShape {
  readonly separators: readonly string[];
}

/** With so many shapes, a record is read faster without a look at those of others. */
const mostShapes = 8;

/** The parser of JavaScript reads longer texts many times faster, and so holds others for less time. */
const longestTextCharacters = 100_000;

/** The most keys of a record that is read here: each key is compared with all others. */
const mostKeys = 1000;

/** Reads records one after the other. Most have the same texts around their values as one of the last ones. */
export class RecordScanner implements RecordBatch {
  readonly shapes: (RecordShape | undefined)[] = [];
  readonly data: Map<number, RecordData> = new Map();
  readonly #text: string;
  readonly #known: KnownShape[] = [];
  /** The start and the end of each literal in the text. Texts would be many objects, all of them in use at once. */
  #places = new Int32Array(4096);
  #literals = 0;
  /** The literals that JavaScript writes differently. */
  readonly #rewritten = new Map<number, string>();
  #at = 0;
  /** Whether a literal of this record cannot be stored as it is. */
  #isUnusual = false;
  readonly #isFlat: boolean;

  /** @param isFlat whether records are maps from key to value, one on each line, instead of maps to cells */
  constructor(text: string, { isFlat = false }: { readonly isFlat?: boolean } = {}) {
    this.#text = text;
    this.#isFlat = isFlat;
  }

  get count(): number {
    return this.shapes.length;
  }

  getLiteral(index: number): string {
    const rewritten = this.#rewritten.size === 0 ? undefined : this.#rewritten.get(index);
    return rewritten ?? this.#text.slice(this.#places[2 * index], this.#places[2 * index + 1]);
  }

  /** Skips space and the character, if it is next. */
  take(character: number): boolean {
    this.#skipSpace();
    if (this.#text.charCodeAt(this.#at) !== character) return false;
    this.#at += 1;
    return true;
  }

  isAtEnd(): boolean {
    this.#skipSpace();
    return this.#at === this.#text.length;
  }

  /** Reads the next record; returns the number of its cells, or undefined if it is unusual or wrong. */
  readRecord(): number | undefined {
    this.#skipSpace();
    const start = this.#literals;
    this.#isUnusual = false;
    const shape = this.#findShape() ?? this.#readShape();
    if (shape === undefined) return undefined;
    if (this.#isUnusual) {
      this.data.set(this.count, readShaped(shape, this, start, this.count));
      this.#literals = start;
    }
    this.shapes.push(this.#isUnusual ? undefined : shape);
    return shape.keys.length;
  }

  /**
   * Reads the record of the next line that is not empty; false if there is none.
   * @param parse reads a line that is unusual or wrong, and begins at this place
   */
  readLine(parse: (line: string, at: number) => RecordData): boolean {
    this.#skipSpace();
    const from = this.#at;
    if (from === this.#text.length) return false;
    const start = this.#literals;
    if (this.readRecord() !== undefined) {
      if (this.#isAtLineEnd()) return true;
      this.data.delete(this.count - 1);
      this.shapes.pop();
    }
    this.#literals = start;
    const next = this.#text.indexOf("\n", from);
    const end = next === -1 ? this.#text.length : next;
    this.#at = from;
    this.data.set(this.count, parse(this.#text.slice(from, end), from));
    this.shapes.push(undefined);
    this.#at = end;
    return true;
  }

  #isAtLineEnd(): boolean {
    const text = this.#text;
    let at = this.#at;
    let code = text.charCodeAt(at);
    while (code === 0x20 || code === 0x0d || code === 0x09) code = text.charCodeAt(++at);
    return code === 0x0a || at === text.length;
  }

  #findShape(): KnownShape | undefined {
    for (let index = 0; index < this.#known.length; index += 1) {
      const shape = this.#known[index] as KnownShape;
      if (!this.#follow(shape)) continue;
      if (index > 0) {
        this.#known.splice(index, 1);
        this.#known.unshift(shape);
      }
      return shape;
    }
    return undefined;
  }

  /** Reads a record with the same texts around its values. */
  #follow({ separators }: KnownShape): boolean {
    const from = this.#at;
    const start = this.#literals;
    const last = separators.length - 1;
    for (let index = 0; index <= last; index += 1) {
      const separator = separators[index] as string;
      if (this.#text.startsWith(separator, this.#at)) {
        this.#at += separator.length;
        if (index === last || this.#readLiteral()) continue;
      }
      this.#at = from;
      this.#literals = start;
      this.#isUnusual = false;
      return false;
    }
    return true;
  }

  /** Reads a record key by key, and keeps its shape for the next ones. */
  #readShape(): KnownShape | undefined {
    const keys: string[] = [];
    const separators: string[] = [];
    let from = this.#at;
    if (!this.take(character.objectStart)) return undefined;
    while (!this.take(character.objectEnd)) {
      if (keys.length > 0 && !this.take(character.comma)) return undefined;
      const key = this.#readKey();
      if (key === undefined || keys.length === mostKeys || keys.includes(key)) return undefined;
      keys.push(key);
      if (!this.#isFlat && (!this.take(character.objectStart) || this.#readKey() !== "value"))
        return undefined;
      this.#skipSpace();
      separators.push(this.#text.slice(from, this.#at));
      if (!this.#readLiteral()) return undefined;
      from = this.#at;
      if (!this.#isFlat && !this.take(character.objectEnd)) return undefined;
    }
    separators.push(this.#text.slice(from, this.#at));
    // A record of several lines.
    if (this.#isFlat && separators.some((separator) => separator.includes("\n"))) return undefined;
    // As texts of their own: parts of a long text are compared much more slowly.
    const shape = { keys, separators: separators.map((separator) => Buffer.from(separator).toString()) };
    this.#known.unshift(shape);
    if (this.#known.length > mostShapes) this.#known.pop();
    return shape;
  }

  /** Reads a key without escapes, and its colon. `__proto__` would not be a key of a JavaScript object. */
  #readKey(): string | undefined {
    if (!this.take(character.quote)) return undefined;
    const start = this.#at;
    const end = this.#text.indexOf('"', start);
    if (end === -1) return undefined;
    const key = this.#text.slice(start, end);
    this.#at = end + 1;
    return /^(?!__)[^\\\p{Cc}]*$/u.test(key) && this.take(character.colon) ? key : undefined;
  }

  /** Reads a text, a number, a boolean or null. */
  #readLiteral(): boolean {
    const first = this.#text.charCodeAt(this.#at);
    if (first === character.quote) return this.#readText();
    if (first === character.minus || isDigit(first)) return this.#readNumber();
    for (const word of words) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      return this.#keep(this.#at + word.length);
    }
    return false;
  }

  #readText(): boolean {
    const text = this.#text;
    const most = this.#at + longestTextCharacters;
    let hasEscape = false;
    let end = this.#at + 1;
    for (let code = text.charCodeAt(end); code !== character.quote; code = text.charCodeAt(++end)) {
      // Not a number after the end of the text.
      if (!(code >= 0x20) || end > most) return false;
      if (code !== character.backslash) continue;
      hasEscape = true;
      end += 1;
    }
    if (hasEscape) {
      this.#isUnusual = true;
      if (!isGoodText(text.slice(this.#at, end + 1))) return false;
    }
    return this.#keep(end + 1);
  }

  #readNumber(): boolean {
    const text = this.#text;
    const start = this.#at;
    let end = start;
    let code = text.charCodeAt(end);
    while (isDigit(code) || code === character.dot || code === character.minus) code = text.charCodeAt(++end);
    // With e or E, or the sign of an exponent.
    while (isDigit(code) || code === 0x65 || code === 0x45 || code === 0x2b || code === character.minus)
      code = text.charCodeAt(++end);
    if (isShortNumber(text, start, end)) return this.#keep(end);
    const literal = text.slice(start, end);
    if (!numberPattern.test(literal)) return false;
    const number = Number(literal);
    if (!Number.isFinite(number)) return false;
    const written = String(number);
    if (written.includes("e")) this.#isUnusual = true;
    return this.#keep(end, written.includes("e") ? undefined : written);
  }

  /** Keeps the literal that ends before `end`, and goes there. */
  #keep(end: number, rewritten?: string): true {
    const place = 2 * this.#literals;
    if (place === this.#places.length) {
      const places = new Int32Array(2 * place);
      places.set(this.#places);
      this.#places = places;
    }
    this.#places[place] = this.#at;
    this.#places[place + 1] = end;
    if (rewritten !== undefined) this.#rewritten.set(this.#literals, rewritten);
    // One that was dropped may have been here.
    else if (this.#rewritten.size > 0) this.#rewritten.delete(this.#literals);
    this.#literals += 1;
    this.#at = end;
    return true;
  }

  #skipSpace(): void {
    let code = this.#text.charCodeAt(this.#at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09)
      code = this.#text.charCodeAt(++this.#at);
  }
}

const words = ["true", "false", "null"];

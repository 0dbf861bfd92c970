import { isAscii, isUtf8 } from "node:buffer";
import { giveWayIfLong, isStorable } from "@data-import/front";
import type { RecordData } from "@data-import/types";
import { type RecordBatch, type RecordShape, readShaped } from "./record-batch.ts";

/** The maximum number of records and values of a batch. */
export interface BatchLimits {
  readonly entries: number;
  readonly values: number;
}

/** How many records are read without a look at the time. */
const slice = 64;

/**
 * Reads records from the JSON of a request: a list of maps from field key to a cell with a `value`. It reads only records
 * that follow the description, several times faster than a parser and a validator. If anything is unusual, or wrong, it
 * returns undefined; then the caller parses and validates.
 */
export async function scanRecords(bytes: Uint8Array, limits: BatchLimits): Promise<RecordBatch | undefined> {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  const scanner = new RecordScanner(text, "cells");
  if (!scanner.take(listStart)) return undefined;
  let values = 1;
  while (!scanner.take(listEnd)) {
    if (scanner.count % slice === 0) await giveWayIfLong();
    if (scanner.count > 0 && !scanner.take(comma)) return undefined;
    const keys = scanner.readRecord();
    if (keys === undefined) return undefined;
    // The record, its cells and their values.
    values += 1 + 2 * keys;
    if (scanner.count > limits.entries || values > limits.values) return undefined;
  }
  return scanner.isAtEnd() ? scanner : undefined;
}

/** The text of a body; undefined if it is not UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString("latin1");
  return isUtf8(buffer) ? buffer.toString("utf8") : undefined;
}

/** A shape, and the texts around the values of its records: before each value, and after the last one. */
interface KnownShape extends RecordShape {
  readonly separators: readonly string[];
}

/** With so many shapes, a record is read faster without a look at those of others. */
const mostShapes = 8;

const quote = 0x22;
const comma = 0x2c;
const minus = 0x2d;
const dot = 0x2e;
const zero = 0x30;
const colon = 0x3a;
const listStart = 0x5b;
const backslash = 0x5c;
const listEnd = 0x5d;
const objectStart = 0x7b;
const objectEnd = 0x7d;

/** Reads records one after the other. Most have the same texts around their values as one of the last ones. */
export class RecordScanner implements RecordBatch {
  readonly shapes: (RecordShape | undefined)[] = [];
  readonly data: Map<number, RecordData> = new Map();
  readonly #text: string;
  readonly #form: "cells" | "values";
  readonly #known: KnownShape[] = [];
  /** The start and the end of each literal in the text. Texts would be many objects, all of them in use at once. */
  #places = new Int32Array(4096);
  #literals = 0;
  /** The literals that JavaScript writes differently. */
  readonly #rewritten = new Map<number, string>();
  #at = 0;
  /** Whether a literal of this record cannot be stored as it is. */
  #isUnusual = false;

  /** @param form `cells` for `{"name": {"value": "A"}}`, `values` for `{"name": "A"}` */
  constructor(text: string, form: "cells" | "values") {
    this.#text = text;
    this.#form = form;
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
      this.data.set(this.count, readShaped(shape, this, start));
      this.#literals = start;
    }
    this.shapes.push(this.#isUnusual ? undefined : shape);
    return shape.keys.length;
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
    if (!this.take(objectStart)) return undefined;
    while (!this.take(objectEnd)) {
      if (keys.length > 0 && !this.take(comma)) return undefined;
      const key = this.#readKey();
      if (key === undefined || keys.includes(key)) return undefined;
      keys.push(key);
      if (this.#form === "cells" && !(this.take(objectStart) && this.#readKey() === "value"))
        return undefined;
      this.#skipSpace();
      separators.push(this.#text.slice(from, this.#at));
      if (!this.#readLiteral()) return undefined;
      from = this.#at;
      if (this.#form === "cells" && !this.take(objectEnd)) return undefined;
    }
    separators.push(this.#text.slice(from, this.#at));
    const shape = { keys, separators };
    this.#known.unshift(shape);
    if (this.#known.length > mostShapes) this.#known.pop();
    return shape;
  }

  /** Reads a key without escapes, and its colon. `__proto__` would not be a key of a JavaScript object. */
  #readKey(): string | undefined {
    if (!this.take(quote)) return undefined;
    const start = this.#at;
    const end = this.#text.indexOf('"', start);
    if (end === -1) return undefined;
    const key = this.#text.slice(start, end);
    this.#at = end + 1;
    return /^(?!__)[^\\\p{Cc}]*$/u.test(key) && this.take(colon) ? key : undefined;
  }

  /** Reads a text, a number, a boolean or null. */
  #readLiteral(): boolean {
    const first = this.#text.charCodeAt(this.#at);
    if (first === quote) return this.#readText();
    if (first === minus || isDigit(first)) return this.#readNumber();
    for (const word of words) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      return this.#keep(this.#at + word.length);
    }
    return false;
  }

  #readText(): boolean {
    const text = this.#text;
    let hasEscape = false;
    let end = this.#at + 1;
    for (let code = text.charCodeAt(end); code !== quote; code = text.charCodeAt(++end)) {
      // Not a number after the end of the text.
      if (!(code >= 0x20)) return false;
      if (code !== backslash) continue;
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
    while (isDigit(code) || code === dot || code === minus) code = text.charCodeAt(++end);
    // With e or E, or the sign of an exponent.
    while (isDigit(code) || code === 0x65 || code === 0x45 || code === 0x2b || code === minus)
      code = text.charCodeAt(++end);
    if (isShort(text, start, end)) return this.#keep(end);
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

/** The numbers of JSON. */
const numberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * Whether a number is surely as JavaScript writes it: at most 15 characters, a digit from 1 to 9 at its start or `0.` and
 * fewer than six zeros, and no zero at the end of a fraction.
 */
function isShort(text: string, start: number, end: number): boolean {
  if (end - start > 15) return false;
  let at = text.charCodeAt(start) === minus ? start + 1 : start;
  const first = text.charCodeAt(at);
  if (!isDigit(first)) return false;
  if (first === zero && text.charCodeAt(at + 1) !== dot) return end === start + 1;
  while (isDigit(text.charCodeAt(at))) at += 1;
  if (at >= end) return true;
  if (text.charCodeAt(at) !== dot || (first === zero && text.startsWith("00000", at + 1))) return false;
  const fraction = at + 1;
  for (at = fraction; isDigit(text.charCodeAt(at)); ) at += 1;
  return at === end && at > fraction && text.charCodeAt(at - 1) !== zero;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= 0x39;
}

/** Whether a text with escapes is JSON, and can be stored. */
function isGoodText(literal: string): boolean {
  try {
    return isStorable(JSON.parse(literal) as string);
  } catch {
    return false;
  }
}

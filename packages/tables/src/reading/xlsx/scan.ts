import { UnreadableFile } from "../unreadable-file.ts";
import { refuseFile } from "./archive.ts";
import { readReferences } from "./references.ts";

/** What is known of a document, from the last complete tag on. */
export interface Piece {
  readonly source: string;
  /** The codes of its characters, and zeros behind them. In an array, they are read several times as fast. */
  readonly codes: Uint16Array;
}

/** Gets the elements and texts of an XML document. Names have no prefix. */
export interface Scanner {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** The complete text up to the next tag. */
  text?(text: string): void;
  close?(name: string): void;
  /**
   * Reads complete elements that are written in the most frequent way, from the start of a tag on, without the other
   * functions. Returns the place after them; the given place if there are none.
   * @param parent the name of the element that they are in, with its prefix
   */
  readPlain?(piece: Piece, at: number, parent: string): number;
}

/** The most characters between two tags, and of one tag: the text of a cell has at most 32,767. */
const longestTextCharacters = 4_194_304;
const deepestLevel = 256;
const noAttributes: Readonly<Record<string, string>> = {};
const noCodes = new Uint16Array();
const zerosBehind = 16;
const space = /\s/;

/**
 * Runs a scanner over XML piece by piece and yields after each piece; throws an `UnreadableFile` if it is not XML. It is three
 * times as fast as a parser with all checks. It checks what damaged files have: tags that do not end or do not match.
 */
export async function* scanXml(texts: AsyncIterable<string>, scanner: Scanner): AsyncIterable<void> {
  const reader = new XmlReader(scanner);
  for await (const text of texts) {
    read(() => reader.write(text));
    yield;
  }
  read(() => reader.end());
}

/** The same without a pause between the pieces. */
export async function scanWholeXml(texts: AsyncIterable<string>, scanner: Scanner): Promise<void> {
  for await (const _ of scanXml(texts, scanner));
}

function read(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : refuseFile(error);
  }
}

/** Reads the pieces of one document. A class: its state is used for every tag, by all steps. */
class XmlReader {
  readonly #scanner: Scanner;
  /** The names of the open elements. */
  readonly #open: string[] = [];
  #hasRoot = false;
  #source = "";
  #codes = noCodes;
  #at = 0;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  /** The place after the next occurrence of a text; -1 if it is not in this piece. */
  #findEnd(of: string, from: number): number {
    const place = this.#source.indexOf(of, from);
    return place === -1 ? -1 : place + of.length;
  }

  #readText(end: number): void {
    const text = this.#source.slice(this.#at, end);
    if (this.#open.length > 0) this.#scanner.text?.(readReferences(text));
    else if (text.trim() !== "") throw new Error("text outside of the elements");
  }

  /** Comments, instructions and unparsed text; returns the place after it. */
  #readSpecial(start: number): number {
    if (this.#source.startsWith("<?", start)) return this.#findEnd("?>", start);
    if (this.#source.startsWith("<!--", start)) return this.#findEnd("-->", start + 4);
    if (this.#source.startsWith("<![CDATA[", start)) {
      const end = this.#findEnd("]]>", start);
      if (end !== -1 && this.#open.length > 0) this.#scanner.text?.(this.#source.slice(start + 9, end - 3));
      return end;
    }
    // The beginning of one of them may be at the end of the piece.
    if (this.#source.length - start < 9) return -1;
    throw new Error("a declaration, which workbooks do not have");
  }

  #readEndTag(start: number): number {
    const end = this.#findEnd(">", start);
    if (end === -1) return -1;
    const name = this.#open.pop() ?? "";
    const place = start + 2 + name.length;
    if (
      !this.#source.startsWith(name, start + 2) ||
      this.#source.slice(place, end - 1).trim() !== "" ||
      name === ""
    ) {
      throw new Error(`the end of <${name}> is missing`);
    }
    this.#scanner.close?.(withoutPrefix(name));
    return end;
  }

  #readStartTag(start: number): number {
    const source = this.#source;
    let place = start + 1;
    while (place < source.length && !isNameEnd(source.charCodeAt(place))) place += 1;
    const name = source.slice(start + 1, place);
    let attributes = noAttributes;
    for (;;) {
      while (place < source.length && isSpace(source.charCodeAt(place))) place += 1;
      if (place >= source.length) return -1;
      const sign = source[place];
      if (sign === ">" || sign === "/") break;
      const equals = source.indexOf("=", place);
      if (equals === -1) return -1;
      let from = equals + 1;
      while (from < source.length && isSpace(source.charCodeAt(from))) from += 1;
      if (from >= source.length) return -1;
      const quote = source[from] ?? "";
      // Strings of one character are not created again.
      const key = equals === place + 1 ? (source[place] ?? "") : source.slice(place, equals).trimEnd();
      if ((quote !== '"' && quote !== "'") || key === "" || space.test(key) || key.includes("<")) {
        throw new Error(`an attribute of <${name}> is not complete`);
      }
      const to = source.indexOf(quote, from + 1);
      if (to === -1) return -1;
      if (attributes === noAttributes) attributes = {};
      (attributes as Record<string, string>)[key] = readReferences(source.slice(from + 1, to), " ");
      place = to + 1;
    }
    const isClosed = source[place] === "/";
    if (isClosed && place + 1 >= source.length) return -1;
    if (
      name === "" ||
      (isClosed && source[place + 1] !== ">") ||
      (this.#hasRoot && this.#open.length === 0)
    ) {
      throw new Error(`a tag that cannot be here: <${name.slice(0, 40)}>`);
    }
    this.#hasRoot = true;
    const local = withoutPrefix(name);
    this.#scanner.open(local, attributes);
    if (isClosed) this.#scanner.close?.(local);
    else if (this.#open.push(name) > deepestLevel) throw new Error("too many elements inside each other");
    return place + (isClosed ? 2 : 1);
  }

  #readCodes(): Uint16Array {
    const { length } = this.#source;
    // The readers look at a few characters at once.
    if (this.#codes.length < length + zerosBehind) this.#codes = new Uint16Array(2 * length + zerosBehind);
    const { buffer, byteOffset, byteLength } = this.#codes;
    Buffer.from(buffer, byteOffset, byteLength).write(this.#source, "utf16le");
    this.#codes.fill(0, length, length + zerosBehind);
    return this.#codes;
  }

  write(text: string): void {
    this.#source = this.#source.slice(this.#at) + text;
    this.#at = 0;
    const piece = { source: this.#source, codes: this.#scanner.readPlain ? this.#readCodes() : noCodes };
    for (;;) {
      const start = this.#source.indexOf("<", this.#at);
      if (start === -1) break;
      if (start > this.#at) this.#readText(start);
      this.#at = start;
      if (this.#scanner.readPlain !== undefined && this.#open.length > 0) {
        this.#at = this.#scanner.readPlain(piece, start, this.#open.at(-1) ?? "");
        if (this.#at !== start) continue;
      }
      const next = this.#source.charCodeAt(start + 1);
      // `/`, `!` and `?`; at the end of the piece, the next one decides.
      if (Number.isNaN(next)) break;
      const end =
        next === 47
          ? this.#readEndTag(start)
          : next === 33 || next === 63
            ? this.#readSpecial(start)
            : this.#readStartTag(start);
      if (end === -1) break;
      this.#at = end;
    }
    if (this.#source.length - this.#at > longestTextCharacters) throw refuseFile();
  }

  end(): void {
    if (this.#open.length > 0 || this.#source.slice(this.#at).trim() !== "" || !this.#hasRoot) {
      throw new Error("it is not complete");
    }
  }
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** White space, `/`, `>`, `=`, `<`, or a quote. */
function isNameEnd(code: number): boolean {
  return isSpace(code) || (code >= 60 && code <= 62) || code === 47 || code === 34 || code === 39;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

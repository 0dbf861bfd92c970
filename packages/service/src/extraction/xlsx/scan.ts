import { DomainError } from "../../domain/errors.ts";
import { refuseFile } from "./archive.ts";
import { readReferences } from "./references.ts";

/** Gets the elements and texts of an XML document. Names have no prefix. */
export interface Scanner {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** The complete text up to the next tag. */
  text?(text: string): void;
  close?(name: string): void;
  /**
   * Reads complete elements that are written in the most frequent way, from the start of a tag on, without the other
   * functions. Returns the place after them; the given place if there are none.
   */
  readPlain?(source: string, at: number): number;
}

/** The most characters between two tags, and of one tag: the text of a cell has at most 32,767. */
const longestText = 4_194_304;
const deepest = 256;
const noAttributes: Readonly<Record<string, string>> = {};
const space = /\s/;

/**
 * Runs a scanner over XML piece by piece and yields after each piece; throws an `invalid` if it is not XML. It is three
 * times as fast as a parser with all checks. It checks what damaged files have: tags that do not end or do not match.
 */
export async function* scanXml(texts: AsyncIterable<string>, scanner: Scanner): AsyncIterable<void> {
  const reader = createReader(scanner);
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
    throw error instanceof DomainError ? error : refuseFile(error);
  }
}

function createReader(scanner: Scanner) {
  /** The names of the open elements. */
  const open: string[] = [];
  let hasRoot = false;
  let source = "";
  let at = 0;

  /** The place after the next occurrence of a text; -1 if it is not in this piece. */
  function findEnd(of: string, from: number): number {
    const place = source.indexOf(of, from);
    return place === -1 ? -1 : place + of.length;
  }

  function readText(end: number): void {
    const text = source.slice(at, end);
    if (open.length > 0) scanner.text?.(readReferences(text));
    else if (text.trim() !== "") throw new Error("text outside of the elements");
  }

  /** Comments, instructions and unparsed text; returns the place after it. */
  function readSpecial(start: number): number {
    if (source.startsWith("<?", start)) return findEnd("?>", start);
    if (source.startsWith("<!--", start)) return findEnd("-->", start + 4);
    if (source.startsWith("<![CDATA[", start)) {
      const end = findEnd("]]>", start);
      if (end !== -1 && open.length > 0) scanner.text?.(source.slice(start + 9, end - 3));
      return end;
    }
    // The beginning of one of them may be at the end of the piece.
    if (source.length - start < 9) return -1;
    throw new Error("a declaration, which workbooks do not have");
  }

  function readEndTag(start: number): number {
    const end = findEnd(">", start);
    if (end === -1) return -1;
    const name = open.pop() ?? "";
    const place = start + 2 + name.length;
    if (!source.startsWith(name, start + 2) || source.slice(place, end - 1).trim() !== "" || name === "") {
      throw new Error(`the end of <${name}> is missing`);
    }
    scanner.close?.(withoutPrefix(name));
    return end;
  }

  function readStartTag(start: number): number {
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
    if (name === "" || (isClosed && source[place + 1] !== ">") || (hasRoot && open.length === 0)) {
      throw new Error(`a tag that cannot be here: <${name.slice(0, 40)}>`);
    }
    hasRoot = true;
    const local = withoutPrefix(name);
    scanner.open(local, attributes);
    if (isClosed) scanner.close?.(local);
    else if (open.push(name) > deepest) throw new Error("too many elements inside each other");
    return place + (isClosed ? 2 : 1);
  }

  return {
    write(text: string): void {
      source = source.slice(at) + text;
      at = 0;
      for (;;) {
        const start = source.indexOf("<", at);
        if (start === -1) break;
        if (start > at) readText(start);
        at = start;
        if (scanner.readPlain !== undefined && open.length > 0) {
          at = scanner.readPlain(source, start);
          if (at !== start) continue;
        }
        const next = source.charCodeAt(start + 1);
        // `/`, `!` and `?`; at the end of the piece, the next one decides.
        if (Number.isNaN(next)) break;
        const end =
          next === 47
            ? readEndTag(start)
            : next === 33 || next === 63
              ? readSpecial(start)
              : readStartTag(start);
        if (end === -1) break;
        at = end;
      }
      if (source.length - at > longestText) throw refuseFile();
    },
    end(): void {
      if (open.length > 0 || source.slice(at).trim() !== "" || !hasRoot) {
        throw new Error("it is not complete");
      }
    },
  };
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

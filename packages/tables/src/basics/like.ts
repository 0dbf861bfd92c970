import { compileFindPart } from "./find-part.ts";
import { foldAscii, foldCase, isAscii } from "./text.ts";

/** A part of a pattern of `like`: a character, `_`, or `%`. */
export type LikePart = { readonly text: string } | "one" | "any";

/** The parts between two `%`. */
type Segment = readonly Exclude<LikePart, "any">[];

/** The end of the first match of a segment between two places of a text; -1 if there is none. */
type FindSegment = (text: string, from: number, end: number) => number;

/** Reads a pattern with `%`, `_`, and `\` as the escape. */
export function readLike(pattern: string): LikePart[] {
  const parts: LikePart[] = [];
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

/** How texts are written before they are compared with a pattern: letters of a pattern of ASCII characters match only these. */
export function chooseFold(pattern: string, isCaseSensitive: boolean): (text: string) => string {
  if (isCaseSensitive) return (text) => text;
  return isAscii(pattern) ? foldAscii : foldCase;
}

/**
 * Compiles a pattern. Each segment takes its first match behind the one before, so no text is searched twice: the time
 * grows with the text. With `_`, each character takes a 32nd of the length of its segment in addition.
 */
export function compileLike(parts: readonly LikePart[]): (text: string) => boolean {
  const segments = splitSegments(parts);
  const [first = []] = segments;
  if (segments.length === 1) return (text) => matchForward(first, text) === text.length;
  const last = segments.at(-1) ?? [];
  const between = segments
    .slice(1, -1)
    .filter(({ length }) => length > 0)
    .map(compileSegment);
  return (text) => {
    let at = matchForward(first, text);
    const end = matchBackward(last, text);
    if (at === -1 || end < at) return false;
    for (const find of between) {
      at = find(text, at, end);
      if (at === -1) return false;
    }
    return true;
  };
}

function splitSegments(parts: readonly LikePart[]): Segment[] {
  const segments: Exclude<LikePart, "any">[][] = [[]];
  for (const part of parts) {
    if (part === "any") segments.push([]);
    else segments.at(-1)?.push(part);
  }
  return segments;
}

/** The end of a segment at the start of a text; -1 if it is not there. */
function matchForward(segment: Segment, text: string): number {
  let at = 0;
  for (const part of segment) {
    if (part === "one" ? at >= text.length : !text.startsWith(part.text, at)) return -1;
    at += part === "one" ? measureSign(text, at) : part.text.length;
  }
  return at;
}

/** The start of a segment at the end of a text; -1 if it is not there. */
function matchBackward(segment: Segment, text: string): number {
  let end = text.length;
  for (const part of segment.toReversed()) {
    if (part === "one" ? end === 0 : !text.endsWith(part.text, end)) return -1;
    end -= part === "one" ? (end > 1 ? measureSign(text, end - 2) : 1) : part.text.length;
  }
  return end;
}

function measureSign(text: string, index: number): number {
  return (text.codePointAt(index) as number) > 0xffff ? 2 : 1;
}

function compileSegment(segment: Segment): FindSegment {
  if (segment.includes("one")) return compileOpenSegment(segment);
  const part = segment.map((one) => (one === "one" ? "" : one.text)).join("");
  const find = compileFindPart(part);
  return (text, from, end) => {
    const at = find(text, from);
    return at === -1 || at + part.length > end ? -1 : at + part.length;
  };
}

/** Follows all places where the segment may have begun at once, one bit for each. */
function compileOpenSegment(segment: Segment): FindSegment {
  const size = Math.ceil(segment.length / 32);
  const open = new Uint32Array(size);
  for (const [index, part] of segment.entries()) if (part === "one") setBit(open, index);
  const masks = new Map<number, Uint32Array>();
  for (const [index, part] of segment.entries()) {
    if (part === "one") continue;
    const code = part.text.codePointAt(0) as number;
    const mask = masks.get(code) ?? open.slice();
    setBit(mask, index);
    masks.set(code, mask);
  }
  const goal = 1 << ((segment.length - 1) % 32);
  const begun = new Uint32Array(size);
  return (text, from, end) => {
    begun.fill(0);
    for (let at = from; at < end; ) {
      const code = text.codePointAt(at) as number;
      const mask = masks.get(code) ?? open;
      let carried = 1;
      for (let word = 0; word < size; word += 1) {
        const bits = begun[word] as number;
        begun[word] = ((bits << 1) | carried) & (mask[word] as number);
        carried = bits >>> 31;
      }
      at += code > 0xffff ? 2 : 1;
      if (((begun[size - 1] as number) & goal) !== 0) return at;
    }
    return -1;
  };
}

function setBit(bits: Uint32Array, index: number): void {
  const word = Math.floor(index / 32);
  bits[word] = (bits[word] as number) | (1 << (index % 32));
}

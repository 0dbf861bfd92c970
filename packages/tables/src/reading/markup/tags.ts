/** A tag of HTML or XML. */
export interface Tag {
  readonly start: number;
  /** The place behind it. */
  readonly end: number;
  readonly isEnd: boolean;
  /** Whether it is an element without content: `<a/>`. */
  readonly isClosed: boolean;
  readonly name: string;
  readonly attributes: string;
}

/** Longer ones are text. */
const longestTagCharacters = 65_536;
const skipped = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;
const tagName = /[^\s/>=]+/y;

/** The tags of a text, without comments, instructions and unparsed text. */
export function* listTags(text: string): Iterable<Tag> {
  let at = 0;
  for (;;) {
    const start = text.indexOf("<", at);
    if (start === -1) return;
    const special = skipped.find(([begin]) => text.startsWith(begin, start));
    if (special !== undefined) {
      const end = text.indexOf(special[1], start);
      if (end === -1) return;
      at = end + special[1].length;
      continue;
    }
    const isEnd = text[start + 1] === "/";
    tagName.lastIndex = start + (isEnd ? 2 : 1);
    const [name] = tagName.exec(text) ?? [];
    const close = name === undefined ? -1 : findTagEnd(text, tagName.lastIndex);
    if (name === undefined || close === -1 || !/^[\p{L}_]/u.test(name)) {
      at = start + 1;
      continue;
    }
    const isClosed = text[close - 1] === "/";
    const attributes = text.slice(start + (isEnd ? 2 : 1) + name.length, isClosed ? close - 1 : close);
    at = close + 1;
    yield { start, end: at, isEnd, isClosed, name, attributes };
  }
}

/** The place of the `>` that is not in quotes; -1 if there is none. */
function findTagEnd(text: string, from: number): number {
  let quote = "";
  for (let place = from; place < from + longestTagCharacters && place < text.length; place += 1) {
    const sign = text[place] ?? "";
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (sign === ">") return place;
    // Otherwise the work would grow with the square of the length.
    else if (sign === "<") return -1;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
}

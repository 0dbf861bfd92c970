/** What replaces a text that nobody may read. */
export const mask = "********";

/** Texts that are shorter would be found everywhere. */
const shortestCharacters = 4;
/** In base 64, a text is searched at any place of the encoded bytes if it has at least so many bytes. */
const shortestEncodedBytes = 8;

type Range = readonly [start: number, end: number];

/**
 * Replaces hidden texts by a mask: as they are, in JSON, percent-encoded, in base 64, across ends of lines, and the end of one
 * with which the text begins, because logs are cut there. Texts with fewer than 4 characters are left.
 *
 * @param pattern a global expression for further texts
 */
export function maskTexts(text: string, hidden: Iterable<string>, pattern: RegExp): string {
  const { flat, places } = flatten(text);
  const ranges: Range[] = [...flat.matchAll(pattern)].map(({ 0: { length }, index }) => [
    index,
    index + length,
  ]);
  for (const form of new Set([...hidden].flatMap(listForms))) {
    for (let start = flat.indexOf(form); start >= 0; start = flat.indexOf(form, start + form.length)) {
      ranges.push([start, start + form.length]);
    }
    const cut = findCut(flat, form);
    if (cut > 0) ranges.push([0, cut]);
  }
  return replaceRanges(
    text,
    mergeRanges(ranges).map(([start, end]) => [places[start] ?? 0, (places[end - 1] ?? 0) + 1]),
  );
}

/** The text without ends of lines, and the place in the text of each of its characters. */
function flatten(text: string): { readonly flat: string; readonly places: Uint32Array } {
  const places = new Uint32Array(text.length);
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "\n" || text[index] === "\r") continue;
    places[count] = index;
    count += 1;
  }
  return { flat: count === text.length ? text : text.replaceAll(/[\r\n]/g, ""), places };
}

/** The forms in which a text is searched. */
function listForms(hidden: string): string[] {
  const text = hidden.toWellFormed();
  const json = JSON.stringify(text).slice(1, -1);
  const twice = JSON.stringify(json).slice(1, -1);
  const encoded = [0, 1, 2].flatMap((offset) => encodeAt(text, offset));
  const forms = [text, json, twice, encodeURIComponent(text), ...encoded];
  return forms
    .map((form) => form.replaceAll(/[\r\n]/g, ""))
    .filter((form) => form.length >= shortestCharacters);
}

/** What a text always looks like in base 64, with so many bytes of other text before it in the group of three. */
function encodeAt(text: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]);
  if (bytes.length - offset < shortestEncodedBytes) return [];
  const [start, end] = [Math.ceil((offset * 4) / 3), Math.floor((bytes.length * 4) / 3)];
  return [bytes.toString("base64").slice(start, end), bytes.toString("base64url").slice(start, end)];
}

/** How many characters at the start of the text are the end of a hidden one. */
function findCut(flat: string, form: string): number {
  for (let length = form.length - 1; length >= shortestCharacters; length -= 1) {
    if (flat.startsWith(form.slice(-length))) return length;
  }
  return 0;
}

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last === undefined || start >= last[1]) merged.push([start, end]);
    else merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
  }
  return merged;
}

function replaceRanges(text: string, ranges: readonly Range[]): string {
  let masked = "";
  let index = 0;
  for (const [start, end] of ranges) {
    masked += text.slice(index, start) + mask;
    index = end;
  }
  return masked + text.slice(index);
}

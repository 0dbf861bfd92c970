/** Created for the first long text: it reads the data of Unicode, which takes each start of a thread some milliseconds. */
let segmenter: Intl.Segmenter | undefined;

/** A text with U+FFFD instead of each character that cannot be stored, see `isStorable`. */
export function repairText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/**
 * A text for comparisons without regard to case: the lower case of every letter by Unicode. The final sigma counts as
 * sigma. No locale has an effect, and PostgreSQL computes the same in `sql.ts` of its engine.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}

/** Whether a text has only ASCII characters. */
export function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/**
 * Whether other texts than this one, which is in lower case, have it as their `foldCase`. No character becomes a letter of
 * another case than its own, but İ becomes two: i and U+0307.
 */
export function hasCase(text: string): boolean {
  return text.includes("\u0307") || Array.from(text).some((sign) => sign.toUpperCase() !== sign);
}

/** The bytes of a text in UTF-8, also in a browser, where the home page of the docs validates values. */
export function countBytes(text: string): number {
  return typeof Buffer === "undefined" ? new TextEncoder().encode(text).byteLength : Buffer.byteLength(text);
}

/** The lower case of ASCII letters only. */
export function foldAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Escapes the special characters of a pattern for `like`. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** The start of a text with at most `most` UTF-16 code units. Does not cut through a character, such as an emoji. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  segmenter ??= new Intl.Segmenter();
  const cut = segmenter.segment(text.slice(0, most + 100)).containing(most)?.index ?? 0;
  // One character may have any number of accents.
  return cut > 0 ? text.slice(0, cut) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}

const segmenter = new Intl.Segmenter();

/** Whether every engine can store a text: it has no U+0000 and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** A text with U+FFFD instead of each character that not every engine can store. */
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

/** The start of a text with at most `most` UTF-16 code units. Does not cut through a character, such as an emoji. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = segmenter.segment(text.slice(0, most + 100)).containing(most)?.index ?? 0;
  // One character may have any number of accents.
  return cut > 0 ? text.slice(0, cut) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}

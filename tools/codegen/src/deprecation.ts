/** A description, separate from the replacement of a deprecated thing, which editors show beside `@deprecated`. */
export interface Deprecation {
  description: string;
  /** The replacement, as a sentence; empty if the description does not name it. */
  replacement: string;
}

/**
 * Takes the replacement of a deprecated thing out of its description: the sentence that begins with `Deprecated`, or
 * else the last one that begins with `Use`.
 */
export function splitDeprecation(description: string): Deprecation {
  const sentences = description.split(/(?<=[.!?])\s+(?=[A-Z`])/);
  const at = sentences.findIndex((sentence) => /^Deprecated\b/.test(sentence));
  const chosen = at >= 0 ? at : sentences.findLastIndex((sentence) => /^Use\b/.test(sentence));
  if (chosen < 0) return { description, replacement: "" };
  const replacement = (sentences[chosen] ?? "").replace(/^Deprecated(,? and|,|[:.])?\s*/, "");
  return {
    description: sentences.filter((_, index) => index !== chosen).join(" "),
    replacement: replacement.charAt(0).toUpperCase() + replacement.slice(1),
  };
}

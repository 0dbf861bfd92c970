const endings: readonly (readonly [RegExp, string])[] = [
  // Plurals: `policies`, `statuses`, `records`; not `status`, `access`, `basis`.
  [/(?<=[^aeiou])ies$/, "y"],
  [/(?<=s|x|z|ch|sh)es$/, ""],
  [/(?<![sui])s$/, ""],
  // Forms of verbs that have a vowel: `getting`, `locked`; not `string`.
  [/(?<=[aeiouy].+)(?:ing|ed)$/, ""],
  // Nouns of verbs: `pagination` is `paginate`, `validity` is `valid`.
  [/(?<=.{3}[st])ion$/, ""],
  [/(?<=.{4})ity$/, ""],
];

/**
 * The start that the forms of an English word share: `paginat` for `paginating`, `pagination` and `paginates`. It is
 * always the start of the word itself, so a word that is not typed to its end still finds it.
 */
export function findStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = word;
  for (const [ending, other] of endings) {
    const shorter = stem.replace(ending, other);
    if (shorter.length >= 3) stem = shorter;
  }
  // `getting` has become `gett`, and `cancelled` `cancell`; `called` remains `call`.
  if (stem !== word && /([bdgmnprt])\1$|.{4}ll$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length < 5) return stem;
  return stem.replace(/(?<=[^aeiou])(?:e|y)$/, "");
}

/** A word or phrase that public texts do not use, and what they say instead. */
export interface Replacement {
  readonly not: RegExp;
  readonly say: string;
}

/** The words that tools/checks/WORDS.md replaces, and phrases that are hard to read in a second language. */
export const replacements: readonly Replacement[] = [
  { not: /\banswer(s|ed|ing)?\b/i, say: "response, respond or return" },
  { not: /\bwho(m|se)?ever\b/i, say: "who, or anyone who" },
  { not: /\beverybody\b/i, say: "everyone" },
  { not: /\banybody\b/i, say: "anyone" },
  { not: /\bshall\b/i, say: "must, or will" },
  { not: /\banew\b/i, say: "again" },
  { not: /\bunless (given|asked)\b/i, say: "the default is" },
  { not: /\basked too often\b/i, say: "too many requests" },
  { not: /\b(only|also|even|except) where\b/i, say: "only if, even if, except if" },
  { not: /\bwhere (it applies|it has one|there (is|are) none|nothing (is|was)|asked|absent)\b/i, say: "if" },
  { not: /(?<!\bthere )\bis no (?!longer\b|more\b)/i, say: "is not a" },
  { not: /\bwhat is what\b/i, say: "terms" },
  { not: /\bwithout even that\b/i, say: "what is left out" },
  { not: /\bjudg(e|es|ing)\b/i, say: "validate, or validator" },
  { not: /\bmisfits?\b/i, say: "invalid value" },
  { not: /\bfigures\b/i, say: "counts, calculations or numbers" },
  { not: /\b(its|the|their|whose) reach\b/i, say: "readable or writable scope" },
  { not: /\bsight\b/i, say: "readable scope" },
  { not: /\bworkshops?\b/i, say: "dependencies" },
  { not: /\berrands?\b/i, say: "caller" },
  { not: /\b(mend|repair)(s|ed|ing)?\b/i, say: "correct" },
  // The command of this name stays.
  { not: /\b(?<!records )fix(es|ing)?\b|\bfixed (it|them)\b/i, say: "correct" },
  {
    not: /\b(st(and|ands|anding|ood) in (for|the way|the place|its place|their place)|stand-ins?)\b/i,
    say: "replace, or is used instead of",
  },
  {
    not: /\bWho (asks|cancels|closes|deletes|deploys|follows|handles|locks|may|names|needs|runs|sends a|wants|writes)\b(?=[^?.]*\.)|\b(for|from|of) who (has|is|may)\b/,
    say: "anyone who, or those who",
  },
  { not: /\bswagger(?! UI)\b/i, say: "description" },
];

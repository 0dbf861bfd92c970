import {
  type MessageLanguage,
  type MessagePattern,
  type MessageTable,
  readMessagePattern,
} from "./read/index.ts";

/** What is wrong with the texts of messages, a sentence for each. */
export function listMessageProblems({ codes, languages: [english, ...others] }: MessageTable): string[] {
  if (english === undefined) return ["There is no language."];
  const params = new Map(codes.map((entry) => [entry.code, Object.keys(entry.params)]));
  const problems = codes.flatMap(({ code, params }) => {
    const used = new Set(
      Object.entries(english.texts).flatMap(([key, text]) => (codeOf(key) === code ? listNames(text) : [])),
    );
    return Object.keys(params)
      .filter((name) => !used.has(name))
      .map((name) => `${code}: no text names the parameter \`${name}\`.`);
  });
  for (const language of [english, ...others]) {
    const place = (key: string) => `${key} in ${language.language}`;
    for (const key of Object.keys(english.texts))
      if (!language.texts[key]) problems.push(`${place(key)}: the text is missing.`);
    for (const [key, text] of Object.entries(language.texts)) {
      const known = params.get(codeOf(key));
      if (known === undefined || english.texts[key] === undefined) {
        problems.push(`${place(key)}: English has no such text.`);
        continue;
      }
      try {
        const names = listNames(text);
        const wrong = names.find((name) => !known.includes(name));
        if (wrong !== undefined) problems.push(`${place(key)}: \`${wrong}\` is not one of its parameters.`);
        const left = listNames(english.texts[key]).find((name) => !names.includes(name));
        if (left !== undefined) problems.push(`${place(key)}: the text does not name \`${left}\`.`);
        problems.push(
          ...listPluralProblems(language, readMessagePattern(text)).map(
            (problem) => `${place(key)}: ${problem}`,
          ),
        );
      } catch (error) {
        problems.push(`${place(key)}: ${(error as Error).message}.`);
      }
    }
  }
  return problems;
}

const codeOf = (key: string) => key.split(".", 1)[0] ?? "";

/** The names of the parameters of a text, each once. */
function listNames(text: string): string[] {
  return [...new Set(listPlaces(readMessagePattern(text)).flatMap(([name]) => (name === "#" ? [] : name)))];
}

function listPlaces(
  pattern: MessagePattern,
): (readonly [string, string?, Readonly<Record<string, MessagePattern>>?])[] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((piece) =>
    typeof piece === "string" ? [] : [piece, ...Object.values(piece[2] ?? {}).flatMap(listPlaces)],
  );
}

/** A plural that has one form of a language must have all of them. */
function listPluralProblems({ language }: MessageLanguage, pattern: MessagePattern): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return listPlaces(pattern).flatMap(([name, format, cases = {}]) => {
    const forms = Object.keys(cases).filter((form) => !form.startsWith("="));
    if (format !== "plural" || (forms.length === 1 && forms[0] === "other")) return [];
    const wrong = forms.find((form) => !(pluralCategories as readonly string[]).includes(form));
    if (wrong !== undefined) return [`the language has no plural form \`${wrong}\`.`];
    const missing = pluralCategories.find((form) => !forms.includes(form));
    return missing === undefined ? [] : [`{${name}, plural} lacks the form \`${missing}\`.`];
  });
}

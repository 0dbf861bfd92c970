import type { Given } from "../flows/given.ts";
import type { AllTexts } from "../texts/all-texts.ts";
import { type Language, languages } from "../texts/plural.ts";

/** Says what is wrong with a property, and what would be right. */
export type Complain = (message: string, code?: string) => void;

const areas = Object.keys({
  shell: true,
  actions: true,
  columns: true,
  file: true,
  finish: true,
  records: true,
  running: true,
  signIn: true,
  space: true,
  table: true,
} satisfies Record<keyof AllTexts, true>);

type Words = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

/** Makes a function that puts the texts of a program in the places of those of the page. It says which ones the page lacks. */
export function createChange(given: unknown, complain: Complain): Given["changeTexts"] {
  if (!isObject(given)) {
    complain(`\`texts\` is an object by languages: ${list(Object.keys(languages))}.`);
    return undefined;
  }
  for (const [language, words] of Object.entries(given)) {
    if (!Object.hasOwn(languages, language))
      complain(
        `\`texts\` has the language \`${language}\`; the importer has ${list(Object.keys(languages))}.`,
      );
    else if (!isObject(words)) complain(`\`texts.${language}\` is an object by areas: ${list(areas)}.`);
    else
      for (const area of Object.keys(words))
        if (!areas.includes(area))
          complain(`\`texts.${language}\` has the area \`${area}\`; the importer has ${list(areas)}.`);
  }
  const changeTexts: NonNullable<Given["changeTexts"]> = (texts) => {
    const own = given[texts.language satisfies Language];
    if (!isObject(own)) return texts;
    const known = areas.filter((area) => Object.hasOwn(own, area) && Object.hasOwn(texts, area));
    const changed = known.map((area) => [
      area,
      change((texts as unknown as Words)[area], own[area], `texts.${texts.language}.${area}`, complain),
    ]);
    return { ...texts, ...Object.fromEntries(changed), change: changeTexts };
  };
  return changeTexts;
}

/** One text, or a group of them, with what is given for it. A text of another form stays as it is. */
function change(known: unknown, given: unknown, path: string, complain: Complain): unknown {
  if (given === undefined) return known;
  if (isObject(known) && isObject(given)) {
    const changed = { ...known };
    for (const [name, word] of Object.entries(given)) {
      if (Object.hasOwn(known, name)) changed[name] = change(known[name], word, `${path}.${name}`, complain);
      else complain(`\`${path}\` has no text \`${name}\`; it has ${list(Object.keys(known))}.`);
    }
    return changed;
  }
  if (typeof known === "function" && typeof given === "function") return guard(known as Word, given as Word);
  if (typeof known === "string" && typeof given === "string") return given;
  complain(`\`${path}\` is ${describe(known)}.`);
  return known;
}

type Word = (...values: unknown[]) => string;

/** A function of a program that fails must not take the page with it. */
const guard =
  (known: Word, given: Word): Word =>
  (...values) => {
    try {
      return String(given(...values));
    } catch (error) {
      reportError(error);
      return known(...values);
    }
  };

function describe(known: unknown): string {
  if (typeof known === "string") return "a text";
  if (typeof known === "function") return `a function of ${known.length} values that returns a text`;
  return isObject(known) ? `an object with ${list(Object.keys(known))}` : "not one that can be replaced";
}

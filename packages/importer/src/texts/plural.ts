/** The forms that a counted noun has in each language of the page, by the names of `Intl.PluralRules`. */
export interface PluralForms {
  ar: Record<"zero" | "one" | "two" | "few" | "many" | "other", string>;
  de: Record<"one" | "other", string>;
  en: Record<"one" | "other", string>;
  es: Record<"one" | "many" | "other", string>;
  fr: Record<"one" | "many" | "other", string>;
  he: Record<"one" | "two" | "other", string>;
  it: Record<"one" | "many" | "other", string>;
  ja: Record<"other", string>;
  nl: Record<"one" | "other", string>;
  pl: Record<"one" | "few" | "many" | "other", string>;
  pt: Record<"one" | "many" | "other", string>;
  zh: Record<"other", string>;
}

/** The languages of the page, as BCP 47 tags. */
export type Language = keyof PluralForms;

/** Returns the form that belongs to a count, with the count in place of `#`. */
export type Plural<Of extends Language> = (count: number, forms: PluralForms[Of]) => string;

/** Makes the plurals of a language; numbers are written as people write them in that language. */
export function createPlural<Of extends Language>(language: Of): Plural<Of> {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) =>
    (forms as Record<string, string>)[rules.select(count)]?.replace("#", numbers.format(count)) ?? "";
}

/** The languages of the page, by their own names. */
export const languages: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
  he: "עברית",
  ar: "العربية",
  ja: "日本語",
  zh: "简体中文",
};

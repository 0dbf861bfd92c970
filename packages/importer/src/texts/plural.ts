/** The forms that a counted noun has in each language of the page, by the names of `Intl.PluralRules`. */
export interface PluralForms {
  en: Record<"one" | "other", string>;
  de: Record<"one" | "other", string>;
  ar: Record<"zero" | "one" | "two" | "few" | "many" | "other", string>;
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
export const languages: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", ar: "العربية" };

import type { Language } from "./plural.ts";
import type { Texts } from "./texts.ts";

/** Each language is a file of its own, which is loaded alone. */
const loaders: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  en: () => import("./en/index.ts"),
  de: () => import("./de/index.ts"),
  ar: () => import("./ar/index.ts"),
};

/** The texts of the first of these BCP 47 tags that the page has, also for a region of it; English without one. */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  const { texts } = await loaders[chooseLanguage(wanted)]();
  return texts;
}

/** The first language of these BCP 47 tags that the page has; `de-AT` is `de`. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return known ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(loaders, tag);
}

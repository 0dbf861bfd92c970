import type { Language } from "./plural.ts";
import type { Part, PartLoaders, PartTexts, Texts } from "./texts.ts";

interface LanguageTexts {
  readonly texts: Texts;
  readonly parts: PartLoaders;
}

/** Each language has several files. The first one is loaded at the start, and knows the others, which come with parts of the page. */
const loaders: Readonly<Record<Language, () => Promise<LanguageTexts>>> = {
  ar: () => import("./ar/index.ts"),
  de: () => import("./de/index.ts"),
  en: () => import("./en/index.ts"),
  es: () => import("./es/index.ts"),
  fr: () => import("./fr/index.ts"),
  he: () => import("./he/index.ts"),
  it: () => import("./it/index.ts"),
  ja: () => import("./ja/index.ts"),
  nl: () => import("./nl/index.ts"),
  pl: () => import("./pl/index.ts"),
  pt: () => import("./pt/index.ts"),
  zh: () => import("./zh/index.ts"),
};

/** The texts of the first of these BCP 47 tags that the page has, also for a region of it; English without one. */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  const { texts } = await loaders[chooseLanguage(wanted)]();
  return texts;
}

/** The same texts with those of a part of the page. */
export async function addTexts<Of extends Part>(texts: Texts, part: Of): Promise<Texts & PartTexts[Of]> {
  const { parts } = await loaders[texts.language]();
  const all = { ...texts, ...(await parts[part]()).texts };
  return texts.change?.(all) ?? all;
}

/** Begins to load the texts of a part that is shown soon; if that does not work, they are asked for again. */
export async function preloadTexts(language: Language, part: Part): Promise<void> {
  const { parts } = await loaders[language]();
  await parts[part]();
}

/** The first language of these BCP 47 tags that the page has; `de-AT` is `de`. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return known ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(loaders, tag);
}

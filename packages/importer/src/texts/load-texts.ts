import type { Language } from "./plural.ts";
import type { RecordsTexts, Texts } from "./texts.ts";

interface Loaders {
  readonly all: () => Promise<{ texts: Texts }>;
  readonly records: () => Promise<{ texts: RecordsTexts }>;
}

/** Each language has two files of its own: one is loaded at the start, the other with the records. */
const loaders: Readonly<Record<Language, Loaders>> = {
  en: { all: () => import("./en/index.ts"), records: () => import("./en/records-en.ts") },
  de: { all: () => import("./de/index.ts"), records: () => import("./de/records-de.ts") },
  ar: { all: () => import("./ar/index.ts"), records: () => import("./ar/records-ar.ts") },
};

/** The texts of the first of these BCP 47 tags that the page has, also for a region of it; English without one. */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  const { texts } = await loaders[chooseLanguage(wanted)].all();
  return texts;
}

/** The same texts with those of the records. */
export async function addRecordsTexts(texts: Texts): Promise<Texts & RecordsTexts> {
  return { ...texts, ...(await loaders[texts.language].records()).texts };
}

/** The first language of these BCP 47 tags that the page has; `de-AT` is `de`. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return known ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(loaders, tag);
}

import type { Language } from "./plural.ts";
import type { Part, PartTexts, Texts } from "./texts.ts";

interface Loaders {
  readonly all: () => Promise<{ texts: Texts }>;
  readonly parts: { readonly [Of in Part]: () => Promise<{ texts: PartTexts[Of] }> };
}

/** Each language has several files: one is loaded at the start, the others with the parts of the page that show them. */
const loaders: Readonly<Record<Language, Loaders>> = {
  en: {
    all: () => import("./en/index.ts"),
    parts: {
      actions: () => import("./en/actions-en.ts"),
      file: () => import("./en/file-en.ts"),
      finish: () => import("./en/finish-en.ts"),
      import: () => import("./en/import-en.ts"),
      records: () => import("./en/records-en.ts"),
      space: () => import("./en/space-en.ts"),
    },
  },
  de: {
    all: () => import("./de/index.ts"),
    parts: {
      actions: () => import("./de/actions-de.ts"),
      file: () => import("./de/file-de.ts"),
      finish: () => import("./de/finish-de.ts"),
      import: () => import("./de/import-de.ts"),
      records: () => import("./de/records-de.ts"),
      space: () => import("./de/space-de.ts"),
    },
  },
  ar: {
    all: () => import("./ar/index.ts"),
    parts: {
      actions: () => import("./ar/actions-ar.ts"),
      file: () => import("./ar/file-ar.ts"),
      finish: () => import("./ar/finish-ar.ts"),
      import: () => import("./ar/import-ar.ts"),
      records: () => import("./ar/records-ar.ts"),
      space: () => import("./ar/space-ar.ts"),
    },
  },
};

/** The texts of the first of these BCP 47 tags that the page has, also for a region of it; English without one. */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  const { texts } = await loaders[chooseLanguage(wanted)].all();
  return texts;
}

/** The same texts with those of a part of the page. */
export async function addTexts<Of extends Part>(texts: Texts, part: Of): Promise<Texts & PartTexts[Of]> {
  return { ...texts, ...(await loaders[texts.language].parts[part]()).texts };
}

/** Begins to load the texts of a part that is shown soon; if that does not work, they are asked for again. */
export function preloadTexts(language: Language, part: Part): Promise<unknown> {
  return loaders[language].parts[part]();
}

/** The first language of these BCP 47 tags that the page has; `de-AT` is `de`. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return known ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(loaders, tag);
}

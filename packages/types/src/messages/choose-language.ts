import { messageLanguages } from "./codes.gen.ts";

/** A language of the texts. */
export type MessageLanguage = (typeof messageLanguages)[number];

/** One range of `Accept-Language`: `de-AT;q=0.8`. */
const rangePattern =
  /^\s*(\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** So many characters of a header are read. */
const longestHeaderCharacters = 1000;

/**
 * The language that an `Accept-Language` header prefers, by the lookup of RFC 4647: `de-AT` is `de`. `*` is any language, so
 * English unless the header rejects it. A header that names no language of the texts is English, too.
 */
export function chooseLanguage(header: string | null | undefined): MessageLanguage {
  const [usual] = messageLanguages;
  // Most programs send one of these.
  if (header === undefined || header === null || header === "*") return usual;
  const ranges = header
    .slice(0, longestHeaderCharacters)
    .split(",")
    .flatMap((text) => {
      const [, range, quality = "1"] = rangePattern.exec(text) ?? [];
      const [tag] = range?.toLowerCase().split("-", 1) ?? [];
      return tag === undefined ? [] : [{ tag, quality: Number(quality) }];
    });
  const rejected = ranges.filter(({ quality }) => quality === 0).map(({ tag }) => tag);
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const found = messageLanguages.find((language) =>
      tag === "*" ? !rejected.includes(language) : language === tag,
    );
    if (found !== undefined) return found;
  }
  return usual;
}

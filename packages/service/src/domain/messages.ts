import {
  type Message,
  type MessageData,
  type MessagePart,
  type MessageTexts,
  messageLanguages,
  renderMessage,
} from "@data-import/types/messages";
import { messages as ar } from "@data-import/types/messages/ar";
import { messages as de } from "@data-import/types/messages/de";
import { messages as en } from "@data-import/types/messages/en";

export type { Message, MessageData };

/** A language of the texts of the service, as a BCP 47 tag. */
export type Language = (typeof messageLanguages)[number];

/** The language of a request that asks for no other, and of everything that is stored or sent as an event. */
export const usualLanguage: Language = "en";

const texts: { readonly [Tag in Language]: MessageTexts } = { en, ar, de };

/** The text of a message, or a further part of it. A code of a newer service has no text: it is empty. */
export function writeMessage(
  message: MessageData,
  language: Language = usualLanguage,
  part?: MessagePart,
): string {
  return renderMessage(texts[language], message, part) ?? "";
}

/** The text of a message in every language. */
export function listTranslations(message: MessageData): string[] {
  return messageLanguages.map((language) => writeMessage(message, language));
}

/** Reads one range of `Accept-Language`: `de-AT;q=0.8`. */
const rangePattern =
  /^\s*(\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** So many characters of a header are read. */
const longestHeader = 1000;

/**
 * The language that a request prefers, by the lookup of RFC 4647: `de-AT` is `de`. `*` is any, so English, unless the header
 * rejects that; so is a header that names no language of the service.
 */
export function chooseLanguage(header: string | undefined): Language {
  if (header === undefined || header === "*") return usualLanguage;
  const ranges = header
    .slice(0, longestHeader)
    .split(",")
    .flatMap((text) => {
      const [, range, quality = "1"] = rangePattern.exec(text) ?? [];
      if (range === undefined) return [];
      const [tag = ""] = range.toLowerCase().split("-", 1);
      return [{ tag, quality: Number(quality) }];
    });
  const rejected = new Set(ranges.filter(({ quality }) => quality === 0).map(({ tag }) => tag));
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const found = messageLanguages.find((language) =>
      tag === "*" ? !rejected.has(language) : language === tag,
    );
    if (found !== undefined) return found;
  }
  return usualLanguage;
}

import {
  chooseLanguage,
  type MessageLanguage as Language,
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
import { messages as es } from "@data-import/types/messages/es";
import { messages as fr } from "@data-import/types/messages/fr";
import { messages as he } from "@data-import/types/messages/he";
import { messages as it } from "@data-import/types/messages/it";
import { messages as ja } from "@data-import/types/messages/ja";
import { messages as nl } from "@data-import/types/messages/nl";
import { messages as pl } from "@data-import/types/messages/pl";
import { messages as pt } from "@data-import/types/messages/pt";
import { messages as zh } from "@data-import/types/messages/zh";

export type { Language, Message, MessageData };
export { chooseLanguage };

/** The language of a request that asks for no other, and of everything that is stored or sent as an event. */
export const usualLanguage: Language = "en";

const texts: { readonly [Tag in Language]: MessageTexts } = {
  ar,
  de,
  en,
  es,
  fr,
  he,
  it,
  ja,
  nl,
  pl,
  pt,
  zh,
};

/** The text of a message, or a further part of it. A code of a newer service has no text: it is empty. */
export function writeMessage(
  message: MessageData,
  language: Language = usualLanguage,
  part?: MessagePart,
): string {
  return renderMessage(texts[language], message, part) ?? "";
}

/** Whether this is the text of a message, in any language. */
export function isTextOf(message: MessageData, text: string | undefined): boolean {
  return messageLanguages.some((language) => writeMessage(message, language) === text);
}

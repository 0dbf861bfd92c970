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

export type { Language, Message, MessageData };
export { chooseLanguage };

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

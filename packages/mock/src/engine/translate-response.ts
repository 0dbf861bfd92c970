import type { HttpResponse } from "@data-import/front";
import {
  chooseLanguage,
  type MessageData,
  type MessageLanguage,
  type MessagePart,
  type MessageTexts,
  renderMessage,
} from "@data-import/types/messages";

type Languages = Exclude<MessageLanguage, "en">;

/** Loaded on first use: most tests read English. */
const languages: { readonly [Tag in Languages]: () => Promise<{ readonly messages: MessageTexts }> } = {
  ar: () => import("@data-import/types/messages/ar"),
  de: () => import("@data-import/types/messages/de"),
  es: () => import("@data-import/types/messages/es"),
  fr: () => import("@data-import/types/messages/fr"),
  he: () => import("@data-import/types/messages/he"),
  it: () => import("@data-import/types/messages/it"),
  ja: () => import("@data-import/types/messages/ja"),
  nl: () => import("@data-import/types/messages/nl"),
  pl: () => import("@data-import/types/messages/pl"),
  pt: () => import("@data-import/types/messages/pt"),
  zh: () => import("@data-import/types/messages/zh"),
};

type Json = { readonly [key: string]: unknown };

/** A response with the texts of messages in the language that a request prefers, as the service writes them. */
export async function translateResponse(
  reply: HttpResponse,
  header: string | undefined,
): Promise<HttpResponse> {
  const language = chooseLanguage(header);
  const { body, headers } = reply;
  if (typeof body !== "string" || headers["content-type"] !== "application/json") return reply;
  const named = { ...reply, headers: { ...headers, "content-language": language, vary: "Accept-Language" } };
  if (language === "en") return named;
  const { messages } = await languages[language]();
  return { ...named, body: JSON.stringify(translate(messages, JSON.parse(body))) };
}

function translate(texts: MessageTexts, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(texts, item));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, translate(texts, member)]);
  const object = Object.fromEntries(members) as Json;
  const { code, params, infoCode, infoParams, outcome } = object;
  const own = { code, params } as MessageData;
  const ofJob = { code: infoCode, params: infoParams } as MessageData;
  return {
    ...object,
    ...write(texts, own, object, { message: undefined, remedy: "remedy" }),
    ...write(texts, ofJob, object, { info: undefined }),
    ...(isObject(outcome) && { outcome: writeOutcome(texts, ofJob, outcome) }),
  };
}

function writeOutcome(texts: MessageTexts, message: MessageData, outcome: Json): Json {
  const { next } = outcome;
  return {
    ...outcome,
    ...write(texts, message, outcome, { heading: "heading", message: "outcome" }),
    ...(isObject(next) && { next: { ...next, ...write(texts, message, next, { label: "label" }) } }),
  };
}

/** The texts of an object that belong to a message, by their keys. */
function write(
  texts: MessageTexts,
  message: MessageData,
  object: Json,
  parts: Readonly<Record<string, MessagePart | undefined>>,
): Json {
  const written = Object.entries(parts).map(([key, part]) => [key, renderMessage(texts, message, part)]);
  return Object.fromEntries(written.filter(([key = "", text]) => text !== undefined && key in object));
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

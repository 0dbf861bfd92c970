import type { MessageText } from "./codes.gen.ts";

/** A message of any version of the service. */
export interface MessageData {
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** A place in a text: the name of a parameter, how it is written, and the texts to choose from. */
export type MessagePlace = readonly [
  name: string,
  format?: "quoted" | "json" | "quotes" | "and" | "sentences" | "date" | "plural" | "select",
  cases?: Readonly<Record<string, MessagePattern>>,
];

/** A text without places, or the pieces of one with places. */
export type MessagePattern = string | readonly (string | MessagePlace)[];

/** The texts of one language, and how it writes lists and quotations. */
export interface MessageTexts {
  /** A BCP 47 tag, such as `de`. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly separator: string;
  readonly conjunction: string;
  readonly quotes: readonly [string, string];
  readonly texts: Readonly<Record<MessageText, MessagePattern>>;
}

/** The texts of a code beside its message: those of the `outcome` of a job, and the `remedy` of a finding. */
export type MessagePart = "heading" | "outcome" | "label" | "remedy";

/**
 * Writes a message in a language. Returns undefined if the texts do not have the code, because the service is newer than
 * they are, or if the code does not have the part: then show the text that the service sent.
 */
export function renderMessage(
  texts: MessageTexts,
  { code, params = {} }: MessageData,
  part?: MessagePart,
): string | undefined {
  const key = part === undefined ? code : `${code}.${part}`;
  if (key === undefined || !Object.hasOwn(texts.texts, key)) return undefined;
  return write(texts, texts.texts[key as MessageText], params);
}

type Params = Readonly<Record<string, unknown>>;

function write(texts: MessageTexts, pattern: MessagePattern, params: Params, count?: unknown): string {
  if (typeof pattern === "string") return pattern;
  let text = "";
  for (const piece of pattern) text += typeof piece === "string" ? piece : place(texts, piece, params, count);
  return text;
}

function place(
  texts: MessageTexts,
  [name, format, cases]: MessagePlace,
  params: Params,
  count: unknown,
): string {
  const value = name === "#" ? count : params[name];
  if (cases === undefined) {
    const parts = (Array.isArray(value) ? value : [value]).map((one) => writeValue(texts, one, format));
    const isJoined = format === "and" || format === "quotes";
    return parts.join(format === "sentences" ? " " : isJoined ? texts.conjunction : texts.separator);
  }
  if (format === "select") {
    const chosen = value === undefined ? "absent" : String(value);
    return write(texts, pick(cases, chosen), params, count);
  }
  const number = Array.isArray(value) ? value.length : Number(value);
  const form = Object.hasOwn(cases, `=${number}`)
    ? `=${number}`
    : find(plurals, texts.language).select(number);
  return write(texts, pick(cases, form), params, number);
}

function pick(cases: Readonly<Record<string, MessagePattern>>, name: string): MessagePattern {
  return (Object.hasOwn(cases, name) ? cases[name] : cases["other"]) ?? "";
}

function writeValue(texts: MessageTexts, value: unknown, format: MessagePlace[1]): string {
  // The numbers of English texts are those of programs, which may compare the texts.
  if (typeof value === "number")
    return texts.language === "en" ? String(value) : find(numbers, texts.language).format(value);
  if (typeof value === "object" && value !== null) return renderMessage(texts, value as MessageData) ?? "";
  const text = String(value ?? "");
  const written = format === "json" ? JSON.stringify(text) : format === "date" ? writeDay(texts, text) : text;
  // A text of another direction must not turn the text around it.
  const isolated = texts.direction === "rtl" ? `\u2068${written}\u2069` : written;
  if (format === "quoted") return `\`${isolated}\``;
  return format === "quotes" ? texts.quotes.join(isolated) : isolated;
}

function writeDay({ language }: MessageTexts, text: string): string {
  const day = new Date(text);
  return language === "en" || Number.isNaN(day.getTime()) ? text : find(days, language).format(day);
}

/** What `Intl` makes for a language is kept: it takes long to make. */
function keep<Made>(make: (language: string) => Made) {
  return { made: new Map<string, Made>(), make };
}

const plurals = keep((language) => new Intl.PluralRules(language));
const numbers = keep((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 20 }));
const days = keep((language) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }));

function find<Made>({ made, make }: ReturnType<typeof keep<Made>>, language: string): Made {
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
}

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type MessageCodeEntry,
  type MessageLanguage,
  type MessageParamType,
  type MessageTable,
  readMessagePattern,
} from "@data-import/spec/read";
import { type GeneratedFiles, writeHeader } from "./write-files.ts";

/** Reads the table of messages beside a bundle; undefined if there is none. */
export function readMessageTable(bundlePath: string): MessageTable | undefined {
  const path = join(dirname(bundlePath), "messages.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** The codes of messages with the types of their parameters, and a file with the texts of each language. */
export function generateMessagesFiles({ codes, languages }: MessageTable): GeneratedFiles {
  const files = languages.map((language) => [
    `src/messages/languages/${language.language}.gen.ts`,
    `${writeHeader("types")}${formatLanguage(language)}`,
  ]);
  const [{ texts = {} } = {}] = languages;
  return {
    "src/messages/codes.gen.ts": `${writeHeader("types")}${formatCodes(codes, Object.keys(texts), languages)}`,
    ...Object.fromEntries(files),
  };
}

const types: { readonly [Type in MessageParamType]: string } = {
  text: "string",
  texts: "readonly string[]",
  number: "number",
  numbers: "readonly number[]",
  date: "string",
  message: "string | Message",
  messages: "readonly (string | number | Message)[]",
};

function formatCodes(
  codes: readonly MessageCodeEntry[],
  keys: readonly string[],
  languages: readonly MessageLanguage[],
): string {
  const entries = codes.map(({ code, meaning, params }) => {
    const members = Object.entries(params).map(
      ([name, { type, means, optional }]) =>
        `        /** ${means} */\n        readonly ${name}${optional ? "?" : ""}: ${types[type]};\n`,
    );
    const comment = meaning === "" ? "" : `    /** ${meaning} */\n`;
    const type = members.length === 0 ? "Readonly<Record<string, never>>" : `{\n${members.join("")}    }`;
    return `${comment}    readonly ${JSON.stringify(code)}: ${type};\n`;
  });
  const names = languages.map(({ language }) => JSON.stringify(language)).join(", ");
  return (
    "/** The codes of messages, and what a message of each names. */\n" +
    `export interface MessageParams {\n${entries.join("")}}\n\n` +
    "/** What a message says, for programs. A later version of the service may send further codes. */\n" +
    "export type MessageCode = keyof MessageParams;\n\n" +
    "/** A message as data: what it says, and what it names. */\n" +
    "export type Message = {\n    readonly [Code in MessageCode]: " +
    "{ readonly code: Code; readonly params?: MessageParams[Code] };\n}[MessageCode];\n\n" +
    "/** The texts that every language has: the message of each code, and its further parts. */\n" +
    `export type MessageText =\n${keys.map((key) => `    | ${JSON.stringify(key)}\n`).join("")};\n\n` +
    "/** The languages of the texts, by their BCP 47 tags. The first one is the default. */\n" +
    `export const messageLanguages = [${names}] as const;\n`
  );
}

function formatLanguage({ texts, ...language }: MessageLanguage): string {
  const members = Object.entries(language).map(([name, value]) => `    ${name}: ${JSON.stringify(value)},\n`);
  const lines = Object.entries(texts).map(
    ([key, text]) => `        ${JSON.stringify(key)}: ${JSON.stringify(readMessagePattern(text))},\n`,
  );
  return (
    'import type { MessageTexts } from "../render.ts";\n\n' +
    `/** The texts of messages in the language \`${language.language}\`. */\n` +
    `export const messages: MessageTexts = {\n${members.join("")}    texts: {\n${lines.join("")}    },\n};\n`
  );
}

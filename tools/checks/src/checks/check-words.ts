import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMarkdown, readYaml } from "./read-documents.ts";
import { readSource } from "./read-source.ts";
import type { Text } from "./text.ts";
import { replacements } from "./words.ts";
import { listFiles } from "./workspace.ts";

interface Place {
  readonly files: RegExp;
  readonly read: (source: string) => Text[];
}

/** Where words are checked. The first line that fits a file counts. */
const places: readonly Place[] = [
  { files: /^packages\/docs\/content\/decisions\//, read: () => [] }, // records stay as they were written
  { files: /CHANGELOG\.md$/, read: () => [] }, // written by releases
  { files: /\.md$/, read: readMarkdown },
  { files: /^spec\/(openapi|redocly|(paths|schemas|shared|events|examples)\/.*)\.yaml$/, read: readYaml },
  { files: /^tools\/checks\/(src\/checks\/words|test\/words\.test)\.ts$/, read: () => [] }, // they name the words
  { files: /^(spec|packages|tools)\/(?!.*\.gen\.ts$).*\.(ts|mjs)$/, read: (source) => readSource(source) },
  { files: /^(packages|tools)\/.*\.tsx$/, read: (source) => readSource(source, true) },
];

/** What is not prose inside a text: code, addresses, quotations. */
const code = /`[^`\n]*`|\]\([^)\n]*\)|\b\w+:\/\/\S+|"[^"\n]*"/g;

/** Words of public texts that the table in words.ts replaces, one sentence each. */
export function checkWords(root: string): string[] {
  return listFiles(root).flatMap((path) => {
    const place = places.find(({ files }) => files.test(path));
    if (place === undefined) return [];
    return joinParagraphs(place.read(readFileSync(join(root, path), "utf8"))).flatMap((lines) => {
      const text = lines.map((line) => line.text.trim()).join("\n");
      // Blanks in place of code, so that a match still tells its line.
      const prose = text.replace(/\n/g, " ").replace(code, (found) => " ".repeat(found.length));
      return replacements.flatMap(({ not, say }) =>
        [...prose.matchAll(new RegExp(not, `${not.flags}g`))].map(({ 0: word, index }) => {
          const line = lines[text.slice(0, index).split("\n").length - 1]?.line;
          return `${path}:${line} says "${word.trim()}": say ${say} instead.`;
        }),
      );
    });
  });
}

/** Puts lines that follow each other together, so that a phrase is found that goes on in the next line. */
function joinParagraphs(texts: readonly Text[]): Text[][] {
  const paragraphs: Text[][] = [];
  let last: Text | undefined;
  for (const text of texts.filter((each) => each.text.trim() !== "")) {
    if (last !== undefined && text.line === last.line + 1) paragraphs.at(-1)?.push(text);
    else paragraphs.push([text]);
    last = text;
  }
  return paragraphs;
}

import { measure } from "./table.ts";

/**
 * Breaks a text into lines that are at most `width` wide, between words.
 * @param breaksWords whether a word that is longer than a line is broken, too; otherwise a terminal does it, and the word can
 *   still be copied
 */
export function wrapText(text: string, width: number, breaksWords = false): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    if (!breaksWords || measure(word) <= width) continue;
    line = "";
    for (const { segment } of characters.segment(word)) {
      if (measure(line + segment) > width) {
        lines.push(line);
        line = "";
      }
      line += segment;
    }
  }
  return [...lines, line];
}

const characters = new Intl.Segmenter();

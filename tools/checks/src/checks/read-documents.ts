import type { Text } from "./text.ts";

const tableRow = /^\s*\|/;
const textOfKey = /^\s*(?:- )?(?:summary|description|title|when|reserved): (.*)$/;
const inlineText = /[{,] ?description: (?:"([^"]*)"|([^,}]*))/;

/** Reads Markdown line by line, without code blocks and without the column `not` of a table. */
export function readMarkdown(source: string): Text[] {
  let isCode = false;
  let hidden = -1;
  return source.split("\n").map((content, index) => {
    const isFence = /^\s*(```|~~~)/.test(content);
    if (isFence) isCode = !isCode;
    const cells = tableRow.test(content) ? content.split("|") : [];
    if (cells.length === 0) hidden = -1;
    else if (hidden < 0) hidden = cells.findIndex((cell) => cell.trim() === "not");
    const prose = cells.length > 0 ? cells.filter((_, column) => column !== hidden).join("|") : content;
    return { line: index + 1, text: isFence || isCode ? "" : prose };
  });
}

/** Reads the summaries, descriptions and comments of the description's files; the data of examples is left out. */
export function readYaml(source: string): Text[] {
  let block = -1;
  let data = -1;
  return source.split("\n").map((content, index) => {
    const line = index + 1;
    const indent = content.search(/\S/);
    if (indent >= 0 && indent <= block) block = -1;
    if (indent >= 0 && indent <= data) data = -1;
    if (data >= 0) return { line, text: "" };
    if (block >= 0) return { line, text: content };
    if (/^\s*(value|examples?):/.test(content)) data = indent;
    const text = textOfKey.exec(content)?.[1] ?? "";
    if (/^[|>][-+]?$/.test(text)) block = indent;
    const [, quoted, plain] = inlineText.exec(content) ?? [];
    const comment = /(?:^|\s)#\s(.*)$/.exec(content)?.[1] ?? "";
    return { line, text: `${text.replace(/^(["'])(.*)\1$/, "$2") || quoted || plain || ""} ${comment}` };
  });
}

/** A part of a line of Markdown. */
export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "strong" | "em"; readonly content: readonly Inline[] }
  | { readonly kind: "link"; readonly address: string; readonly content: readonly Inline[] };

/** A block of Markdown. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly content: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly content: readonly Inline[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "line" };

/** So many quotes are read in each other; what is deeper stays text. */
const mostNestedQuotes = 4;

const item = /^ {0,3}(?:[-*+]|(\d{1,9})[.)]) (.*)$/;
const heading = /^ {0,3}(#{1,6}) (.*)$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const rule = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const quote = /^ {0,3}> ?/;

/**
 * Reads the Markdown of messages, guides and documents. HTML in it stays text, and an image is a link to it: the page shows
 * nothing that comes from elsewhere.
 */
export function readMarkdown(text: string, depth = 0): Block[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const blocks: Block[] = [];
  let place = 0;
  const take = (is: (line: string) => boolean) => {
    const begin = place;
    while (place < lines.length && is(lines[place] ?? "")) place += 1;
    return lines.slice(begin, place);
  };
  const begins = (line: string) =>
    line.trim() === "" ||
    heading.test(line) ||
    fence.test(line) ||
    rule.test(line) ||
    item.test(line) ||
    (depth < mostNestedQuotes && quote.test(line));
  while (place < lines.length) {
    const line = lines[place] ?? "";
    const [, marks, title = ""] = heading.exec(line) ?? [];
    const [, open] = fence.exec(line) ?? [];
    if (line.trim() === "") place += 1;
    else if (marks !== undefined) {
      blocks.push({ kind: "heading", level: marks.length, content: readInline(title.trim()) });
      place += 1;
    } else if (open !== undefined) {
      place += 1;
      blocks.push({ kind: "code", text: take((each) => !each.trimStart().startsWith(open)).join("\n") });
      place += 1;
    } else if (rule.test(line)) {
      blocks.push({ kind: "line" });
      place += 1;
    } else if (depth < mostNestedQuotes && quote.test(line)) {
      const inner = take((each) => quote.test(each)).map((each) => each.replace(quote, ""));
      blocks.push({ kind: "quote", blocks: readMarkdown(inner.join("\n"), depth + 1) });
    } else if (item.test(line)) blocks.push(readList(line, take));
    else {
      place += 1;
      const more = take((each) => !begins(each));
      blocks.push({ kind: "paragraph", content: readInline([line, ...more].join(" ")) });
    }
  }
  return blocks;
}

function readList(first: string, take: (is: (line: string) => boolean) => string[]): Block {
  const isOrdered = item.exec(first)?.[1] !== undefined;
  const items: string[] = [];
  const isOwn = (line: string) => {
    const found = item.exec(line);
    return found === null ? /^ {2,}\S/.test(line) : (found[1] !== undefined) === isOrdered;
  };
  for (const line of take(isOwn)) {
    const found = item.exec(line);
    if (found !== null) items.push((found[2] ?? "").trim());
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", isOrdered, items: items.map(readInline) };
}

/**
 * Code first, so that nothing in it is read; then links, which may have strong words in them. A `_` within a word, as in the
 * key of a field, is a letter.
 */
const inline =
  /(`{1,3})([^`]{1,500})\1|!?\[([^\][]{0,500})\]\(([^()\s]{1,2000})\)|<(https?:\/\/[^\s<>]{1,2000})>|(\*\*|(?<![\p{L}\p{N}])__)(\S.{0,500}?)\6|(\*|(?<![\p{L}\p{N}])_)(\S.{0,500}?)\8|\\([!-/:-@[-`{-~])/u;

/** Addresses that lead to a page or a mail; any other one, such as `javascript:`, is shown as text. */
const safe = /^(?:https?:\/\/|mailto:)/i;

function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  while (rest !== "") {
    const found = inline.exec(rest);
    if (found === null) break;
    if (found.index > 0) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    parts.push(readFound(found));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== "") parts.push({ kind: "text", text: rest });
  return parts;
}

function readFound([whole, , code, label, address, plain, , strong, , em, escaped]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: "code", text: code.trim() };
  if (address !== undefined) {
    if (!safe.test(address)) return { kind: "text", text: whole };
    return { kind: "link", address, content: readInline(label === "" ? address : (label ?? address)) };
  }
  if (plain !== undefined) return { kind: "link", address: plain, content: [{ kind: "text", text: plain }] };
  if (strong !== undefined) return { kind: "strong", content: readInline(strong) };
  if (em !== undefined) return { kind: "em", content: readInline(em) };
  return { kind: "text", text: escaped ?? whole };
}

import { Marked, type RendererObject } from "marked";
import { highlightCode } from "../highlight.ts";
import { type Html, html, raw, toText } from "../html.ts";
import { joinText } from "./plain-text.ts";

/** How a text becomes markup. */
export interface MarkdownOptions {
  /** Returns the address of a link; throws on a broken one. Without it, addresses are not changed. */
  readonly resolveLink?: (href: string) => string;
}

/** A heading of a text. */
export interface Heading {
  readonly id: string;
  /** 2 for `##`. */
  readonly depth: number;
  /** Plain text. */
  readonly title: string;
}

/** Markdown as markup: headings have ids, code is highlighted, HTML in it is shown as text. */
export function renderMarkdown(text: string, options: MarkdownOptions = {}): Html {
  return renderDocument(text, options).main;
}

/** A line of Markdown as markup, without a paragraph around it. */
export function renderInline(text: string, options: MarkdownOptions = {}): Html {
  const marked = new Marked({ renderer: describeRenderer(options, []) });
  return raw(marked.parseInline(text.trim(), { async: false }));
}

/** Markdown as markup, with its headings in their order. */
export function renderDocument(
  text: string,
  options: MarkdownOptions = {},
): { readonly main: Html; readonly headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({ renderer: describeRenderer(options, headings) });
  return { main: raw(marked.parse(text, { async: false })), headings };
}

/** The pictures that `tools/page` draws of the importer. */
const screenAddress = /^site:pictures\/screens\/[a-z-]+\.svg$/;

function describeRenderer({ resolveLink }: MarkdownOptions, headings: Heading[]): RendererObject {
  return {
    heading({ depth, tokens }) {
      const title = joinText(tokens);
      const id = chooseId(writeSlug(title), headings);
      if (tokens.some(({ type }) => type === "link")) {
        throw new Error(
          `The heading "${title}" contains a link, but headings already link to themselves. Move the link to the text below.`,
        );
      }
      headings.push({ id, depth, title });
      return toText(writeHeading(depth, id, raw(this.parser.parseInline(tokens))));
    },
    code: ({ text, lang = "" }) => toText(writeCode(text, lang)),
    link({ href, tokens }) {
      const content = raw(this.parser.parseInline(tokens));
      return toText(html`<a href="${resolveLink?.(href) ?? href}">${content}</a>`);
    },
    table({ header, rows }) {
      const writeCells = (tag: "th" | "td", cells: typeof header) =>
        cells.map(({ tokens }) => raw(`<${tag}>${breakNames(this.parser.parseInline(tokens))}</${tag}>`));
      return toText(html`<div class="table" tabindex="0"><table>
<thead><tr>${writeCells("th", header)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${writeCells("td", cells)}</tr>\n`)}</tbody>
</table></div>\n`);
    },
    image({ href, text }) {
      if (!screenAddress.test(href))
        throw new Error(
          `The image ${href} cannot be shown: pages have text, code and screens of the importer.`,
        );
      return toText(
        html`<img class="screen" src="${href}" width="800" height="540" loading="lazy" alt="${text}">`,
      );
    },
    // Text between angle brackets is usually a placeholder and not a tag; comments are for the editors of the file.
    html: ({ text }) => (text.startsWith("<!--") ? "" : toText(html`${text}`)),
  };
}

/** Lets a name of code in a narrow column break before each capital. */
function breakNames(cell: string): string {
  return cell.replaceAll(/(?<=<code>[^<]*[a-z])(?=[A-Z])/g, "<wbr>");
}

/** A block with `file=<name>` after its language has the name above it. */
function writeCode(text: string, info: string): Html {
  const [language = ""] = info.split(" ");
  const code = highlightCode(text, language);
  const [, file] = info.match(/ file=(\S+)/) ?? [];
  return file === undefined ? code : html`<figure><figcaption>${file}</figcaption>${code}</figure>`;
}

function writeHeading(depth: number, id: string, content: Html): Html {
  return html`${raw(`<h${depth}`)} id="${id}"><a class="anchor" href="#${id}">${content}</a>${raw(`</h${depth}>`)}\n`;
}

/** Two headings with the same words get different ids: `retries`, `retries-2`. */
function chooseId(id: string, taken: readonly Heading[]): string {
  const isTaken = (candidate: string) => taken.some((heading) => heading.id === candidate);
  let candidate = id;
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${id}-${count}`;
  return candidate;
}

/** The number of a step is not in its id, so that links survive a step before it. */
function writeSlug(title: string): string {
  return title
    .replace(/^\d+\. /, "")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

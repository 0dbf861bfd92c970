import { html } from "../html.ts";
import { type MarkdownOptions, renderMarkdown } from "../markdown/render-markdown.ts";
import { rewriteLinks } from "../markdown/rewrite-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";

/** A page with Markdown as its content; its twin is that Markdown with title and lead. */
export interface MarkdownPage extends Omit<Page, "main" | "markdown" | "header"> {
  readonly body: string;
  /** The text below the title, as plain text. */
  readonly lead?: string;
}

/** A page from Markdown, so that page and twin have the same content. */
export function writeMarkdownPage(
  { body, lead, ...page }: MarkdownPage,
  options: MarkdownOptions = {},
): Page {
  const { resolveLink } = options;
  return {
    ...page,
    ...(lead !== undefined && {
      header: html`<header class="lead"><h1>${page.title}</h1><p>${lead}</p></header>`,
    }),
    main: renderMarkdown(body, options),
    markdown: joinBlocks(
      `# ${page.title}`,
      lead,
      resolveLink === undefined ? body : rewriteLinks(body, resolveLink),
    ),
  };
}

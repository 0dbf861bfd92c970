import { type Html, html } from "../html.ts";
import type { Content } from "../markdown/read-content.ts";
import { type Heading, renderDocument } from "../markdown/render-markdown.ts";
import { rewriteLinks } from "../markdown/rewrite-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import type { FileLinks } from "./decisions.ts";
import { writeListPage } from "./list-page.ts";

/** The list of guides, then a page for each. */
export function writeGuidePages(guides: readonly Content[], resolveLink: FileLinks): readonly Page[] {
  return [writeIndex(guides), ...guides.map((guide) => writeGuide(guide, resolveLink))];
}

function writeIndex(guides: readonly Content[]): Page {
  return writeListPage(guides, {
    path: "guides/",
    title: "Guides",
    description: "A task, the code, the result. Every program in them runs as it stands.",
    section: "guides",
    lead: "A task, the code, the result. Every program in them runs as it stands.",
  });
}

function writeGuide({ slug, file, title, description, body }: Content, resolveLink: FileLinks): Page {
  const resolve = (href: string) => resolveLink(file, href);
  const { main, headings } = renderDocument(body, { resolveLink: resolve });
  return {
    path: `guides/${slug}/`,
    title,
    description,
    section: "guides",
    header: html`<header class="lead"><h1>${title}</h1><p>${description}</p></header>`,
    main: html`${writeContents(headings)}${main}`,
    markdown: joinBlocks(`# ${title}`, description, rewriteLinks(dropNotes(body), resolve)),
  };
}

/** Links to the parts of a page with many parts. */
function writeContents(headings: readonly Heading[]): Html | undefined {
  const parts = headings.filter(({ depth }) => depth === 2);
  if (parts.length < 3) return undefined;
  return html`<nav class="contents" aria-label="On this page"><ul>
${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav>
`;
}

/** Removes the notes for the program that runs the blocks. */
function dropNotes(body: string): string {
  return body.replaceAll(/^(```\w+) (?:standalone|no-run="[^"]*")$/gm, "$1");
}

import { type Html, html } from "../html.ts";
import type { Content } from "../markdown/read-content.ts";
import { type Heading, renderDocument } from "../markdown/render-markdown.ts";
import { rewriteLinks } from "../markdown/rewrite-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import type { FileLinks } from "./decisions.ts";
import { nameGroup, writeListPage } from "./list-page.ts";

/** The list of guides, then a page for each. */
export function writeGuidePages(guides: readonly Content[], resolveLink: FileLinks): readonly Page[] {
  return [writeIndex(guides), ...guides.map((guide) => writeGuide(guide, resolveLink))];
}

/** Guides for people who work on the service itself are in another part of the site. */
function isForReaders({ group }: Content): boolean {
  return group !== "Contribute";
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

function writeGuide(guide: Content, resolveLink: FileLinks): Page {
  const { slug, file, title, description, group, body } = guide;
  const resolve = (href: string) => resolveLink(file, href);
  const { main, headings } = renderDocument(body, { resolveLink: resolve });
  return {
    path: `guides/${slug}/`,
    title,
    description,
    ...(isForReaders(guide)
      ? {
          section: "guides" as const,
          ...(group !== undefined && { navigation: { group, groupPath: `guides/#${nameGroup(group)}` } }),
        }
      : { section: "contribute" as const }),
    header: html`<header class="lead"><h1>${title}</h1><p>${description}</p></header>`,
    main: html`${writeContents(headings)}${main}`,
    markdown: joinBlocks(`# ${title}`, description, rewriteLinks(dropNotes(body), resolve)),
  };
}

/** Links to the parts of a page with many parts. */
export function writeContents(headings: readonly Heading[]): Html | undefined {
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

import type { Assets, Frame } from "./layout/document.ts";
import { listNameLinks } from "./layout/link-names.ts";
import { readOutline } from "./layout/outline.ts";
import { relateTarget, replaceLinks, type Target } from "./links.ts";
import { rewriteLinks } from "./markdown/rewrite-links.ts";
import { type Page, pathOfMarkdown, type Site } from "./page.ts";

/** Returns the address of a link of a page. */
type Follow = (link: string) => Target;

/** What the documents of a site share. */
export function frameSite(
  { pages, description }: Pick<Site, "pages" | "description">,
  assets: Assets,
): Frame {
  return { outline: readOutline(pages), names: listNameLinks(description), description, assets };
}

/** Where a page is written: `operations/listSheets/index.html`. */
export function pathOfDocument({ path }: Page): string {
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

/** The document of a page, with relative links. */
export function relateDocument({ path }: Page, document: string, follow: Follow): string {
  return replaceLinks(document, (link) => relateTarget(follow(link), path));
}

/**
 * The twin of a page, whose links lead to twins; Markdown has no anchors for fields, so links to fields lead to the
 * page.
 */
export function relateMarkdown(
  { path: from, markdown }: Page,
  pages: { has(path: string): boolean },
  follow: Follow,
): string {
  const text = rewriteLinks(markdown, (link) => {
    if (!link.startsWith("site:")) return link;
    const { path } = follow(link);
    const twin = pages.has(path) ? pathOfMarkdown(path) : path;
    return relateTarget({ path: twin, anchor: "" }, pathOfMarkdown(from));
  });
  return `${text.trimEnd()}\n`;
}

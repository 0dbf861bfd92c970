import { escapeText } from "../html.ts";
import { replaceLinks } from "../links.ts";
import type { Page, SiteFile } from "../page.ts";
import { pathOfRelease } from "../pages/changelog.ts";
import type { Release } from "./read-releases.ts";

/** The day on which the feed began, for a feed without releases: the format requires a date. */
const begun = "2026-11-22";

/** What a feed needs to know. */
export interface FeedSource {
  readonly title: string;
  /** The pages of the site, among them those of the releases. */
  readonly pages: readonly Page[];
  /** Where the site is published. Readers of feeds need whole addresses. */
  readonly homepage: string;
}

/** `changelog.atom`: each release with a date as an entry with the text of its page, the newest first. */
export function writeFeed(releases: readonly Release[], { title, pages, homepage }: FeedSource): SiteFile {
  const base = homepage.endsWith("/") ? homepage : `${homepage}/`;
  const resolve = (path: string) => escapeText(new URL(path, base).href);
  const dated = releases.filter(({ date }) => date !== undefined);
  const entries = dated.map((release) => {
    const path = pathOfRelease(release);
    const { html = "" } = pages.find((page) => page.path === path)?.main ?? {};
    const content = replaceLinks(html, (link) =>
      link.startsWith("#") ? resolve(path + link) : resolve(link.replace(/^site:/, "")),
    );
    return [
      "  <entry>",
      `    <title>${escapeText(`${title} ${release.version}`)}</title>`,
      `    <id>${resolve(path)}</id>`,
      `    <link href="${resolve(path)}"/>`,
      `    <updated>${release.date}T00:00:00Z</updated>`,
      `    <content type="html">${escapeText(content)}</content>`,
      "  </entry>",
    ].join("\n");
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${escapeText(`Releases of the ${title}`)}</title>`,
    `  <id>${resolve("changelog/")}</id>`,
    `  <link href="${resolve("changelog/")}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${resolve("changelog.atom")}"/>`,
    `  <updated>${dated[0]?.date ?? begun}T00:00:00Z</updated>`,
    `  <author><name>${escapeText(title)}</name></author>`,
    ...entries,
    "</feed>",
  ];
  return { path: "changelog.atom", content: `${lines.join("\n")}\n` };
}

import { escapeText } from "../html.ts";
import type { Page, SiteFile } from "../page.ts";
import { listReadable } from "./llms.ts";

/**
 * `sitemap.xml`. Its addresses have to be absolute, so that they begin with where the site is published: the `homepage`
 * of package.json. Nothing else on the site knows that address.
 */
export function writeSitemap(pages: readonly Page[], homepage: string): SiteFile {
  const base = homepage.endsWith("/") ? homepage : `${homepage}/`;
  const entries = listReadable(pages).map(
    ({ path }) => `  <url><loc>${escapeText(new URL(path, base).href)}</loc></url>`,
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
  ];
  return { path: "sitemap.xml", content: `${lines.join("\n")}\n` };
}

import { deferParts } from "./defer.ts";
import type { Assets } from "./layout/document.ts";
import { writeDocument } from "./layout/document.ts";
import { readTarget } from "./links.ts";
import { pathOfMarkdown, type Site, type SiteFile } from "./page.ts";
import { frameSite, pathOfDocument, relateDocument, relateMarkdown } from "./render-page.ts";

/**
 * The files of a site, each made when it is read; links are not checked. `renderSite` gives the same ones,
 * made and proved.
 */
export function draftFiles(site: Site, assets: Assets): SiteFile[] {
  const frame = frameSite(site, assets);
  const paths = new Set(site.pages.map(({ path }) => path));
  const pages = site.pages.flatMap((page) => {
    const follow = (link: string) => readTarget(link, page.path);
    return [
      draftFile(pathOfDocument(page), () => relateDocument(page, writeDocument(page, frame), follow)),
      draftFile(pathOfMarkdown(page.path), () => relateMarkdown(page, paths, follow)),
    ];
  });
  return [...pages, ...site.files];
}

/** A file that is made when it is read. */
export function draftFile(path: string, make: () => SiteFile["content"]): SiteFile {
  return deferParts({ path }, { content: make });
}

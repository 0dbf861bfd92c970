import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleAssets } from "./bundle-assets.ts";
import { type Assets, writeDocument } from "./layout/document.ts";
import { type BrokenLink, collectIds, explainBroken, readTarget } from "./links.ts";
import { type Page, pathOfMarkdown, type Site, type SiteFile } from "./page.ts";
import { frameSite, pathOfDocument, relateDocument, relateMarkdown } from "./render-page.ts";

/**
 * The files of a site: every page with its Markdown twin, the files that pages load, and the other files. Throws with
 * the list of all links that lead nowhere, and when two files would have the same path.
 */
export async function renderSite(site: Site): Promise<SiteFile[]> {
  const { assets, files } = await bundleAssets(site);
  const others = [...site.files, ...files];
  return refuseDoubles([...renderPages({ ...site, files: others }, assets), ...others]);
}

function renderPages({ pages, description, files }: Site, assets: Assets): SiteFile[] {
  const frame = frameSite({ pages, description }, assets);
  const documents = pages.map((page) => ({ page, text: writeDocument(page, frame) }));
  const ids = new Map(documents.map(({ page, text }) => [page.path, collectIds(text, page.path)]));
  const paths = new Set([
    ...files.flatMap(({ path }) => [path, path.replace(/(?<=^|\/)index\.html$/, "")]),
    ...pages.map(({ path }) => pathOfMarkdown(path)),
  ]);
  const broken: BrokenLink[] = [];
  const follow = (link: string, { path: from }: Page) => {
    const target = readTarget(link, from);
    const reason = explainBroken(target, ids, paths);
    if (reason !== undefined) broken.push({ from, to: link, reason });
    return target;
  };
  const written = documents.flatMap(({ page, text }) => {
    const followFrom = (link: string) => follow(link, page);
    return [
      { path: pathOfDocument(page), content: relateDocument(page, text, followFrom) },
      { path: pathOfMarkdown(page.path), content: relateMarkdown(page, ids, followFrom) },
    ];
  });
  if (broken.length > 0) throw new Error(describeBroken(broken));
  return written;
}

function describeBroken(broken: readonly BrokenLink[]): string {
  const lines = new Set(
    broken.map(({ from, to, reason }) => `  ${from || "(home)"} links to ${to}: ${reason}.`),
  );
  return [`${lines.size} links of the site are broken:`, ...lines].join("\n");
}

function refuseDoubles(files: readonly SiteFile[]): SiteFile[] {
  const paths = new Set<string>();
  for (const { path } of files) {
    if (paths.has(path)) throw new Error(`Two files of the site would be ${path}.`);
    paths.add(path);
  }
  return [...files];
}

/** Writes files into a folder, which is created if needed. */
export function writeFiles(folder: string, files: readonly SiteFile[]): void {
  for (const { path, content } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

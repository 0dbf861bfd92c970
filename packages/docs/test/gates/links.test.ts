import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@data-import/docs";
import { expect, it, onTestFinished } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { exportSite } from "../../src/export-site.ts";
import { type Crawl, crawlSite } from "./support/crawl.ts";
import { description } from "./support/description.ts";
import { printMeasure } from "./support/print-measure.ts";
import { serveBelow } from "./support/serve-below.ts";

const entries = ["", "404.html", "llms.txt", "llms-full.txt"];

it("the served site has no broken link or anchor, and every page is reached", async () => {
  const docs = await serve();
  onTestFinished(() => docs.close());
  const crawl = await crawlSite(docs.url, entries);
  printMeasure("broken links or anchors", describeCrawl(crawl), "0");
  expect(crawl.broken).toEqual([]);
  expectCoverage(crawl);

  const sitemap = await (await fetch(new URL("sitemap.xml", docs.url))).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) =>
    address.replace(manifest.homepage, ""),
  );
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((path) => !crawl.found.has(path))).toEqual([]);
});

it("neither has the exported site, below a path on another server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "data-import-docs-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  exportSite(folder, "/sub/path/");
  const crawl = await crawlSite(await serveBelow(folder, "/sub/path/"), entries);
  printMeasure("broken links or anchors below /sub/path/", describeCrawl(crawl), "0");
  expect(crawl.broken).toEqual([]);
  expectCoverage(crawl);
});

/** Pages for 100 % of operations, topics and schemas, each with its Markdown. */
function expectCoverage({ found }: Crawl): void {
  const { operations, topics, schemas } = description;
  const kinds = [
    ["operations", operations.map(({ id }) => `operations/${id}`)],
    ["topics", topics.map(({ slug }) => `events/${slug}`)],
    ["schemas", schemas.map(({ name }) => `schemas/${name}`)],
  ] as const;
  for (const [kind, paths] of kinds) {
    const there = paths.filter((path) => found.has(`${path}/`) && found.has(`${path}.md`));
    printMeasure(`pages of ${kind}`, `${there.length} of ${paths.length}`, "all");
    expect(there).toEqual(paths);
  }
}

function describeCrawl({ broken, links, found }: Crawl): string {
  return `${broken.length} among ${links} links to ${found.size} files`;
}

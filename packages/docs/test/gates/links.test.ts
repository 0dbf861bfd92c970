import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "@data-import/docs";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { type Crawl, crawlSite } from "./support/crawl.ts";
import { description } from "./support/description.ts";
import { printMeasure } from "./support/print-measure.ts";
import { readBelow } from "./support/read-below.ts";

const command = fileURLToPath(new URL(`../../${manifest.bin["data-import-docs"]}`, import.meta.url));
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

describe("the exported site, below a path on another server,", () => {
  const [path, address] = ["/sub/path/", "https://docs.example/sub/path/"];
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "data-import-docs-test-"));
    const places = ["--base", path, "--address", address];
    await promisify(execFile)(process.execPath, [command, "export", folder, ...places]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has no broken link or anchor either, and every page is reached", async () => {
    const crawl = await crawlSite(`http://any.example${path}`, entries, readBelow(folder, path));
    printMeasure(`broken links or anchors below ${path}`, describeCrawl(crawl), "0");
    expect(crawl.broken).toEqual([]);
    expectCoverage(crawl);
  });

  it("has a page for unknown addresses with the path of the site", () => {
    const page = readFileSync(join(folder, "404.html"), "utf8");
    const own = [...page.matchAll(/ (?:href|src|data-[a-z-]+)="(\/[^"]*)"/g)].map(([, link = ""]) => link);
    expect(own.length).toBeGreaterThan(5);
    for (const link of own) {
      expect(link.startsWith(path), link).toBe(true);
      expect(existsSync(join(folder, link.slice(path.length).replace(/#.*/, ""))), link).toBe(true);
    }
  });

  it.each([
    ["operations/listSheets/index.html", "operations/listSheets.md"],
    ["index.html", "index.md"],
  ])("offers to open %s in an assistant, because it knows its address", (file, markdown) => {
    const page = readFileSync(join(folder, file), "utf8");
    const [, menu = ""] = page.match(/<details class="assistants">(.*?)<\/details>/s) ?? [];
    const links = [...menu.matchAll(/href="(https:[^"]+)"/g)].map(([, link = ""]) => new URL(link));
    expect(links.map(({ hostname }) => hostname)).toEqual(["claude.ai", "chatgpt.com"]);
    for (const { searchParams } of links)
      expect(searchParams.get("q")).toContain(`Read ${address}${markdown}.`);
    expect(existsSync(join(folder, markdown))).toBe(true);
  });
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

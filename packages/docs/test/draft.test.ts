import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDraft, showDraft } from "../draft.ts";
import { bundleAssets } from "../site/bundle-assets.ts";
import { draftFiles } from "../site/draft-files.ts";
import { siteFolder } from "../src/site.ts";
import { bundle } from "./gates/support/description.ts";
import { runElsewhere } from "./support/elsewhere.ts";
import { makeSiteOf, site } from "./support/made-site.ts";

let folder: string;
let built: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "data-import-docs-draft-"));
  built = join(folder, "site");
  mkdirSync(join(built, "redoc"), { recursive: true });
  writeFileSync(join(built, "redoc/index.html"), "<!doctype html><title>Redoc as it was built</title>");
  writeFileSync(join(built, "openapi.yaml"), "openapi: as it was built");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a draft of the description with another title; returns a function that requests its pages. */
async function draftUnder(title: string) {
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify({ ...bundle, info: { ...bundle.info, title } }));
  const port = await makeDraft(file, built);
  return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

test("shows a draft after `showDraft`, on one port, with the built files that are not made again", async () => {
  const ask = await draftUnder("Lanterns");
  showDraft();
  expect(await ask("/operations/listSheets/")).toContain("· Lanterns</title>");

  const askNext = await draftUnder("Kettles");
  expect(await askNext("/operations/listSheets/")).toContain("· Lanterns</title>");
  showDraft();
  expect(await ask("/operations/listSheets/")).toContain("· Kettles</title>");
  expect(await ask("/openapi.json")).toContain('"Kettles"');
  expect(await ask("/openapi.yaml")).toBe("openapi: as it was built");
  expect(await ask("/redoc/")).toContain("Redoc as it was built");

  const [, index] = (await ask("/")).match(/data-index="([^"]+)"/) ?? [];
  const { entries } = JSON.parse(await ask(`/${index}`));
  expect(entries.operations).toHaveLength(site.description.operations.length);
});

test("rejects a description without valid pages, and still shows the last draft", async () => {
  const ask = await draftUnder("Lanterns");
  showDraft();
  const file = join(folder, "broken.json");
  const paths = {
    "/sheets": { get: { operationId: "listSheets", responses: { 200: { $ref: "#/nowhere" } } } },
  };
  writeFileSync(file, JSON.stringify({ ...bundle, paths }));
  await expect(makeDraft(file, built)).rejects.toThrow("nowhere");
  showDraft();
  expect(await ask("/operations/listSheets/")).toContain("· Lanterns</title>");
});

test("makes the files that the build made, from a site that is made again, in another part of the world", async () => {
  const drafted = await runElsewhere(async () => {
    const again = makeSiteOf(bundle);
    const { assets } = await bundleAssets(again);
    return draftFiles(again, assets).map(({ path, content }) => ({ path, content: String(content) }));
  });
  expect(drafted.length).toBeGreaterThan(site.pages.length);
  const different = drafted.filter(
    ({ path, content }) => readFileSync(join(siteFolder, path), "utf8") !== content,
  );
  expect(different.map(({ path }) => path)).toEqual([]);
});

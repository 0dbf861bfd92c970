import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Field, Operation } from "../site/description/model.ts";
import { makeSite } from "../site/make-site.ts";
import type { SiteFile } from "../site/page.ts";
import { writeSamples } from "../site/samples/write-samples.ts";
import { bundle } from "./gates/support/description.ts";
import { folder, reference, renderFiles, renderOnce, repository, site } from "./support/made-site.ts";

const manifest = {
  homepage: "https://docs.example/",
  repository: { url: "git+https://code.example/docs.git" },
};
const byPath = (rendered: readonly SiteFile[]) =>
  new Map(rendered.map(({ path, content }) => [path, String(content)]));
const files = byPath(await renderOnce());
const read = (path: string) => files.get(path) ?? "";

function listFields(field: Field): Field[] {
  const inside = [...field.children, ...field.variants.flatMap(({ children }) => children)];
  return inside.flatMap((each) => [each, ...listFields(each)]);
}

/** Every field of an operation with the id that the page must have for it. */
function listIds({ parameters, body, responses }: Operation): string[] {
  const shown = responses.filter(({ status }) => status < "3" || status === "default");
  return [
    ...parameters.map(({ in: place, field }) => `${place}.${field.path}`),
    ...(body?.field ? listFields(body.field).map(({ path }) => `body.${path}`) : []),
    ...shown.flatMap(({ status, field }) =>
      field ? listFields(field).map(({ path }) => `response.${status}.${path}`) : [],
    ),
  ];
}

describe("the site", () => {
  it("has a page and its Markdown for every operation, topic and schema", () => {
    const { operations, topics, schemas } = site.description;
    const paths = [
      ...operations.map(({ id }) => `operations/${id}`),
      ...topics.map(({ slug }) => `events/${slug}`),
      ...schemas.map(({ name }) => `schemas/${name}`),
    ];
    expect(paths.filter((path) => !files.has(`${path}/index.html`) || !files.has(`${path}.md`))).toEqual([]);
  });

  it.each(site.description.operations)("shows every field of $id without a script", (operation) => {
    const page = read(`operations/${operation.id}/index.html`);
    expect(listIds(operation).filter((id) => !page.includes(`<li id="${id}">`))).toEqual([]);
    for (const { status } of operation.responses) expect(page).toContain(`id="response.${status}"`);
  });

  it.each(site.description.operations)("keeps the page of $id light", ({ id }) => {
    const page = read(`operations/${id}/index.html`);
    const loaded = [...page.matchAll(/(?:<script src|<link rel="stylesheet" href)="([^"]+)"/g)].map(
      ([, path = ""]) => read(path.replaceAll("../", "")),
    );
    expect(loaded).toHaveLength(2);
    const weight = [page, ...loaded].reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(weight).toBeLessThanOrEqual(20 * 1024);
  });

  it("is the same each time", async () => {
    const again = makeSite({
      bundle,
      samples: writeSamples(bundle),
      reference,
      folder,
      repository,
      manifest,
    });
    const other = byPath(await renderFiles({ ...again, files: site.files }));
    expect([...other].filter(([path, text]) => text !== read(path)).map(([path]) => path)).toEqual([]);
    expect(other.size).toBe(files.size);
  });

  it("has a page for an operation that is added to the description", async () => {
    const changed = structuredClone(bundle) as unknown as { paths: Record<string, unknown> };
    const { get } = bundle.paths["/accounts/current"] ?? {};
    const added = { ...get, operationId: "listLighthouses", summary: "List the lighthouses" };
    changed.paths["/lighthouses"] = { get: added };
    const own = changed as unknown as typeof bundle;
    const made = makeSite({
      bundle: own,
      samples: writeSamples(own),
      reference,
      folder,
      repository,
      manifest,
    });
    const page = byPath(await renderFiles(made)).get("operations/listLighthouses/index.html") ?? "";
    expect(page).toContain("<h1>List the lighthouses</h1>");
    expect(page).toMatch(/<span class="method get">GET<\/span> <code>\/<wbr>lighthouses/);
    expect(page).toContain('<li id="response.200.data">');
  });

  it("only allows its own files, and no inline scripts or styles", () => {
    for (const [path, text] of files) {
      if (!path.endsWith(".html") || path.startsWith("redoc/")) continue;
      expect(text).toMatch(
        /Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self';/,
      );
      expect(text).not.toMatch(/<style|<[^<>]*\s(?:style|on\w+)=|<script(?! src| type="application\/json")/);
      expect(text).not.toMatch(/(?:src|<link[^>]* href)="(?:https?:)?\/\//);
    }
  });
});

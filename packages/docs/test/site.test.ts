import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Field, Operation } from "../site/description/model.ts";
import type { SiteFile } from "../site/page.ts";
import { bundle } from "./gates/support/description.ts";
import { makeSiteOf, renderFiles, renderOnce, site } from "./support/made-site.ts";

const byPath = (rendered: readonly SiteFile[]) =>
  new Map(rendered.map(({ path, content }) => [path, String(content)]));
const files = byPath(await renderOnce());
const read = (path: string) => files.get(path) ?? "";

const weights = new Map<string, number>();
/** How many bytes a file is when it is compressed; the files that all pages load are compressed once. */
function weigh(path: string): number {
  const weight = weights.get(path) ?? gzipSync(read(path)).length;
  weights.set(path, weight);
  return weight;
}

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
    const path = `operations/${id}/index.html`;
    const loaded = [...read(path).matchAll(/(?:<script src|<link rel="stylesheet" href)="([^"]+)"/g)].map(
      ([, link = ""]) => link.replaceAll("../", ""),
    );
    expect(loaded).toHaveLength(2);
    const weight = [path, ...loaded].reduce((sum, each) => sum + weigh(each), 0);
    expect(weight).toBeLessThanOrEqual(21 * 1024);
  });

  it("has a page for an operation that is added to the description", async () => {
    const changed = structuredClone(bundle) as unknown as { paths: Record<string, unknown> };
    const { get } = bundle.paths["/accounts/current"] ?? {};
    const added = { ...get, operationId: "listLighthouses", summary: "List the lighthouses" };
    changed.paths["/lighthouses"] = { get: added };
    const made = makeSiteOf(changed as unknown as typeof bundle);
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

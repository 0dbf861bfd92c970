import { listErrorCodesOf, locateOperations } from "@data-import/spec/read";
import { describe, expect, it } from "vitest";
import type { Bundle } from "../site/description/bundle.ts";
import { readErrorCodes } from "../site/description/read-error-codes.ts";
import { createSearch } from "../site/scripts/search/find.ts";
import { buildSearchIndex } from "../site/search/build-search-index.ts";
import { bundle } from "./gates/support/description.ts";
import { findPage, site } from "./support/made-site.ts";

const { errorCodes, operations } = site.description;

/** What comes between two texts; empty if the first one is missing. */
function takeBetween(text: string, start: string, end: string | RegExp): string {
  const [, after = ""] = text.split(start);
  return after.split(end)[0] ?? "";
}

describe("the page of errors", () => {
  const { main, markdown } = findPage("errors/");

  it("has an entry for each code, under its status", () => {
    expect(errorCodes.length).toBeGreaterThan(60);
    for (const { code, status, message, cause, remedy, listedBy } of errorCodes) {
      const section = takeBetween(main.html, `<h2 id="status.${status}">`, "<h2");
      const entry = takeBetween(section, `<h3 id="${code}">`, "</section>");
      expect(entry, code).toContain(`<a class="anchor" href="#${code}"><code>${code}</code></a>`);
      const written = takeBetween(markdown, `\n### \`${code}\`\n`, /^##/m);
      for (const said of [`> ${message}`, `Cause: ${cause}`, `Remedy: ${remedy}`])
        expect(written, code).toContain(said);
      expect(entry.match(/<p/g), code).toHaveLength(4);
      for (const id of listedBy) expect(entry).toContain(`href="site:operations/${id}/"`);
      expect(written).toMatch(/Returned by \S/);
    }
  });

  it("has no id twice", () => {
    const ids = [...main.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe("the page of an operation", () => {
  const located = new Map(locateOperations(bundle).map((each) => [each.value.operationId, each]));
  const codes = new Set(errorCodes.map(({ code }) => code));
  const compact = (site.files.find(({ path }) => path === "llms-full.txt")?.content ?? "") as string;

  it.each(operations)(
    "$id has exactly the codes that it returns, by status",
    ({ id, method, path, responses }) => {
      const own = located.get(id);
      if (own === undefined) throw new Error(`There is no operation ${id}.`);
      const expected = listErrorCodesOf(bundle, own);
      const { main, markdown } = findPage(`operations/${id}/`);
      const section = takeBetween(main.html, '<h2 id="errors">', "</dl>");
      const links = [...section.matchAll(/"site:errors\/#(\w+)"/g)].map(([, code = ""]) => code);
      expect(links.filter((code) => codes.has(code)).sort()).toEqual(expected.map(({ code }) => code).sort());
      for (const { code, status } of expected) {
        const row = takeBetween(section, `<div id="response.${status}">`, "</div>");
        const others = takeBetween(section, '<div id="response.default">', "</div>");
        const isListed = own.value["x-errors"]?.includes(code) === true;
        if (isListed) expect(row).toMatch(new RegExp(`#${code}">${code}</a>: \\S`));
        else if (!row.includes(`#${code}"`))
          expect(others, code).toMatch(new RegExp(`\\b${status} [^;]*#${code}"`));
      }
      for (const { status, failure } of responses)
        if (failure !== undefined)
          expect(takeBetween(section, `<div id="response.${status}">`, "</div>")).toContain(`#${failure}"`);
      const written = takeBetween(markdown, "\n## Errors\n", /^## /m);
      const told = [...written.matchAll(/`(\w+)`|\[(\w+)\]\(site:errors\/#/g)].map(
        ([, one, other]) => one ?? other,
      );
      expect(new Set(told.filter((code) => codes.has(code ?? "")))).toEqual(
        new Set(expected.map(({ code }) => code)),
      );
      const inFull = takeBetween(
        takeBetween(compact, `\n\`${method} ${path}\`\n`, "\n---\n"),
        "\n## Errors\n",
        /^## /m,
      );
      for (const code of own.value["x-errors"] ?? []) expect(inFull).toContain(`[${code}](errors.md)`);
    },
  );
});

describe("a code without a text", () => {
  it.each(["message", "cause", "remedy"] as const)("is not built: %s", (part) => {
    const planted = structuredClone(bundle) as unknown as {
      "x-error-codes": Record<string, Record<string, string>>;
    };
    const entry = planted["x-error-codes"]["name_taken"];
    if (entry === undefined) throw new Error("There is no code name_taken.");
    entry[part] = " ";
    expect(() => readErrorCodes(planted as unknown as Bundle)).toThrow(
      `The code name_taken of an error has no ${part}.`,
    );
  });
});

describe("the search", () => {
  const search = createSearch(JSON.parse(buildSearchIndex(site)));
  const find = (query: string) => search(query).flatMap(({ found }) => found.map(({ place }) => place.path));

  it("finds each code by its name", () => {
    expect(errorCodes.filter(({ code }) => !find(code).includes(`errors/#${code}`))).toEqual([]);
  });

  it("finds an error by its message: first its code, or what the page says about it elsewhere", () => {
    const first = errorCodes.map(({ code, message }) => [`errors/#${code}`, find(message)[0] ?? ""] as const);
    expect(first.filter(([, path]) => !path.startsWith("errors/#"))).toEqual([]);
    // A response of the same page can have the same message, such as `SpaceNotFound`.
    expect(first.filter(([code, path]) => path !== code).length).toBeLessThanOrEqual(5);
  });

  it.each([
    ["There is no sheet", "SheetNotFound"],
    ["must have at least 1 character", "value_too_short"],
    ["name taken", "name_taken"],
    ["not_found", "not_found"],
    ["These credentials are not valid.", "credentials_invalid"],
  ])("%s is first at %s", (query, entry) => {
    expect(find(query)[0]).toBe(`errors/#${entry}`);
  });
});

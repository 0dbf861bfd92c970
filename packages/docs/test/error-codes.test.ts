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

describe("the index of errors", () => {
  const { main, markdown } = findPage("errors/");

  it("has each code under its status, with the page where it is described", () => {
    expect(errorCodes.length).toBeGreaterThan(60);
    for (const { code, status } of errorCodes) {
      const section = takeBetween(main.html, `<h2 id="status.${status}">`, "<h2");
      const entry = takeBetween(section, `<div id="${code}">`, "</div>");
      expect(entry, code).toContain(`<a href="site:errors/${code}/">${code}</a></dt><dd>`);
      expect(takeBetween(markdown, `\n- [${code}](site:errors/${code}/): `, "\n")).toMatch(/\S/);
    }
  });

  it("has no id twice", () => {
    const ids = [...main.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

it.each(errorCodes)("the page of $code has its message, cause, remedy and operations", (entry) => {
  const { code, status, message, cause, remedy, listedBy } = entry;
  const { header, main, markdown } = findPage(`errors/${code}/`);
  expect(header?.html).toContain(`<a href="site:errors/#status.${status}">${status} `);
  expect(header?.html).toContain(`<h1><code>${code}</code></h1>`);
  for (const said of [`> ${message}`, `Cause: ${cause}`, `Remedy: ${remedy}`])
    expect(markdown).toContain(`\n\n${said}\n`);
  for (const id of ["cause", "remedy", "by"])
    expect(takeBetween(main.html, `<h2 id="${id}">`, "</section>")).toMatch(/<p[^>]*>\S/);
  for (const id of listedBy) expect(main.html).toContain(`href="site:operations/${id}/"`);
  expect(markdown).toMatch(/\nReturned by \S/);
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
      const links = [...section.matchAll(/"site:errors\/(\w+)\/"/g)].map(([, code = ""]) => code);
      expect(links.filter((code) => codes.has(code)).sort()).toEqual(expected.map(({ code }) => code).sort());
      for (const { code, status } of expected) {
        const row = takeBetween(section, `<div id="response.${status}">`, "</div>");
        const others = takeBetween(section, '<div id="response.default">', "</div>");
        const isListed = own.value["x-errors"]?.includes(code) === true;
        if (isListed) expect(row).toMatch(new RegExp(`errors/${code}/">${code}</a>: \\S`));
        else if (!row.includes(`errors/${code}/"`))
          expect(others, code).toMatch(new RegExp(`\\b${status} [^;]*errors/${code}/"`));
      }
      for (const { status, failure } of responses)
        if (failure !== undefined)
          expect(takeBetween(section, `<div id="response.${status}">`, "</div>")).toContain(
            `errors/${failure}/"`,
          );
      const written = takeBetween(markdown, "\n## Errors\n", /^## /m);
      const told = [...written.matchAll(/`(\w+)`|\[(\w+)\]\(site:errors\/\w/g)].map(
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
      for (const code of own.value["x-errors"] ?? [])
        expect(inFull).toContain(`[${code}](errors/${code}.md)`);
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
    expect(errorCodes.filter(({ code }) => !find(code).includes(`errors/${code}/`))).toEqual([]);
  });

  it("finds an error by its message: first its code, or a response that has it", () => {
    const first = errorCodes.map(({ code, message }) => [`errors/${code}/`, find(message)[0] ?? ""] as const);
    expect(first.filter(([, path]) => !path.startsWith("errors/"))).toEqual([]);
    // A response can have the same message, such as `SpaceNotFound`.
    expect(first.filter(([code, path]) => path !== code).length).toBeLessThanOrEqual(5);
  });

  it.each([
    ["There is no sheet", "SheetNotFound"],
    ["must have at least 1 character", "value_too_short"],
    ["name taken", "name_taken"],
    ["not_found", "not_found"],
    ["These credentials are not valid.", "credentials_invalid"],
  ])("%s is first at %s", (query, entry) => {
    expect(find(query)[0]).toBe(`errors/${entry}/`);
  });
});

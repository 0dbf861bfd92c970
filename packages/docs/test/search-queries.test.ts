import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createSearch } from "../site/scripts/search/find.ts";
import { findStem } from "../site/scripts/search/stem.ts";
import { buildSearchIndex } from "../site/search/build-search-index.ts";
import { measureQueries, readQueries, usefulPlaces } from "../site/search/measure-queries.ts";
import { site } from "./support/made-site.ts";

const file = buildSearchIndex(site);
const search = createSearch(JSON.parse(file));
const queries = readQueries();
const measured = measureQueries(search, queries);

it("has a right page for each known query", () => {
  const paths = site.pages.map(({ path }) => path);
  const isThere = (page: string) => {
    const pattern = new RegExp(`^${page.replace(/#.*/, "").replaceAll("*", "[^/]*")}$`);
    return paths.some((path) => pattern.test(path));
  };
  expect(queries.filter(({ right }) => !right.some(isThere))).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(99);
});

it.each([
  [1, "eight of nine", 8 / 9],
  [3, "nineteen of twenty", 19 / 20],
])("shows a right page within the first %i for %s queries", (places, _, share) => {
  const wrong = measured.filter(({ place = Number.POSITIVE_INFINITY }) => place > places);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(queries.length * (1 - share));
});

it("shows a right page near the top for every query", () => {
  expect(measured.filter(({ place = Number.POSITIVE_INFINITY }) => place > usefulPlaces)).toEqual([]);
});

it("shows no field before a guide that is right", () => {
  const early = measured.filter(({ query, right }) => {
    if (!right.every((page) => page.startsWith("guides/"))) return false;
    const kinds = search(query).map(({ kind }) => kind);
    return kinds.includes("field") && kinds.indexOf("field") < kinds.indexOf("guide");
  });
  expect(early.map(({ query }) => query)).toEqual([]);
});

it("has only the title of the page of origins, which repeats what operations say", () => {
  const pages = queries.flatMap(({ query }) => search(query).flatMap(({ found }) => found));
  expect(pages.map(({ place }) => place.path).filter((path) => path.startsWith("origins/#"))).toEqual([]);
});

it("shows one row for a parameter that many operations have", () => {
  const rows = search("X-Disable-Hooks").flatMap(({ found }) => found);
  const same = rows.filter(({ entry }) => entry.name === "X-Disable-Hooks");
  expect(same).toHaveLength(1);
  expect(same[0]?.others).toBeGreaterThan(20);
});

it.each(["required field", "cron", "xlsx"])("shows what explains %j before the value", (query) => {
  expect(search(query)[0]?.kind).not.toBe("value");
});

it("shows a value first that was typed as code", () => {
  expect(search("required-field")[0]?.found[0]?.entry).toMatchObject({
    kind: "value",
    name: "required-field",
  });
});

it("has only the headings of the guide for maintainers, and not among the guides", () => {
  const kinds = search("write a changeset").flatMap(({ kind, found }) =>
    found.some(({ place }) => place.path.startsWith("guides/change-the-description/")) ? [kind] : [],
  );
  expect(kinds).toEqual(["page"]);
});

it("puts decisions last, if nobody typed the title of one", () => {
  for (const { query } of queries) {
    const kinds = search(query).map(({ kind }) => kind);
    if (kinds.includes("decision")) expect(kinds.at(-1), query).toBe("decision");
  }
});

it("is small with the whole site", () => {
  // Guides for operators are worth it: what goes wrong is searched for in a hurry. It was 75 kB before them, and 80 before the
  // guide that arranges the page.
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(82_000);
});

it.each([
  [["paginate", "paginates", "paginating", "pagination"], "paginat"],
  [["policy", "policies"], "polic"],
  [["status", "statuses"], "status"],
  [["lock", "locks", "locked", "locking"], "lock"],
  [["get", "getting"], "get"],
  [["cancel", "cancelled", "cancelling"], "cancel"],
  [["string"], "string"],
  [["file", "files"], "file"],
])("%j have one stem", (words, stem) => {
  expect(words.map(findStem)).toEqual(words.map(() => stem));
});

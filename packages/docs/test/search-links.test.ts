import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { collectIds } from "../site/links.ts";
import { unpackEntries } from "../site/scripts/search/entry.ts";
import { siteFolder } from "../src/site.ts";

const [index = ""] = globSync(join(siteFolder, "assets/search-*.json"));
const entries = unpackEntries(JSON.parse(readFileSync(index, "utf8")).entries);

it("every place of every entry is in the site, down to the field", () => {
  const ids = new Map<string, ReadonlySet<string>>();
  const missing = entries.flatMap(({ places }) =>
    places.flatMap(({ path }) => {
      const [page = "", id] = path.split("#");
      const known =
        ids.get(page) ?? collectIds(readFileSync(join(siteFolder, page, "index.html"), "utf8"), page);
      ids.set(page, known);
      return id === undefined || known.has(id) ? [] : [path];
    }),
  );
  expect(missing).toEqual([]);
  expect(ids.size).toBeGreaterThan(350);
});

it("the script contains the licence of its library", () => {
  const [script = ""] = globSync(join(siteFolder, "assets/search-*.js"));
  expect(readFileSync(script, "utf8")).toMatch(/^\/\*\nMiniSearch\nCopyright \d+ Luca Ongaro\n/);
});

import { expect, test } from "vitest";
import { toText } from "../site/html.ts";
import { writeOriginsPage } from "../site/pages/origins.ts";
import { description } from "./gates/support/description.ts";

const page = writeOriginsPage(description);
const main = toText(page.main);

test.each([
  ["the page", main],
  ["its Markdown", page.markdown],
])("%s names the public source, its version and its licence", (_, text) => {
  expect(text).toMatch(/@flatfile\/api, version \d+\.\d+\.\d+, licence MIT/);
  expect(text).toContain("This project is not affiliated with Flatfile, Inc.");
});

test("both have a row for each designed operation, and for no other", () => {
  const designed = description.operations.filter(({ origin }) => origin === "designed");
  expect(designed.length).toBeGreaterThan(5);
  const rows = [...main.matchAll(/<tr><td><a href="site:operations\/([^/]+)\/">/g)].map(([, id]) => id);
  expect(rows).toEqual(designed.map(({ id }) => id));
  const lines = [...page.markdown.matchAll(/^\| \[(\w+)\]/gm)].map(([, id]) => id);
  expect(lines).toEqual(rows);
  for (const { method, path, summary } of designed) {
    expect(page.markdown).toContain(`| \`${method} ${path}\` | ${summary} |`);
  }
});

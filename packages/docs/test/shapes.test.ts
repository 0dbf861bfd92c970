import { beforeAll, expect, test } from "vitest";
import { checkShapes } from "../site/check-shapes.ts";
import type { SiteFile } from "../site/page.ts";
import { bundle } from "./gates/support/description.ts";
import { renderOnce } from "./support/made-site.ts";

let files: readonly SiteFile[];
beforeAll(async () => {
  files = await renderOnce();
});

/** The files with another text in one page. */
function edit(path: string, from: string, to: string): SiteFile[] {
  return files.map((file) => {
    if (file.path !== `${path}index.html`) return file;
    expect(file.content).toContain(from);
    return { path: file.path, content: String(file.content).replace(from, to) };
  });
}

test("every page shows whether a value is a list or a map", () => {
  expect(() => checkShapes(bundle, files)).not.toThrow();
});

test.each([
  [
    "operations/insertRecords/",
    "array of map&lt;field key, ",
    "map&lt;field key, ",
    "#body shows map<field key, CellData>; it is array of map of a value.",
  ],
  ["operations/listFlags/", "array of ", "", "#response.200 shows Flag; it is array of a value."],
  ["schemas/GuestConfigs/", "array of <a", "<a", " shows GuestConfig; it is array of a value."],
  [
    "schemas/RecordCounts/",
    "map&lt;field key, integer&gt;",
    "integer",
    "#errorsByField shows integer; it is map of a value.",
  ],
  ["operations/createSpace/", 'class="shape"', "", "#body shows no type; it is a value."],
])("the page %s with another type is found", (path, from, to, message) => {
  expect(() => checkShapes(bundle, edit(path, from, to))).toThrow(`  ${path}${message}`);
});

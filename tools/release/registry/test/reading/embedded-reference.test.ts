import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const guide = read("packages/docs/content/guides/embed-the-importer.md");

/** The rows of a table of the guide: what stands in its cells, without the code marks of the first one. */
function readTable(title: string): string[][] {
  const [, body = ""] = guide.split(new RegExp(`^\\| ${title} +\\|.*\\n\\|[ -|]*\\n`, "m"));
  const [table = ""] = body.split("\n\n");
  return table.split("\n").map((row) =>
    row
      .slice(1, -1)
      .split(" | ")
      .map((cell, index) => (index === 0 ? cell.replaceAll("`", "") : cell).trim()),
  );
}

/** The members of the interface or class in a file of the element that have a comment of one line, with this comment. */
function listMembers(file: string): string[][] {
  const source = read(`packages/importer/src/element/${file}`);
  const members = source.matchAll(
    /^ {2}\/\*\* (.*) \*\/\n(?: {2}\/\/.*\n)* {2}(?:readonly |declare |async )*(get |set |)([a-z]\w*)(\(?)/gim,
  );
  return [...members]
    .filter(([, says, access]) => says !== "@internal" && access !== "set ")
    .map(([, says = "", access, name = "", opening]) => [
      access === "" && opening === "(" ? `${name}()` : name,
      says,
    ]);
}

test("the guide has the attributes of the element, as their types say", () => {
  const attributes = listMembers("attributes.ts");
  expect(attributes.length).toBeGreaterThan(5);
  expect(readTable("attribute")).toEqual(attributes);
});

test("the guide has the properties and methods of the element, as their types say", () => {
  const members = [...listMembers("importer-element.ts"), ...listMembers("data-import-element.ts")];
  expect(readTable("property")).toEqual(members);
});

test("the guide has the events of the element with their details, as their types say", () => {
  const file = read("packages/importer/src/element/events.ts");
  const [, own = ""] = /^export interface ImporterEvents \{([\s\S]*?)^\}/m.exec(file) ?? [];
  const events = [...own.matchAll(/\/\*\* (.*) \*\/\s+"([a-z-]+)": \{([^}]*)\}/g)].map(
    ([, says, name, detail = ""]) => {
      const keys = [...detail.matchAll(/readonly (\w+):/g)].map(([, key]) => `\`${key}\``);
      return [name, keys.join(", "), says];
    },
  );
  expect(events.length).toBeGreaterThan(5);
  expect(readTable("event")).toEqual(events);
});

test("the guide has the custom properties of the style sheet, with their values", () => {
  const style = read("packages/importer/src/styles/base.css");
  const properties = [...style.matchAll(/var\((--di-[a-z-]+), (?:light-dark\((\S+), (\S+)\)|([^)]+))\)/g)];
  expect(properties.length).toBeGreaterThan(15);
  expect(readTable("custom property").map(([name, light, dark]) => [name, light, dark])).toEqual(
    properties.map(([, name, light, dark, both]) => [name, `\`${light ?? both}\``, `\`${dark ?? both}\``]),
  );
});

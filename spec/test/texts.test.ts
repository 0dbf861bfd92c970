import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { description } from "./bundle.ts";

test("the README lists each extension that the bundle has, and no other", () => {
  // Of what is deprecated, nothing has a last day yet.
  const used = new Set<string>(["x-sunset"]);
  const values: unknown[] = [description];
  for (const value of values) {
    if (typeof value !== "object" || value === null) continue;
    for (const [key, each] of Object.entries(value)) {
      // Examples are data of the service: a header in one of them is not an extension.
      if (key === "example" || key === "examples") continue;
      if (key.startsWith("x-")) used.add(key);
      values.push(each);
    }
  }
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const [, section = ""] = readme.split("## Extensions\n");
  const [table = ""] = section.split("\nAn origin is one of three");
  const cells = table.split("\n").map((row) => row.split("|")[1] ?? "");
  const listed = cells.flatMap((cell) => Array.from(cell.matchAll(/`(x-[\w-]+)`/g), ([, name]) => name));
  expect([...new Set(listed)].toSorted()).toEqual([...used].toSorted());
});

test("no text counts the operations without a token: `security` says which they are", () => {
  const texts: string[] = [];
  const values: unknown[] = [description];
  for (const value of values) {
    if (typeof value === "string") texts.push(value.replaceAll(/\s+/g, " "));
    else if (typeof value === "object" && value !== null) values.push(...Object.values(value));
  }
  const counts = /(every|all|each)( other)? operations?\b[^.]*\b(except|but|token|authorization)\b[^.]*/i;
  expect(texts.flatMap((text) => counts.exec(text)?.[0] ?? [])).toEqual([
    "Every operation whose `security` is not empty requires `Authorization: Bearer <ACCESS_TOKEN>`",
  ]);
});

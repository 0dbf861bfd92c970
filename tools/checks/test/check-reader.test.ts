import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkReader } from "../src/checks/check-reader.ts";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function checkFile(path: string, content: string): string[] {
  const root = mkdtempSync(join(tmpdir(), "checks-"));
  made.push(root);
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  return checkReader(root);
}

// Composed here, so that this file does not break the rule.
const slash = ["~", "1"].join("");
const pointer = "has its own code for JSON pointers";
const type = "has its own type for references";

test.each([
  ["unescapes with a text", `key.replaceAll("${slash}", "/")`, pointer],
  ["unescapes with an expression", `key.replace(/${slash}/g, "/")`, pointer],
  ["escapes", `key.replaceAll("/", '${slash}')`, pointer],
  ["types a reference", `interface Schema {\n  readonly $ref?${": string"};\n}`, type],
  ["types a reference in quotes", `type Reference = { "$ref"${": string"} };`, type],
])("a source that %s with its own code is named, with the functions to import", (_, content, message) => {
  const [found, ...others] = checkFile("packages/front/src/a.ts", content);
  expect(found).toContain(`packages/front/src/a.ts ${message}`);
  expect(found).toContain("@data-import/spec/read");
  expect(others).toEqual([]);
});

test.each([
  ["the reader itself", "spec/read/pointer.ts", `key.replaceAll("${slash}", "/")`],
  ["a pointer as a whole", "packages/front/src/a.ts", `find("#/paths/${slash}sheets/get")`],
  [
    "a reference as a value",
    "packages/front/src/a.ts",
    'const schema = { $ref: "#/components/schemas/Sheet" };',
  ],
  ["a file that is not a source", "packages/front/README.md", `write \`${slash}\` for a slash`],
])("%s keeps the rule", (_, path, content) => {
  expect(checkFile(path, content)).toEqual([]);
});

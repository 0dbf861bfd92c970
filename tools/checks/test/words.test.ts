import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkWords } from "../src/checks/check-words.ts";
import { replacements } from "../src/checks/words.ts";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function check(path: string, ...lines: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), "words-"));
  made.push(root);
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), lines.join("\n"));
  return checkWords(root);
}

test.each([
  ["Markdown", "README.md", ["# Title", "", "The answer comes late."]],
  [
    "the head of a guide",
    "packages/docs/content/guides/a.md",
    ["---", "title: A", "description: The answer.", "---"],
  ],
  ["a description", "spec/paths/a.yaml", ["get:", "  summary: Get", "  description: The answer."]],
  [
    "a quoted description",
    "spec/schemas/a.yaml",
    ["A:", "  type: object", '  description: "The answer: 42."'],
  ],
  ["a block", "spec/openapi.yaml", ["info:", "  description: |", "    The answer.", "  version: 1"]],
  [
    "a description in braces",
    "spec/events/topics.yaml",
    ["a:", "  b:", "    c: { type: string, description: The answer. }"],
  ],
  ["a comment in YAML", "spec/shared/a.yaml", ["a: 1", "b: 2", "c: 3 # The answer."]],
  ["a comment in a rule", "spec/rules/a.ts", ["const a = 1;", "const b = 2;", "// The answer."]],
  [
    "a string",
    "packages/docs/site/pages/a.ts",
    ["const a = 1;", "const b = 2;", 'const text = "The answer.";'],
  ],
  [
    "a template inside a template",
    "packages/docs/site/layout/a.ts",
    [`const a = html\`<p>\${`, "  b && html`<b>", "  The answer</b>`", "}</p>`;"],
  ],
])("%s may not use a word that the list replaces", (_, path, lines) => {
  expect(check(path, ...lines)).toEqual([
    `${path}:3 says "answer": say response, respond or return instead.`,
  ]);
});

test("a phrase is found that continues on the next line", () => {
  expect(check("README.md", "Text.", "", "The port is 80 unless", "given.")).toEqual([
    'README.md:3 says "unless given": say the default is instead.',
  ]);
});

test("who is not used for anyone who", () => {
  expect(check("README.md", "Who may read it gets it.", "", "It is for who has it.")).toEqual([
    'README.md:1 says "Who may": say anyone who, or those who instead.',
    'README.md:3 says "for who has": say anyone who, or those who instead.',
  ]);
});

test.each([
  ["code in a line", "README.md", ["Call `answer` or", "`let answer` now."]],
  ["a block of code", "README.md", ["```ts", "const answer = 1;", "```"]],
  ["an address", "README.md", ["[page](docs/answer.md) and https://answer.example/whoever"]],
  ["a quotation", "README.md", ['Do not say "answer".']],
  [
    "the column of words not to say",
    "tools/checks/WORDS.md",
    ["| say | not |", "| - | - |", "| response | answer |"],
  ],
  [
    "the data of an example",
    "spec/examples/a.yaml",
    ["a:", "  summary: A", "  value:", "    description: No answer."],
  ],
  ["names in code", "packages/docs/site/pages/a.ts", ["const answer = answers[0];", 'take("answer-list");']],
  [
    "attributes of markup",
    "packages/docs/site/pages/a.ts",
    ['const a = html`<p class="answer a">It is here</p>`;'],
  ],
  [
    "a regular expression",
    "packages/docs/site/pages/a.ts",
    ["const quote = /[`\"'] the answer/;", "const answer = read(quote);"],
  ],
  ["the name of a command", "README.md", ["Run data-import records fix, which has a fixed width."]],
  ["a question and a title with who", "README.md", ["Who may read it?", "", "Who may read it"]],
  ["a decision record", "packages/docs/content/decisions/0001-a.md", ["The answer."]],
  ["a changelog", "packages/client/CHANGELOG.md", ["The answer."]],
  [
    "words that only look similar",
    "README.md",
    ["There is no limit, it is no longer needed, look where it is."],
  ],
])("%s may", (_, path, lines) => {
  expect(check(path, ...lines)).toEqual([]);
});

test("the proposals of the list are not on the list", () => {
  expect(check("README.md", ...replacements.map(({ say }) => `Say ${say}.\n`))).toEqual([]);
});

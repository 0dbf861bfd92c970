import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hideVaryingParts, readExamples, readPrograms } from "../../read-programs.ts";

const markdown = `# Package

\`\`\`ts
const api = createClient();
\`\`\`

## Calling

\`\`\`sh
npm install
\`\`\`

\`\`\`ts
api.call();
\`\`\`

\`\`\`text
called
\`\`\`

## Beneath

\`\`\`ts
const raw = createFetchClient();
\`\`\`

\`\`\`text
created
\`\`\`

\`\`\`ts
raw.GET();
\`\`\`

\`\`\`text
got
\`\`\`

## In your own process

\`\`\`ts
const service = createService();
\`\`\`
`;

test("a block that creates a client or a service is a separate program; any other block continues the last one", () => {
  expect(readPrograms("client", markdown)).toEqual([
    { name: "client-line-4", heading: "Package", source: "const api = createClient();\n", shown: "" },
    {
      name: "client-line-14",
      heading: "Calling",
      source: "const api = createClient();\n\napi.call();\n",
      shown: "called\n",
    },
    {
      name: "client-line-24",
      heading: "Beneath",
      source: "const raw = createFetchClient();\n",
      shown: "created\n",
    },
    {
      name: "client-line-32",
      heading: "Beneath",
      source: "const raw = createFetchClient();\n\nraw.GET();\n",
      shown: "created\ngot\n",
    },
    {
      name: "client-line-42",
      heading: "In your own process",
      source: "const service = createService();\n",
      shown: "",
    },
  ]);
});

test("a suite starts with its import and continues without it; a block needs the packages that it imports", () => {
  const suite = 'import { test } from "@data-import/mock/vitest";\n';
  const worker = 'import { createHandlers } from "@data-import/mock/msw";\ncreateMock();\n';
  const blocks = [suite, 'test.override("mockOptions", {});\n', worker, "const mock = createMock();\n"];
  const programs = readPrograms("mock", blocks.map((block) => `\`\`\`ts\n${block}\`\`\`\n`).join("\n"));
  expect(programs.map(({ source, companion }) => [source, companion])).toEqual([
    [suite, "vitest"],
    [`${suite}\n${blocks[1]}`, "vitest"],
    [worker, "msw"],
    [blocks[3], undefined],
  ]);
});

test("a block of output that belongs to no program is rejected", () => {
  const apart = "```ts\nprint();\n```\n\nIt prints\n\n```text\n1\n```\n";
  expect(() => readPrograms("client", apart)).toThrow("client, line 7:");
});

test("an ellipsis stands for any text within its line, and for nothing else", () => {
  const shown = "took … ms (…)\ndone\n";
  expect(hideVaryingParts("took 1.5 ms (slow)\ndone\n", shown)).toBe(shown);
  for (const printed of ["took ms ()\ndone\n", "took 1 ms (a)\ndone\nmore\n", "took 1 ms (a)\n", "done\n"]) {
    expect(hideVaryingParts(printed, shown)).not.toBe(shown);
  }
});

test.each(["client", "listener", "types", "mock", "front", "tables", "service"])(
  "each program of the README of %s that prints shows its output",
  (name) => {
    const readme = readFileSync(
      new URL(`../../../../../packages/${name}/README.md`, import.meta.url),
      "utf8",
    );
    const programs = readPrograms(name, readme);
    expect(programs).not.toEqual([]);
    const isSilent = ({ source, shown }: (typeof programs)[number]) =>
      source.includes("console") && shown === "";
    expect(programs.filter(isSilent).map((program) => program.name)).toEqual([]);
  },
);

test("the examples in the comments of a file are one program, each in a block of its own", () => {
  const declarations = `export interface Sheets {
    /**
     * Lists sheets.
     * @example
     * \`\`\`ts
     * const sheets = await api.sheets.list();
     * if (sheets) {
     *   console.log(sheets);
     * }
     * \`\`\`
     */
    list(): void;
  }`;
  expect(readExamples("client-sheets", declarations, "const api = createClient();\n")).toEqual([
    {
      name: "client-sheets",
      heading: "examples in comments",
      source:
        "const api = createClient();\n\n{\nconst sheets = await api.sheets.list();\nif (sheets) {\n  console.log(sheets);\n}\n}\n",
    },
  ]);
  expect(readExamples("client-sheets", "export {};", "")).toEqual([]);
});

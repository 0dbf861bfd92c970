import { expect, test } from "vitest";
import { readExamples, readPrograms } from "../../src/read-programs.ts";

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

## Beneath

\`\`\`ts
const raw = createFetchClient();
\`\`\`

\`\`\`ts
raw.GET();
\`\`\`

## In your own process

\`\`\`ts
const service = createService();
\`\`\`
`;

test("a block that creates a client or a service is a separate program; any other block continues the last one", () => {
  expect(readPrograms("client", markdown)).toEqual([
    { name: "client-line-4", heading: "Package", source: "const api = createClient();\n" },
    { name: "client-line-14", heading: "Calling", source: "const api = createClient();\n\napi.call();\n" },
    { name: "client-line-20", heading: "Beneath", source: "const raw = createFetchClient();\n" },
    {
      name: "client-line-24",
      heading: "Beneath",
      source: "const raw = createFetchClient();\n\nraw.GET();\n",
    },
    {
      name: "client-line-30",
      heading: "In your own process",
      source: "const service = createService();\n",
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

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseBundle, readBundle } from "@data-import/codegen/calls";
import operations from "@data-import/spec/operations.json" with { type: "json" };
import treeSitter from "@vscode/tree-sitter-wasm";
import { expect, test } from "vitest";
import type { OperationSamples } from "../site/samples/languages.ts";
import { quoteShell } from "../site/samples/quote-shell.ts";
import { writeSamples } from "../site/samples/write-samples.ts";
import { SampleError } from "./programs/program.ts";
import { hasCurl } from "./programs/run-scripts.ts";
import { listSamplePrograms } from "./programs/sample-programs.ts";
import { compilePrograms, verifyPrograms } from "./programs/verify-programs.ts";

const { Language, Parser } = treeSitter;
const grammars = [
  ["python", "python"],
  ["csharp", "c-sharp"],
  ["java", "java"],
  ["go", "go"],
] as const;
const bundle = readBundle(fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json")));
const samples = writeSamples(bundle);

/** The samples of some operations, each with one text in one sample replaced by another. */
function plant(...changes: [id: string, kind: keyof OperationSamples, text: string, other: string][]) {
  return new Map(
    changes.map(([id, kind, text, other]) => {
      const sample = samples.get(id);
      if (!sample?.[kind].includes(text)) throw new Error(`The ${kind} sample of ${id} has no ${text}.`);
      return [id, { ...sample, [kind]: sample[kind].replace(text, other) }];
    }),
  );
}

/** The problems of a verification, as `place:line: message`. */
async function findProblems(planted: ReadonlyMap<string, OperationSamples>): Promise<string[]> {
  const error = await verifyPrograms(listSamplePrograms(planted)).catch((reason: unknown) => reason);
  if (!(error instanceof SampleError)) throw new Error(`It found nothing: ${error}`);
  return error.problems.map(({ place, line, message }) => `${place}:${line}: ${message}`);
}

test("every operation has a program for the client, for fetch and for curl", () => {
  expect([...samples.keys()].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  for (const sample of samples.values()) {
    expect(sample.client).toMatch(/^import \{ createClient \} from "@data-import\/client";$/m);
    expect(sample.fetch).toMatch(/^import \{ createFetchClient \} from "@data-import\/client\/fetch";$/m);
    expect(sample.curl).toMatch(/^curl .*'http:\/\/localhost:4011\/v1\//m);
  }
});

test("every TypeScript program compiles in the project of a careful reader", async () => {
  await compilePrograms(listSamplePrograms(samples));
});

test("every program in Python, C#, Java and Go has the syntax of its language", async () => {
  await Parser.init();
  for (const [name, grammar] of grammars) {
    const parser = new Parser();
    const file = `@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`;
    parser.setLanguage(await Language.load(fileURLToPath(import.meta.resolve(file))));
    const hasError = (code: string) => parser.parse(code)?.rootNode.hasError;
    expect(hasError("print((")).toBe(true);
    const wrong = [...samples].filter(([, sample]) => hasError(sample[name]));
    expect(wrong.map(([operationId]) => `${operationId}, ${name}`)).toEqual([]);
  }
});

test("no line of a program is too long, except single words", () => {
  const lines = [...samples.values()].flatMap(({ curl, ...programs }) =>
    Object.values(programs).flatMap((program) => program.split("\n")),
  );
  const withoutTexts = lines.map((line) => line.replaceAll(/(["'])(?:(?!\1)[^\\]|\\.)*\1/g, '""'));
  expect(withoutTexts.filter((line) => line.length > 80)).toEqual([]);
});

test.each([
  ["listAgents", "client", "for await (const agent of agents) {"],
  ["listSheets", "client", "for (const sheet of sheets) {\n  console.log(sheet.id, sheet.name);\n}"],
  ["getAgent", "client", "console.log(agent?.id, agent?.slug);"],
  ["deleteAction", "client", 'console.log("Deleted us_act_Tz4mW8sB.");'],
  ["deleteRecords", "client", 'console.log("Deleted us_rc_Lh5pE8uJ.");'],
  ["getRecords", "fetch", "for (const record of data.data.records) {"],
  ["listFlags", "client", "for (const flag of flags) {"],
  ["createApiKey", "client", "for (const apiKey of apiKeys) {"],
  ["createAccessToken", "client", "  token: null,"],
  ["downloadAgentExport", "client", "const path = await saveTo("],
  ["uploadFile", "client", '  "products.csv",\n  { type: "text/csv" },\n);'],
  ["uploadFile", "fetch", "    file: source,\n"],
  ["listAgents", "fetch", "for (const agent of data.data ?? []) {"],
  ["getGuidance", "fetch", "console.log(data.id, data.guideSlug);"],
  ["revertAgent", "curl", "  -H 'X-Disable-Hooks: true'"],
  ["updateSpace", "curl", `-d '{ "name": "Spring and summer product import" }'`],
  ["uploadFile", "curl", "  -F 'file=@products.csv;type=text/csv'\n"],
] as const)("the response of %s is used in the usual way (%s)", (operationId, kind, text) => {
  expect(samples.get(operationId)?.[kind]).toContain(text);
});

test("a planted wrong field is found, with its place, its line and the reason", async () => {
  const problems = await findProblems(
    plant(
      ["updateCurrentAccount", "client", "name:", "nam:"],
      ["updateSpace", "client", '{\n  name: "Spring and summer product import",\n}', "{ name: 7 as never }"],
      ["listSheets", "fetch", "sheet.name", "sheet.nmae"],
      ["assignAgentRole", "fetch", 'roleId: "us_rol_Ce5tB9xU"', "roleId: 7 as never"],
    ),
  );
  const expected = [
    /^updateCurrentAccount, client:9: error TS\d+: .*'nam' does not exist/,
    // Both the compiler and the mock find this one.
    /^updateCurrentAccount, client:\d+: .*`nam` is not known here; did you mean `name`/,
    /^listSheets, fetch:14: error TS\d+: Property 'nmae' does not exist/,
    /^updateSpace, client:8: PATCH \/spaces\/\{spaceId\} returned 400: `name` must be a text/,
    /^assignAgentRole, fetch:\d+: `roleId` must be a text/,
  ];
  for (const pattern of expected) expect(problems).toContainEqual(expect.stringMatching(pattern));
  expect(problems).toHaveLength(expected.length);
});

test("a sample without its purpose is found", async () => {
  const problems = await findProblems(
    plant(
      ["getApp", "client", 'api.apps.get("us_app_Ib3pQ8mH")', "api.accounts.getCurrent()"],
      ["getAction", "client", "console.log(action.id, action.label);", "void action;"],
      ["listSheets", "client", "for (const", "Reflect.apply(process.exit, process, [3]);\nfor (const"],
      ["listEvents", "client", "for await", "Promise.reject(new Error('too late'));\nfor await"],
    ),
  );
  expect(problems).toEqual([
    "getApp, client:8: It should call getApp; it called getCurrentAccount.",
    "getAction, client:1: It prints nothing, so readers do not see the result.",
    "listSheets, client:1: It ended the process, with the exit code 3. (with the mock)",
    "listEvents, client:9: too late (with the mock)",
  ]);
});

test.skipIf(!(await hasCurl()))("the same in a curl script", async () => {
  const problems = await findProblems(
    plant(
      ["updateDocument", "curl", '"title"', '"titel"'],
      ["listWorkbookCommits", "curl", "my-access-token", ""],
      ["getAgentLog", "curl", "curl", "cat missing.txt\ncurl"],
    ),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^updateDocument, curl:1: The mock responded with 400: `title` is required/),
    expect.stringMatching(/^listWorkbookCommits, curl:1: The mock responded with 401: /),
    expect.stringMatching(/^getAgentLog, curl:1: cat: .*missing\.txt/),
    "getAgentLog, curl:2: It should call getAgentLog; it called nothing.",
  ]);
});

test("curl gets every text of an example unchanged", () => {
  const body = { text: 'it\'s $HOME `id` \\n "so"', lines: "one\ntwo", empty: "" };
  const name = (value: unknown) => ({ odd: { value } });
  const parameter = (place: string, example: string) => {
    return { name: place, in: place, required: true, schema: { type: "string" }, example };
  };
  const content = (value: unknown) => ({ "application/json": { schema: {}, examples: name(value) } });
  const operation = {
    operationId: "createThing",
    tags: ["things"],
    parameters: [parameter("path", "a/b 'c'"), parameter("query", "1 & 2")],
    requestBody: { content: content(body) },
    responses: { 200: { content: content({ id: "1" }) } },
  };
  const odd = { openapi: "3.1.1", paths: { "/things/{path}": { post: operation } } };
  const script = writeSamples(parseBundle(JSON.stringify(odd), "odd")).get("createThing")?.curl;
  const print = 'curl() { for word; do printf "%s\\0" "$word"; done; }';
  const words = execFileSync("sh", ["-c", `${print}\n${script}`], { encoding: "utf8" }).split("\0");
  expect(words[0]).toBe("http://localhost:4011/v1/things/a%2Fb%20'c'?query=1+%26+2");
  expect(JSON.parse(words[words.indexOf("-d") + 1] ?? "")).toEqual(body);
});

test.each(["it's", "'", "''", "\\'", '$HOME `id` "x" \\n', "two\nlines\n", "!! #{}*?~", "имя 🎈", ""])(
  "a shell reads %j as one word",
  (text) => {
    const script = `printf '[%s]' ${quoteShell(text)} end`;
    expect(execFileSync("sh", ["-c", script], { encoding: "utf8" })).toBe(`[${text}][end]`);
  },
);

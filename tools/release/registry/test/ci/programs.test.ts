import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { compile, type compilers, projects } from "../../compile.ts";
import { writeFiles } from "../../consumer.ts";
import { hideVaryingParts, type Program, readExamples, readPrograms } from "../../read-programs.ts";
import { runCommand } from "../../run-command.ts";

const consumer = inject("consumer");
// The installed packages, not those of the workspace.
const installed = join(consumer, "node_modules/@data-import");
const readmes = ["client", "listener", "types", "mock", "front", "tables", "service"].flatMap((name) =>
  readPrograms(name, readFileSync(join(installed, name, "README.md"), "utf8")),
);
const resources = join(installed, "client/dist/resources");
const examples = readdirSync(resources)
  .filter((file) => file.endsWith(".d.ts"))
  .flatMap((file) =>
    readExamples(
      `client-${file.replace(/\.d\.ts$/, "").replaceAll(".", "-")}`,
      readFileSync(join(resources, file), "utf8"),
      readmes[0]?.source ?? "",
    ),
  );
// Programs that need other packages run in companions.test.ts.
const programs: (Omit<Program, "shown"> & Partial<Program>)[] = [
  ...readmes.filter(({ companion }) => companion === undefined),
  ...examples,
];

/** The path of a program; those that need the types of Node have a separate folder. */
function placeProgram({ name, source }: Pick<Program, "name" | "source">): string {
  return /from "(node:|@data-import\/service")/.test(source) ? `node/${name}` : name;
}

// Programs with the token of a service run against one in tools/contract.
const runnable = programs.filter(({ source }) => !source.includes('process.env["DATA_IMPORT_TOKEN"]'));
const runnableExamples = runnable.filter((program) => examples.includes(program));
const runnableReadmes = runnable.filter((program) => !examples.includes(program));

// The address of the mock that `npm start` serves; here it is the packed mock.
const documentedAddress = "http://localhost:4011/v1";
// The port of the service or of the docs in a README; here each takes any free port.
const documentedPort = /port: 401[02]/g;

// Node 22 prints this about its SQLite.
const sqliteWarning = /^\(node:\d+\) ExperimentalWarning: SQLite is .*\n\(Use `node --trace-warnings .*\n/;

const misuse = `
import { createClient } from "@data-import/client";
import { createFetchClient } from "@data-import/client/fetch";
const api = createClient({ baseUrl: "${documentedAddress}", token: "any" });
// @ts-expect-error no such method: without types, everything would compile
await api.spaces.updaet("us_sp_8vKd3QxN", {});
// @ts-expect-error a name is text
await api.spaces.update("us_sp_8vKd3QxN", { name: 1 });
const client = createFetchClient({ baseUrl: "${documentedAddress}", token: "any" });
// @ts-expect-error no such path
await client.GET("/sheetz");
`;

beforeAll(() => {
  const address = inject("mockUrl");
  const sources = programs.map((program) => [
    `programs/${placeProgram(program)}.ts`,
    program.source.replaceAll(documentedAddress, address).replaceAll(documentedPort, "port: 0"),
  ]);
  writeFiles(consumer, { ...Object.fromEntries(sources), "programs/misuse.ts": misuse });
});

/** Each project with the new compiler. The old one is slow: it gets those that differ in modules, globals and strictness. */
const compilations = [
  ...(Object.keys(projects) as (keyof typeof projects)[]).map(
    (project) => ["TypeScript 7.0.2", project] as const,
  ),
  ["TypeScript 5.9.3", "NodeNext with the types of Node"],
  ["TypeScript 5.9.3", "NodeNext, only strict"],
  ["TypeScript 5.9.3", "Bundler with the DOM"],
] as const;

const ends: Partial<Record<string, ReturnType<typeof compile>>> = {};

/** Compiles the programs, once for each compiler and project. */
function compilePrograms(
  compiler: keyof typeof compilers,
  project: keyof typeof projects,
): ReturnType<typeof compile> {
  const out = nameFolder(compiler, project);
  ends[out] ??= compile(consumer, compiler, project, out);
  return ends[out];
}

/** The folder of the compiled programs. */
function nameFolder(compiler: keyof typeof compilers, project: keyof typeof projects): string {
  return `${compiler} ${project}`.toLowerCase().replace(/\W+/g, "-");
}

test.each(compilations)("%s, %s: all programs compile", async (compiler, project) => {
  const { code, stdout, stderr } = await compilePrograms(compiler, project);
  expect(`${stdout}${stderr}`).toBe("");
  expect(code).toBe(0);
});

describe("the compiled programs", () => {
  const compilation = ["TypeScript 7.0.2", "NodeNext with the types of Node"] as const;
  beforeAll(() => compilePrograms(...compilation));

  describe.each([
    { node: `Node ${process.versions.node}`, executable: process.execPath },
    { node: "Node 22", executable: inject("oldestNode") },
  ])("$node", ({ executable }) => {
    test("the examples in comments run", async () => {
      // One after the other in one process: they have no output to compare, and each start takes longer than they do.
      const imports = runnableExamples.map((program) => `await import("./${placeProgram(program)}.js");`);
      const file = join(consumer, nameFolder(...compilation), "all-examples.js");
      writeFileSync(file, [...imports, 'console.log("all have run");'].join("\n"));
      const end = await runCommand(executable, [file], { cwd: consumer });
      expect(end).toMatchObject({ code: 0, stderr: "" });
      expect(end.stdout).toMatch(/all have run\n$/);
    });

    test.each(runnableReadmes)("$name, $heading: runs", async (program) => {
      const file = join(consumer, nameFolder(...compilation), `${placeProgram(program)}.js`);
      // An empty folder, because some programs store data in theirs.
      const cwd = mkdtempSync(join(consumer, "run-"));
      const { code, stdout, stderr } = await runCommand(executable, [file], { cwd });
      const isService = program.source.includes('from "@data-import/service"');
      expect(isService ? stderr.replace(sqliteWarning, "") : stderr).toBe("");
      expect(code).toBe(0);
      if (program.shown === undefined) return;
      // A README cannot show how the lines of a CSV file end.
      const lines = stdout.replaceAll("\r\n", "\n");
      const printed = lines.replaceAll(inject("mockUrl"), documentedAddress);
      expect(hideVaryingParts(printed, program.shown)).toBe(program.shown);
    });
  });
});

test("there are programs in each README and in the comments", () => {
  const sources = readmes.map(({ name }) => name.split("-")[0]);
  expect(sources).toEqual(
    expect.arrayContaining(["client", "listener", "types", "mock", "front", "tables", "service"]),
  );
  expect(examples).not.toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { compile, compilers, projects } from "../src/compile.ts";
import { writeFiles } from "../src/consumer.ts";
import { type Program, readExamples, readPrograms } from "../src/read-programs.ts";
import { runCommand } from "../src/run-command.ts";

const consumer = inject("consumer");
// As they were installed, not as they are in the workspace.
const installed = join(consumer, "node_modules/@data-import");
const readmes = ["client", "types", "mock"].flatMap((name) =>
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
// What needs more than our packages is run where that is installed: companions.test.ts.
const programs = [...readmes.filter(({ companion }) => companion === undefined), ...examples];

// What `npm start` serves in a clone; here it is the packed mock.
const documentedAddress = "http://localhost:4011/v1";

const misuse = `
import { createClient } from "@data-import/client";
import { createFetchClient } from "@data-import/client/fetch";
const api = createClient({ baseUrl: "${documentedAddress}", token: "any" });
// @ts-expect-error no such method: were the types lost on the way, everything would compile
await api.spaces.updaet("us_sp_8vKd3QxN", {});
// @ts-expect-error a name is text
await api.spaces.update("us_sp_8vKd3QxN", { name: 1 });
const client = createFetchClient({ baseUrl: "${documentedAddress}", token: "any" });
// @ts-expect-error no such path
await client.GET("/sheetz");
`;

beforeAll(() => {
  const address = inject("mockUrl");
  const sources = programs.map(({ name, source }: Program) => [
    `programs/${name}.ts`,
    source.replaceAll(documentedAddress, address),
  ]);
  writeFiles(consumer, { ...Object.fromEntries(sources), "programs/misuse.ts": misuse });
});

describe.each(Object.keys(compilers) as (keyof typeof compilers)[])("%s", (compiler) => {
  test.each(Object.keys(projects) as (keyof typeof projects)[])(
    "%s: all programs compile",
    async (project) => {
      const out = `${compiler} ${project}`.toLowerCase().replace(/\W+/g, "-");
      const { code, stdout, stderr } = await compile(consumer, compiler, project, out);
      expect(`${stdout}${stderr}`).toBe("");
      expect(code).toBe(0);
    },
  );
});

describe("what they compile to", () => {
  beforeAll(() => compile(consumer, "TypeScript 7.0.2", "NodeNext with the types of Node", "compiled"));

  describe.each([
    { node: `Node ${process.versions.node}`, executable: process.execPath },
    { node: "Node 22", executable: inject("oldestNode") },
  ])("$node", ({ executable }) => {
    test.each(programs)("$name, $heading: runs", async ({ name, source }) => {
      const file = join("compiled", `${name}.js`);
      const { code, stdout, stderr } = await runCommand(executable, [file], {
        cwd: consumer,
        timeout: 20_000,
      });
      expect(stderr).toBe("");
      expect(code).toBe(0);
      if (source.includes("console.log(")) expect(stdout).not.toBe("");
    });
  });
});

test("there are programs in each README and in the comments", () => {
  const sources = readmes.map(({ name }) => name.split("-")[0]);
  expect(sources).toEqual(expect.arrayContaining(["client", "types", "mock"]));
  expect(examples).not.toEqual([]);
});

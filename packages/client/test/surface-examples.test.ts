import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addedMethods } from "./support/added-methods.ts";
import { compile, compilers, mapPackages, resolutions } from "./support/compile.ts";
import { createExampleScript } from "./support/example-script.ts";
import { readExamples, writeFunctions } from "./support/examples.ts";
import { operationCases } from "./support/operation-cases.ts";
import { type Served, serve } from "./support/server.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const examples = readExamples();
const functions = `const functions: ((api: Client) => Promise<unknown>)[] = [\n${writeFunctions(examples).join(",\n")},\n];\n`;
const { script, asked } = createExampleScript();
let server: Served;

beforeAll(async () => {
  server = await serve(script);
});
afterAll(() => server.close());

test("every method has an example", () => {
  expect(examples.length).toBe(operationCases.length + addedMethods.length);
});

test.each(Object.entries(compilers))("the examples compile with %s", async (_, compiler) => {
  const program = `import type { Client } from "@data-import/client";\nexport ${functions}`;
  const options = { ...resolutions.Bundler, ...mapPackages() };
  expect((await compile(compiler, { "examples.ts": program }, options)).problems).toEqual([]);
});

test("the examples run", async () => {
  const program = `
    import { type Client, createClient } from "@data-import/client";
    ${functions}
    const api = createClient({ baseUrl: "${server.baseUrl}", token: "test-token-1", retry: false });
    await Promise.all(functions.map((example) => example(api)));
    await api.accounts.getCurrent();
  `;
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ["--conditions=@data-import/source", "--input-type=module-typescript", "--eval", program],
    { cwd: packageFolder },
  );
  expect(stderr).toBe("");
  expect(new Set(asked)).toEqual(new Set(operationCases.map(({ operationId }) => operationId)));
});

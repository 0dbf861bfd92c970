import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadModel } from "@data-import/front";
import { expect, test } from "vitest";

const tests = 200;
/** About 125 for each test, if each has another operation. */
const most = 26_000;
const results = fileURLToPath(new URL("../../.results/", import.meta.url));
const require = createRequire(import.meta.url);

/** Programs read the declarations of the built package; with sources, the checks of our own code would count as well. */
const settings = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023"],
    types: ["node"],
    module: "esnext",
    moduleResolution: "bundler",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    verbatimModuleSyntax: true,
  },
  files: ["tests.ts"],
};

test(`${tests} tests with a mock are cheap to check`, () => {
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, "types-"));
  try {
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    writeFileSync(join(folder, "tests.ts"), writeProgram());
    const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
    const output = execFileSync(process.execPath, [compiler, "-p", folder, "--extendedDiagnostics"], {
      encoding: "utf8",
    });
    const count = Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
    console.log(`${count} instantiations for ${tests} tests`);
    expect(count).toBeGreaterThan(tests);
    expect(count).toBeLessThanOrEqual(most);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Tests for every operation: each overrides a response, some with a function, and checks the request. */
function writeProgram(): string {
  const operations = [...loadModel().routes.keys()];
  const lines = Array.from({ length: tests }, (_, at) => {
    const id = JSON.stringify(operations[at % operations.length]);
    const body =
      at % 4 > 0
        ? '{ errors: [{ message: "no" }] }'
        : "({ params }) => ({ errors: [{ message: String(params) }] })";
    const check =
      at % 2 > 0
        ? `expect(mock.requests.for(${id})[0]?.params).toEqual({});`
        : `expect(mock).toHaveReceived(${id}, { params: {} });`;
    return (
      `test("${at}", async ({ mock, api }) => {\n` +
      `  mock.on(${id}).reply(409, ${body}).once();\n` +
      `  mock.on(${id}).example("conflict");\n` +
      `  await api.accounts.getCurrent();\n` +
      `  ${check}\n` +
      `});`
    );
  });
  // Proves that the types are found: otherwise they would be `any`, and cheap.
  const wrong = `  // @ts-expect-error there is no such example\n  mock.on("getAgent").example("nothing");\n`;
  const last = `test("types", ({ mock }) => {\n${wrong}  // @ts-expect-error a failure has a list of errors\n  mock.on("getAgent").reply(404, { errors: 1 });\n});`;
  return `import { expect, test } from "@data-import/mock/vitest";\n${[...lines, last].join("\n")}\n`;
}

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compileProject, readProblem } from "../support/compile-project.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));
const names = 'export type EngineName = "sqlite" | "postgres"';

/** An engine without any member, as at the start of its development. */
const beginning = `import type { Engine } from "../../engine.ts";

export const thirdEngine: Engine = {};
`;

test("with a third engine the service does not compile until every table has it and it has every member", async () => {
  const folder = mkdtempSync(join(tmpdir(), "new-engine-"));
  try {
    for (const part of ["src", "test/support", "package.json"])
      cpSync(join(packageFolder, part), join(folder, part), { recursive: true });
    symlinkSync(join(packageFolder, "node_modules"), join(folder, "node_modules"));
    const engine = join(folder, "src/storage/engine.ts");
    const source = readFileSync(engine, "utf8");
    expect(source.split(names)).toHaveLength(2);
    writeFileSync(engine, source.replace(names, `${names} | "third"`));
    cpSync(join(folder, "src/storage/engines/sqlite"), join(folder, "src/storage/engines/third"), {
      recursive: true,
    });
    writeFileSync(join(folder, "src/storage/engines/third/engine.ts"), beginning);
    const project = {
      extends: join(packageFolder, "test/tsconfig.json"),
      compilerOptions: { typeRoots: [join(packageFolder, "node_modules/@types")] },
      include: ["src/storage/engines", "test/support/databases.ts"],
    };
    const problems = await compileProject(folder, folder, project);
    expect(problems.map((problem) => readProblem(folder, problem))).toEqual(
      expect.arrayContaining([
        {
          file: "src/storage/engines/open-storage.ts",
          line: "const choices: Readonly<Record<EngineName, EngineChoice>> = {",
          message: expect.stringMatching(/^Property 'third' is missing in type/),
        },
        {
          file: "src/storage/engines/third/engine.ts",
          line: "export const thirdEngine: Engine = {};",
          message: expect.stringMatching(
            /missing the following properties from type 'Engine': hasOneProcess/,
          ),
        },
        {
          file: "test/support/databases.ts",
          line: "const engines: Readonly<Record<EngineName, Engine>> = {",
          message: expect.stringMatching(/^Property 'third' is missing in type/),
        },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

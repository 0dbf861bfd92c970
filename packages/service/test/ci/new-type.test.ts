import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compileProject, readProblem } from "../support/compile-project.ts";

const packageFolder = fileURLToPath(new URL("../../../tables", import.meta.url));

const constraintTypes = "src/constraints/constraint-types.ts";
/** The unions of the description with one member for each type, and the tables of the package for them. */
const unions = [
  { union: "Constraint", base: "object", table: "constraintTypes", file: constraintTypes },
  { union: "SheetConstraint", base: "object", table: "sheetConstraintTypes", file: constraintTypes },
  { union: "Property", base: "BaseProperty", table: "fieldTypes", file: "src/fields/field-types.ts" },
];

test("with a new type of field or constraint the package of tables does not compile until its table has it", async () => {
  const problems = await compileWith((types) =>
    unions.reduce((text, { union, base }) => {
      const declaration = `export type ${union} =`;
      expect(text.split(declaration)).toHaveLength(2);
      const wider = `${declaration} (${base} & { type: "new-${union}" }) | Known${union};`;
      return text.replace(declaration, `${wider}\ntype Known${union} =`);
    }, types),
  );
  expect(problems.map((problem) => readProblem(packageFolder, problem))).toEqual(
    unions.map(({ union, table, file }) => ({
      file,
      line: expect.stringMatching(new RegExp(`^const ${table}: `)),
      message: expect.stringMatching(new RegExp(`^Property '"new-${union}"' is missing in type`)),
    })),
  );
});

/** Compiles the sources of the package against other types; returns one line for each problem. */
async function compileWith(edit: (types: string) => string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "new-type-"));
  try {
    cpSync(join(packageFolder, "../types/src"), join(folder, "src"), { recursive: true });
    cpSync(join(packageFolder, "../types/package.json"), join(folder, "package.json"));
    const generated = join(folder, "src/openapi.gen.ts");
    writeFileSync(generated, edit(readFileSync(generated, "utf8")));
    const project = {
      extends: join(packageFolder, "test/tsconfig.json"),
      compilerOptions: {
        paths: { "@data-import/types": [join(folder, "src/index.ts")] },
        typeRoots: [join(packageFolder, "node_modules/@types")],
      },
      include: [join(packageFolder, "src")],
    };
    return await compileProject(packageFolder, folder, project);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

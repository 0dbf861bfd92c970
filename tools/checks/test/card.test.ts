import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { listFiles, readPackages } from "../src/checks/workspace.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The tools that this repository must use, with the names of their packages. */
const card: Readonly<Record<string, readonly string[]>> = {
  "openapi-typescript": ["openapi-typescript"],
  "openapi-fetch": ["openapi-fetch"],
  "@redocly/cli": ["@redocly/cli"],
  turbo: ["turbo"],
  changesets: ["@changesets/cli"],
  vitest: ["vitest"],
  prism: ["@stoplight/prism-http", "@stoplight/prism-cli"],
};

interface Row {
  readonly tool: string;
  /** The folder of the package; empty for the root. */
  readonly folder: string;
  readonly file: string;
  readonly work: string;
}

const rows = readRows(readFileSync(join(root, "README.md"), "utf8"));

/** The table below `## Tools`. */
function readRows(readme: string): Row[] {
  const [, section = ""] = /^## Tools\n(.*?)^## /ms.exec(readme) ?? [];
  const lines = section.split("\n").filter((line) => line.startsWith("| `"));
  return lines.map((line) => {
    const [tool = "", folder = "", file = "", work = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const unquote = (cell: string) => cell.replaceAll("`", "");
    return {
      tool: unquote(tool),
      folder: folder === "the root" ? "" : unquote(folder),
      file: unquote(file),
      work,
    };
  });
}

/** Whether a source imports, resolves or starts a package. */
function uses(source: string, tool: string): boolean {
  const name = tool.replaceAll(/[/.]/g, "\\$&");
  const imported = new RegExp(`(?:\\bfrom |\\bimport\\(|\\bresolve\\()"${name}(?:/[^"]*)?"`);
  return imported.test(source) || source.includes(`"node_modules/${tool}/`);
}

describe("the table of tools in the README", () => {
  test.each(Object.entries(card))("says where %s does its work", (_, packages) => {
    expect(rows.map(({ tool }) => tool)).toEqual(expect.arrayContaining([...packages]));
  });

  test("names only the tools of the list above", () => {
    const known = Object.values(card).flat();
    expect(rows.map(({ tool }) => tool).filter((tool) => !known.includes(tool))).toEqual([]);
  });

  test.each(rows)("$tool: $folder depends on it, and $file uses it", ({ tool, folder, file, work }) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([tool]);
    expect(uses(readFileSync(join(root, file), "utf8"), tool), `${file} does not use ${tool}.`).toBe(true);
    expect(work).not.toBe("");
  });

  // A name of a file without an option would run beside the files of TEST_ARGUMENTS, and not narrow them.
  test("is right that vitest runs the tests of every package, with the arguments of the start script", () => {
    const scripts = readPackages(root, listFiles(root)).flatMap(({ folder }) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
      return ["test", "test:ci", "test:nightly"]
        .filter((task) => task in scripts)
        .map((task) => `${folder} ${task}: ${scripts[task]}`);
    });
    const expected =
      /: (VITEST_MAX_WORKERS=\d )?vitest run( --(project|exclude|dir) \S+)?( --maxWorkers=\d)? \$TEST_ARGUMENTS$/;
    expect(scripts.filter((script) => !expected.test(script))).toEqual([]);
    expect(scripts.filter((script) => script.includes(" test: ")).length).toBeGreaterThan(5);
  });

  // Otherwise turbo walks through everything that is installed, in each run.
  test("is right about turbo, whose inputs outside of a package begin with the name of a folder or a file", () => {
    const settings = listFiles(root).filter((path) => basename(path) === "turbo.json");
    const inputs = settings.flatMap((path) =>
      [...readFileSync(join(root, path), "utf8").matchAll(/"\$TURBO_ROOT\$\/([^"]*)"/g)].map(
        ([, glob]) => `${path}: ${glob}`,
      ),
    );
    expect(inputs.length).toBeGreaterThan(10);
    expect(inputs.filter((input) => !/: [\w.]/.test(input))).toEqual([]);
  });
});

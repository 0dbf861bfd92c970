import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findChromium, mayLackChromium } from "@data-import/checks/browser";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { compile } from "../../compile.ts";
import {
  installWarning,
  installWithNpm,
  installWithPnpm,
  makeEmptyFolder,
  removeFolder,
  writeFiles,
} from "../../consumer.ts";
import { packageModules, readManifest } from "../../packages.ts";
import { hideVaryingParts, readPrograms } from "../../read-programs.ts";
import { type CommandEnd, runCommand } from "../../run-command.ts";

const readme = readFileSync(join(inject("consumer"), "node_modules/@data-import/mock/README.md"), "utf8");
const programs = readPrograms("mock", readme).filter(({ companion }) => companion !== undefined);
const suites = programs.filter(({ companion }) => companion === "vitest");
const scripts = programs.filter(({ companion }) => companion !== "vitest");

const extras = Object.fromEntries(
  ["@types/node", "msw", "playwright-core", "vitest"].map((name) => {
    const { version } = readManifest(join(packageModules, name));
    return [name, version];
  }),
);

// The code whose failure the README shows.
const failing = `
import { expect, test } from "@data-import/mock/vitest";

test("misspells a property", async ({ mock, api }) => {
  const patch: object = { lable: "Check the prices" };
  await api.actions.update("us_act_Tz4mW8sB", patch).result();
  expect(mock).toHaveNoViolations();
});

test("sends a number for a text", async ({ mock, api }) => {
  const patch: object = { label: 5 };
  await api.actions.update("us_act_Tz4mW8sB", patch).result();
  expect(mock).toHaveReceived("updateAction", { json: { label: "5" } });
});
`;
/** Compiling many declarations is slow: each module resolution once, and each compiler. */
const compilations = [
  { manager: "npm", compiler: "TypeScript 7.0.2", project: "NodeNext with the DOM" },
  { manager: "npm", compiler: "TypeScript 7.0.2", project: "Bundler with the DOM" },
  { manager: "npm", compiler: "TypeScript 5.9.3", project: "NodeNext with the types of Node" },
  { manager: "pnpm", compiler: "TypeScript 7.0.2", project: "NodeNext with the types of Node" },
] as const;

const all = inject("tarballs");
/** The mock and what it needs. npm unpacks every file, which takes long; the other suites install all packages with it. */
const ofMock = all.filter(({ shortName }) =>
  ["client", "front", "importer", "mock", "types"].includes(shortName),
);

const description = "node_modules/@data-import/mock/dist/openapi.yaml";

describe.each([
  ["npm", installWithNpm, ofMock],
  ["pnpm", installWithPnpm, all],
] as const)("a project with Vitest, msw and Playwright, installed with %s", (manager, install, tarballs) => {
  let folder = "";
  let said = "";

  beforeAll(async () => {
    folder = makeEmptyFolder(manager);
    said = await install(folder, tarballs, extras);
    const files = programs.map(({ name, source, companion }) => [
      `programs/${name}${companion === "vitest" ? ".test" : ""}.ts`,
      source.replace("/usr/bin/chromium", findChromium() ?? "none"),
    ]);
    writeFiles(folder, { ...Object.fromEntries(files), "programs/failing.test.ts": failing });
  });

  afterAll(() => removeFolder(folder));

  function runSuite(name: string): Promise<CommandEnd> {
    const vitest = join(folder, "node_modules/vitest/vitest.mjs");
    return runCommand(process.execPath, [vitest, "run", name], { cwd: folder });
  }

  test("gets no warning about skipped install scripts or unmet dependencies", () => {
    expect(said).not.toMatch(installWarning);
  });

  test.each(suites)("$name, $heading: passes", async ({ name }) => {
    const { code, stdout, stderr } = await runSuite(name);
    expect(code, `${stdout}${stderr}`).toBe(0);
    expect(stderr).toBe("");
    expect(stripVTControlCharacters(stdout)).toMatch(/Tests +[1-9]\d* passed/);
    // Vitest writes this above everything that a test prints; suites show no output in the README.
    expect(stdout).not.toContain("stdout |");
  });

  test("a suite that breaks the description fails with the lines of it that are broken", async () => {
    const { code, stderr } = await runSuite("failing");
    expect(code).toBe(1);
    const report = stripVTControlCharacters(stderr);
    const [shown = ""] = /^Error: 1 of 1 .*?(?=^```)/ms.exec(readme) ?? [];
    expect(report.replaceAll(/yaml:\d+/g, "yaml:0")).toContain(shown.replaceAll(/yaml:\d+/g, "yaml:0"));
    expect(report).toContain('-     "label": "5",\n+     "label": 5,');
    const lines = readFileSync(join(folder, description), "utf8").split("\n");
    const places = [...report.matchAll(/^ {4}(\S+):(\d+) \((.+)\)$/gm)];
    const found = places.map(([, path, line, name]) => [
      path,
      name,
      lines.slice(Number(line) - 2, Number(line)),
    ]);
    expect(found).toEqual([
      [description, "ActionUpdate", [expect.anything(), "    ActionUpdate:"]],
      [description, "ActionUpdate.label", ["        label:", "          type: string"]],
    ]);
  });

  test.for(scripts)("$name, $heading: runs", async ({ name, companion, shown }, { skip }) => {
    skip(companion === "playwright" && mayLackChromium, "This machine has no Chromium.");
    const end = await runCommand(process.execPath, [`programs/${name}.ts`], { cwd: folder });
    const stdout = hideVaryingParts(end.stdout, shown);
    expect({ ...end, stdout }).toEqual({ code: 0, stdout: shown, stderr: "" });
  });

  test.each(compilations.filter((one) => one.manager === manager))(
    "all compile with $compiler, $project",
    async ({ compiler, project }) => {
      const out = `${compiler} ${project}`.toLowerCase().replace(/\W+/g, "-");
      const { code, stdout, stderr } = await compile(folder, compiler, project, out);
      expect(code, stderr).not.toBeNull();
      // Declarations of other packages are not checked.
      const isOurs = /^(programs\/|.*node_modules\/@data-import\/)/;
      expect(stdout.split("\n").filter((line) => isOurs.test(line))).toEqual([]);
    },
  );
});

test("the README shows each companion", () => {
  expect(new Set(programs.map(({ companion }) => companion))).toEqual(
    new Set(["vitest", "msw", "playwright"]),
  );
});

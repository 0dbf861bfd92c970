import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Candidate } from "./candidate.ts";
import { findTypeErrors } from "./check-types.ts";
import { compile } from "./compile.ts";
import { writeFiles } from "./consumer.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { readManifest } from "./packages.ts";
import { runCommand } from "./run-command.ts";

/** These need a runner of tests or a framework around them. */
const forOthers = ["./vitest", "./jest", "./react"];

/**
 * Loads every entry point of each package with `require()`, from a program that TypeScript compiles to CommonJS, and reads
 * whether the README says what CommonJS needs.
 */
export async function checkCommonJs(
  node: string,
  packages: readonly Candidate[],
  home: string,
): Promise<Column> {
  const findInstalled = ({ name }: Candidate) => join(home, "node_modules", name);
  const imported = packages.filter(({ isImported }) => isImported);
  const sources = imported.map((each) => [
    `commonjs/${each.shortName}.cts`,
    writeProgram(each.name, findInstalled(each)),
  ]);
  writeFiles(home, Object.fromEntries(sources));
  const { stdout, ...end } = await compile(
    home,
    "TypeScript 5.9.3",
    "NodeNext with the types of Node",
    "compiled-commonjs",
    "commonjs",
  );
  // Declarations of other packages are not checked.
  const ours = stdout.split("\n").filter((line) => /^(commonjs|node_modules\/@data-import)\//.test(line));
  const compiled = {
    ...end,
    code: ours.length === 0 && end.stderr === "" ? 0 : end.code,
    stdout: ours.join("\n"),
  };
  return checkEach("CommonJS", packages, async (each) => {
    if (!each.isImported) return "does not apply";
    const readme = readFileSync(join(findInstalled(each), "README.md"), "utf8");
    const explains = ["require()", "moduleResolution"].every((word) => readme.includes(`\`${word}`));
    return [
      ...(explains ? [] : ["Its README does not say how `require()` and `moduleResolution` find it."]),
      ...findTypeErrors(compiled, each, packages),
      ...(await runProgram(node, each, home)),
    ];
  });
}

function writeProgram(name: string, installed: string): string {
  const entries = Object.entries(readManifest(installed).exports ?? {}).filter(
    ([path, target]) => typeof target === "object" && !path.includes("*") && !forOthers.includes(path),
  );
  const modules = entries.map(([path], index) => ({
    local: `entry${index}`,
    path: `${name}${path.slice(1)}`,
  }));
  return [
    ...modules.map(({ local, path }) => `import ${local} = require("${path}");`),
    `const entries = { ${modules.map(({ local, path }) => `"${path}": ${local}`).join(", ")} };`,
    "for (const [path, entry] of Object.entries(entries))",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a part of the program.
    "  if (Object.keys(entry).length === 0) throw new Error(`require(${path}) is empty`);",
    "console.log(Object.keys(entries).length);",
    "",
  ].join("\n");
}

async function runProgram(node: string, { shortName }: Candidate, home: string): Promise<string[]> {
  const file = join("compiled-commonjs", `${shortName}.cjs`);
  const { code, stdout, stderr } = await runCommand(node, [file], { cwd: home });
  return code === 0 && stdout !== "" ? [] : [`commonjs/${shortName}.cts ended with code ${code}: ${stderr}`];
}

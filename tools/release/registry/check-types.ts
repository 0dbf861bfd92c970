import { join } from "node:path";
import { type Candidate, consumersFolder, explainMissingUse, findUse } from "./candidate.ts";
import { compile, type compilers } from "./compile.ts";
import { copyToConsumer } from "./consumer.ts";
import { type Column, checkEach } from "./outcomes.ts";
import type { CommandEnd } from "./run-command.ts";

/** The folder of the compiled programs that run, in the consumer's folder. */
export const compiledFolder = "compiled";

/** Copies the program of each package to the consumer's folder. */
export function copyPrograms(packages: readonly Candidate[], home: string): void {
  for (const candidate of packages) {
    const path = findUse(candidate, "program");
    if (path !== undefined) copyToConsumer(join(consumersFolder, path), join(home, path));
  }
}

/** Compiles the programs under NodeNext, with the declarations that are installed beside them, into a folder. */
export async function checkTypes(
  title: string,
  compiler: keyof typeof compilers,
  packages: readonly Candidate[],
  home: string,
  out: string,
): Promise<Column> {
  const end = await compile(home, compiler, "NodeNext with the types of Node", out);
  return checkEach(title, packages, async (candidate) => {
    if (!candidate.isImported) return "does not apply";
    if (findUse(candidate, "program") === undefined) return [explainMissingUse(candidate, "program")];
    return findTypeErrors(end, candidate, packages);
  });
}

/** The errors of a compiler about a package; errors that name no package count for each of them. */
export function findTypeErrors(
  { code, stdout, stderr }: CommandEnd,
  candidate: Candidate,
  packages: readonly Candidate[],
): string[] {
  if (code === 0) return [];
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => /^\S/.test(line));
  if (lines.length === 0) return [`The compiler ended with code ${code} and printed nothing.`];
  return lines.filter((line) => isAbout(line, candidate) || !packages.some((each) => isAbout(line, each)));
}

function isAbout(line: string, { name, shortName }: Candidate): boolean {
  return (
    /^\w+\/([\w-]+)(?:\.test)?\.c?ts\(/.exec(line)?.[1] === shortName ||
    line.includes(`node_modules/${name}/`)
  );
}

import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkTypes } from "./check-types.ts";
import { type Program, SampleError } from "./program.ts";
import { runPrograms } from "./run-programs.ts";
import { hasCurl, runScripts } from "./run-scripts.ts";
import { watchMock } from "./watch-mock.ts";

/** How many programs were checked. */
export interface Verification {
  /** Compiled and run. */
  readonly programs: number;
  /** Run by a shell; 0 if the machine has no curl. */
  readonly scripts: number;
}

/**
 * Compiles the TypeScript programs and runs all programs against the mock; throws a {@link SampleError} that lists
 * everything that does not work.
 */
export async function verifyPrograms(programs: readonly Program[]): Promise<Verification> {
  const typed = programs.filter(({ language }) => language === "ts");
  const scripts = programs.filter(({ language }) => language === "sh");
  const canRunScripts = await hasCurl();
  if (!canRunScripts && process.env["CI"])
    throw new Error("CI must have sh and curl: the docs show scripts with them.");
  // One for each lane, so that a response belongs to one program.
  const [mock, scriptMock] = await Promise.all([watchMock(), watchMock()]);
  const folder = await mkdtemp(join(tmpdir(), "data-import-samples-"));
  try {
    // The programs are modules, and find the packages that this one is built with.
    const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));
    await symlink(packages, join(folder, "node_modules"), "junction");
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    const problems = await Promise.all([
      checkTypes(folder, typed),
      runPrograms(folder, typed, mock),
      canRunScripts ? runScripts(folder, scripts, scriptMock) : [],
    ]);
    if (problems.some((found) => found.length > 0)) throw new SampleError(problems.flat());
    return { programs: typed.length, scripts: canRunScripts ? scripts.length : 0 };
  } finally {
    await Promise.all([mock.close(), scriptMock.close(), rm(folder, { recursive: true })]);
  }
}

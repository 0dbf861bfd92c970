import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkTypes } from "./check-types.ts";
import { type Problem, type Program, SampleError } from "./program.ts";
import { runPrograms } from "./run-programs.ts";
import { hasCurl, runScripts } from "./run-scripts.ts";
import { shareMock, startServices } from "./servers.ts";

/** How many programs were checked. */
export interface Verification {
  /** Compiled and run. */
  readonly programs: number;
  /** Run by a shell; 0 if the machine has no curl. */
  readonly scripts: number;
}

const isTyped = ({ language }: Program) => language === "ts";
// The samples of the operations use the ids of the examples, which only the mock knows.
const runsWithMock = ({ needs }: Program) => needs === undefined;
const isOfGuide = ({ operationId }: Program) => operationId === undefined;

/** Compiles the TypeScript programs, and runs none; throws as {@link verifyPrograms} does. */
export async function compilePrograms(programs: readonly Program[]): Promise<void> {
  await inFolder(async (folder) => report(await checkTypes(folder, programs.filter(isTyped))));
}

/**
 * Compiles the TypeScript programs and runs all programs: with the mock, and those of guides also with a new service
 * for each. Throws a {@link SampleError} that lists each one that does not work, with its line and what the compiler or
 * the server says.
 */
export async function verifyPrograms(programs: readonly Program[]): Promise<Verification> {
  const typed = programs.filter(isTyped);
  const canRunScripts = await hasCurl();
  if (!canRunScripts && process.env["CI"])
    throw new Error("CI must have sh and curl: the docs show scripts with them.");
  const scripts = canRunScripts ? programs.filter(({ language }) => language === "sh") : [];
  // One for each lane, so that a response belongs to one program.
  const servers = [await shareMock(), await shareMock(), startServices(), startServices()] as const;
  try {
    await inFolder(async (folder) => {
      const problems = await Promise.all([
        checkTypes(folder, typed),
        runPrograms(join(folder, "mock"), typed, servers[0]),
        runScripts(join(folder, "mock"), scripts.filter(runsWithMock), servers[1]),
        runPrograms(join(folder, "service"), typed.filter(isOfGuide), servers[2]),
        runScripts(join(folder, "service"), scripts.filter(isOfGuide), servers[3]),
      ]);
      report(problems.flat());
    });
    return { programs: typed.length, scripts: scripts.length };
  } finally {
    await Promise.all(servers.map((each) => each.close()));
  }
}

function report(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SampleError(problems);
}

/** Calls a function with a folder in which programs are modules, and find the packages that this one is built with. */
async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "data-import-samples-"));
  try {
    const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));
    await symlink(packages, join(folder, "node_modules"), "junction");
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

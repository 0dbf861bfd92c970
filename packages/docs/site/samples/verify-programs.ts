import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkTypes } from "./check-types.ts";
import { type Program, SampleError } from "./program.ts";
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

/**
 * Compiles the TypeScript programs and runs all programs: with the mock, and those of guides also with a new service
 * for each. Throws a {@link SampleError} that lists everything that does not work.
 */
export async function verifyPrograms(programs: readonly Program[]): Promise<Verification> {
  const typed = programs.filter(({ language }) => language === "ts");
  const canRunScripts = await hasCurl();
  if (!canRunScripts && process.env["CI"])
    throw new Error("CI must have sh and curl: the docs show scripts with them.");
  const scripts = canRunScripts ? programs.filter(({ language }) => language === "sh") : [];
  // The samples of the operations use the ids of the examples, which only the mock knows.
  const isOfGuide = ({ operationId }: Program) => operationId === undefined;
  // One for each lane, so that a response belongs to one program.
  const servers = [await shareMock(), await shareMock(), startServices(), startServices()] as const;
  const folder = await mkdtemp(join(tmpdir(), "data-import-samples-"));
  try {
    // The programs are modules, and find the packages that this one is built with.
    const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));
    await symlink(packages, join(folder, "node_modules"), "junction");
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    const problems = await Promise.all([
      checkTypes(folder, typed),
      runPrograms(join(folder, "mock"), typed, servers[0]),
      runScripts(join(folder, "mock"), scripts, servers[1]),
      runPrograms(join(folder, "service"), typed.filter(isOfGuide), servers[2]),
      runScripts(join(folder, "service"), scripts.filter(isOfGuide), servers[3]),
    ]);
    if (problems.some((found) => found.length > 0)) throw new SampleError(problems.flat());
    return { programs: typed.length, scripts: scripts.length };
  } finally {
    await Promise.all(servers.map((each) => each.close()));
    await rm(folder, { recursive: true });
  }
}

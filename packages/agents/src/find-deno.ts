import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";

const systems: Readonly<Record<string, string>> = { linux: "linux", darwin: "darwin", win32: "win32" };

/** The path of the executable of Deno that npm installed for this system. */
export function findDeno(): string {
  const system = systems[platform()];
  const target = `@deno/${system}-${arch()}${system === "linux" ? "-glibc" : ""}`;
  let manifest: string;
  try {
    // Not the package `deno`: it has an install script, which pnpm does not run without being asked.
    manifest = createRequire(import.meta.url).resolve(`${target}/package.json`);
  } catch (error) {
    throw new Error(
      `Agents cannot run on this system: npm has not installed ${target}. Install without --no-optional, on a system that Deno supports.`,
      { cause: error },
    );
  }
  return join(dirname(manifest), platform() === "win32" ? "deno.exe" : "deno");
}

const setpriv = "/usr/bin/setpriv";

/** What starts a program so that it is killed when this process ends, even if this process is killed. */
export function findStarter(): readonly string[] {
  return platform() === "linux" && existsSync(setpriv) ? [setpriv, "--pdeathsig", "KILL", "--"] : [];
}

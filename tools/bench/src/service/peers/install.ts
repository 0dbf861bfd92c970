import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "../../measure.ts";

/** The versions that are compared. PocketBase is the newest that Go 1.26 compiles. */
export const versions = {
  pocketbase: "0.36.8",
  "sqlite-utils": "4.2.1",
  datasette: "0.65.5",
  duckdb: "2.0.0",
} as const;

/** They stay between runs, because PocketBase takes a minute to compile. */
const folder = fileURLToPath(new URL("../../../node_modules/.cache/peers", import.meta.url));
const limit = 600_000;

/** The program of PocketBase, compiled from its Go module; undefined if Go is missing. */
export function installPocketBase(): string | undefined {
  const target = join(folder, `pocketbase-${versions.pocketbase}`);
  const program = join(target, "base");
  if (existsSync(program)) return program;
  if (!runs("go", "version")) return undefined;
  mkdirSync(target, { recursive: true });
  const source = `github.com/pocketbase/pocketbase/examples/base@v${versions.pocketbase}`;
  runCommand("env", [`GOBIN=${target}`, "go", "install", source], folder, limit);
  return program;
}

/** The folder with the programs of the peers in Python; undefined if Python is missing. */
export function installPython(): string | undefined {
  const { pocketbase: _, ...wanted } = versions;
  const pins = Object.entries(wanted).map(([name, version]) => `${name}==${version}`);
  const target = join(folder, pins.join("-"));
  const programs = join(target, "bin");
  const done = join(programs, "datasette");
  if (existsSync(done)) return programs;
  if (!runs("python3", "-c", "import ensurepip")) return undefined;
  mkdirSync(folder, { recursive: true });
  runCommand("python3", ["-m", "venv", target], folder, limit);
  runCommand(join(programs, "pip"), ["install", "--quiet", ...pins], folder, limit);
  return programs;
}

function runs(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

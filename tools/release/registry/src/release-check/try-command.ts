import { type ChildProcess, spawn } from "node:child_process";
import { readAddress } from "../read-address.ts";
import { runCommand, strangersEnvironment } from "../run-command.ts";

/** A command of a package, and where npx gets it from. */
export interface PackedCommand {
  readonly command: string;
  /** What npx installs: a name with a version, or a folder. */
  readonly from: string;
  readonly version: string;
}

/** Where a command runs. */
export interface CommandPlace {
  /** An empty folder. */
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Milliseconds that a server has to end when it is asked to; 20,000 unless given. */
  readonly stopWithin?: number;
}

const patience = 90_000;
const servers = new Set<ChildProcess>();

/**
 * What is wrong with a command that npx runs: it must help, give its version and, where its help knows `--port`, serve
 * something on a free port.
 */
export async function tryCommand(packed: PackedCommand, place: CommandPlace): Promise<string[]> {
  const { command, version } = packed;
  const ask = (word: string) =>
    runCommand("npx", composeWords(packed, [word]), { ...place, timeout: patience });

  const help = await ask("--help");
  if (help.code !== 0 || help.stdout.trim() === "")
    return [`${command} --help ended with code ${help.code}: ${help.stdout}${help.stderr}`];
  const told = await ask("--version");
  if (told.code !== 0 || told.stdout.trim() !== version)
    return [
      `${command} --version said ${told.stdout.trim()}, not ${version}; it ended with code ${told.code}. ${told.stderr}`,
    ];
  if (!help.stdout.includes("--port")) return [];
  const serve = /\bserve\b/.test(help.stdout) ? ["serve"] : [];
  return tryServer(packed, [...serve, "--port", "0"], place);
}

/** Ends every server that is being tried. */
export function endServers(): void {
  for (const child of servers) endGroup(child);
}

async function tryServer(
  packed: PackedCommand,
  words: readonly string[],
  { cwd, environment, stopWithin = 20_000 }: CommandPlace,
): Promise<string[]> {
  const child = spawn("npx", composeWords(packed, words), {
    cwd,
    env: { ...strangersEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // npx starts the server as a child of its own; a group of processes can be ended as one.
    detached: true,
  });
  servers.add(child);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const problems = await askServer(child).then(
    (status) => (status < 500 ? [] : [`${packed.command} answered ${status}.`]),
    (error: Error) => [`${[packed.command, ...words].join(" ")}: ${error.message}`],
  );
  endGroup(child);
  const force = setTimeout(() => {
    problems.push(`${packed.command} did not end within ${stopWithin} ms when it was asked to.`);
    endGroup(child, "SIGKILL");
  }, stopWithin);
  await ended;
  clearTimeout(force);
  servers.delete(child);
  return problems;
}

/** The status that a server answers with at the address that it prints. */
async function askServer(child: ChildProcess): Promise<number> {
  return (await fetch(await readAddress(child, patience))).status;
}

function composeWords({ command, from }: PackedCommand, words: readonly string[]): string[] {
  return ["--yes", "--loglevel=error", `--package=${from}`, "--", command, ...words];
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended by itself.
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { readAddress } from "../read-address.ts";
import { consumerEnvironment, runCommand } from "../run-command.ts";

/** A command of a package, and its source for npx. */
export interface PackedCommand {
  readonly command: string;
  /** The package for npx: a name with a version, or a folder. */
  readonly from: string;
  readonly version: string;
}

/** Options for running a command. */
export interface CommandPlace {
  /** An empty folder. */
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Milliseconds that a server has to end after a signal. The default is 20,000. */
  readonly stopWithin?: number;
}

const patience = 90_000;
const servers = new Set<ChildProcess>();

/**
 * The problems of a command that npx runs: it must print its help and its version, and, if its help has `--port`, serve
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
      `${command} --version printed ${told.stdout.trim()}, not ${version}; it ended with code ${told.code}. ${told.stderr}`,
    ];
  if (!help.stdout.includes("--port")) return [];
  const serve = /\bserve\b/.test(help.stdout) ? ["serve"] : [];
  return tryServer(packed, [...serve, "--port", "0"], place);
}

/** Ends every server that runs. */
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
    env: { ...consumerEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // npx starts the server as a child process; a process group can be ended at once.
    detached: true,
  });
  servers.add(child);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const problems = await askServer(child).then(
    (status) => (status < 500 ? [] : [`${packed.command} responded with ${status}.`]),
    (error: Error) => [`${[packed.command, ...words].join(" ")}: ${error.message}`],
  );
  endGroup(child);
  const force = setTimeout(() => {
    problems.push(`${packed.command} did not end within ${stopWithin} ms after a signal.`);
    endGroup(child, "SIGKILL");
  }, stopWithin);
  await ended;
  clearTimeout(force);
  servers.delete(child);
  return problems;
}

/** The status of the response at the address that a server prints. */
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
    // The group has ended already.
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { readAddress } from "./read-address.ts";
import { consumerEnvironment, runCommand } from "./run-command.ts";

/** A command of a package, and how to start it. */
export interface PackedCommand {
  readonly command: string;
  readonly version: string;
  /** The program that starts it, and the words before those of the command. */
  readonly start: readonly [program: string, ...words: string[]];
}

/** Options for running a command. */
export interface CommandPlace {
  /** An empty folder. */
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Milliseconds that a server has to end after a signal. The default is 20,000. */
  readonly stopWithin?: number;
}

const servers = new Set<ChildProcess>();

/**
 * A command that npx starts.
 * @param from the package: a name with a version, or a folder
 */
export function startWithNpx(command: string, from: string): PackedCommand["start"] {
  return ["npx", "--yes", "--loglevel=error", `--package=${from}`, "--", command];
}

/**
 * The problems of a command: it must print its help and its version, and, if its help has `--port`, serve something on a
 * free port.
 */
export async function tryCommand(packed: PackedCommand, place: CommandPlace): Promise<string[]> {
  const {
    command,
    version,
    start: [program, ...before],
  } = packed;
  const ask = (word: string) => runCommand(program, [...before, word], { ...place });

  const help = await ask("--help");
  if (help.code !== 0 || help.stdout.trim() === "")
    return [`${command} --help ended with code ${help.code}: ${help.stdout}${help.stderr}`];
  const told = await ask("--version");
  if (told.code !== 0 || told.stdout.trim() !== version)
    return [
      `${command} --version printed ${told.stdout.trim()}, not ${version}; it ended with code ${told.code}. ${told.stderr}`,
    ];
  if (!help.stdout.includes("--port")) return [];
  // The help has a line for each subcommand.
  const serve = help.stdout.split("\n").some((line) => line.startsWith(`${command} serve `)) ? ["serve"] : [];
  return tryServer(packed, [...serve, "--port", "0"], place);
}

/** Ends every server that runs. */
export function endServers(): void {
  for (const child of servers) endGroup(child);
}

async function tryServer(
  { command, start: [program, ...before] }: PackedCommand,
  words: readonly string[],
  { cwd, environment, stopWithin = 20_000 }: CommandPlace,
): Promise<string[]> {
  const child = spawn(program, [...before, ...words], {
    cwd,
    env: { ...consumerEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // npx starts the server as a child process; a process group can be ended at once.
    detached: true,
  });
  servers.add(child);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const problems = await askServer(child).then(
    (status) => (status < 500 ? [] : [`${command} responded with ${status}.`]),
    (error: Error) => [`${[command, ...words].join(" ")}: ${error.message}`],
  );
  endGroup(child);
  const force = setTimeout(() => {
    problems.push(`${command} did not end within ${stopWithin} ms after a signal.`);
    endGroup(child, "SIGKILL");
  }, stopWithin);
  await ended;
  clearTimeout(force);
  servers.delete(child);
  return problems;
}

/** The status of the response at the address that a server prints. */
async function askServer(child: ChildProcess): Promise<number> {
  return (await fetch(await readAddress(child))).status;
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** After this time in milliseconds a command is ended, so that it does not outlive its test. */
const longest = 1_200_000;

/** Whether this machine has a command. */
export function hasCommand(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

/** Runs a command in a folder and returns what it prints; rejects with its output if it fails. */
export async function runCommand(folder: string, command: string, ...args: string[]): Promise<string> {
  try {
    return (await execute(command, args, { cwd: folder, maxBuffer: 100_000_000, timeout: longest })).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")} failed.\n${`${stdout}${stderr}`.slice(-3000) || error}`);
  }
}

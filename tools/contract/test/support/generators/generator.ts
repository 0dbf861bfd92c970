import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A program that reads the description, as its users run it. */
export interface Generator {
  readonly name: string;
  readonly version: string;
  readonly language: Language;
  /** What users set beside the description. */
  readonly settings: string;
  /** Known bugs of the program, and what users do about them, as sentences. */
  readonly bugs?: readonly string[];
  /** Reads the description; rejects if it cannot. */
  generate(place: Place): Promise<unknown>;
  /** Compiles the generated code together with a program that uses it. Absent if nothing is generated. */
  compile?(place: Place): Promise<unknown>;
  /** Runs the program and returns what it prints: see {@link expected}. */
  call?(place: Place): Promise<string>;
}

export type Language = "TypeScript" | "Python" | "Go";

/** Where generators run. */
export interface Place {
  /** A temporary folder with the description as `openapi.json`. */
  readonly folder: string;
  /** The address of the mock. */
  readonly baseUrl: string;
}

/**
 * What each program prints: the name of the first space, the operation of the first job, and a number that is the value
 * of a cell. The mock responds with the examples of the description.
 */
export const expected = ["Spring product import", "submitProducts", "24.5"].join("\n");

const execute = promisify(execFile);

/** After this time in milliseconds a command is ended, so that it does not outlive its test. */
const longest = 240_000;

/** Runs a command in a folder and returns what it prints; rejects with its output if it fails. */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: 100_000_000,
    timeout: longest,
  };
  try {
    return (await execute(command, args, options)).stdout.trim();
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")} failed.\n${`${stdout}${stderr}`.slice(-3000) || error}`);
  }
}

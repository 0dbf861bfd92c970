import { readFileSync } from "node:fs";
import { OptionError } from "./flags.ts";

/** The options of every command that replace its work. */
export interface CommonOptions {
  readonly help: boolean;
  readonly version: boolean;
}

/** The parts that differ between commands. */
export interface Command<Options extends CommonOptions> {
  /** The text of `--help`. */
  readonly help: string;
  /** The package.json whose version `--version` shows. */
  readonly manifest: URL;
  /** Throws an `OptionError` that names an invalid argument; `start` may do so, too. */
  readonly readOptions: (args: readonly string[]) => Options;
  readonly start: (options: Options) => Promise<void>;
  /** Explains an error in one sentence. */
  readonly explainFailure: (error: unknown) => string;
}

/**
 * Runs a command. A failure is one sentence and an exit code: 2 for arguments that cannot be
 * used, else 1.
 */
export async function runCommand<Options extends CommonOptions>(
  { help, manifest, readOptions, start, explainFailure }: Command<Options>,
  args: readonly string[],
): Promise<void> {
  // The reader of our output may close it, as `head` does; the command continues.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    const options = readOptions(args);
    if (options.help) return console.log(help);
    if (options.version) return console.log(readVersion(manifest));
    await start(options);
  } catch (error) {
    console.error(explainFailure(error));
    process.exitCode = error instanceof OptionError ? 2 : 1;
  }
}

/** The version that a package.json states. */
export function readVersion(manifest: URL): string {
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}

import { readFileSync } from "node:fs";
import { OptionError } from "./flags.ts";

/** What every command can be asked for in the place of its work. */
export interface CommonOptions {
  readonly help: boolean;
  readonly version: boolean;
}

/** What a command has of its own. */
export interface Command<Options extends CommonOptions> {
  /** What `--help` shows. */
  readonly help: string;
  /** The package.json whose version `--version` shows. */
  readonly manifest: URL;
  /** Throws an `OptionError` that names what cannot be used, as `start` may. */
  readonly readOptions: (args: readonly string[]) => Options;
  readonly start: (options: Options) => Promise<void>;
  /** One sentence on what was thrown. */
  readonly explainFailure: (error: unknown) => string;
}

/**
 * Runs a command; what cannot be done is said in one sentence, and in the exit code: 2 for arguments that cannot be
 * used, else 1.
 */
export async function runCommand<Options extends CommonOptions>(
  { help, manifest, readOptions, start, explainFailure }: Command<Options>,
  args: readonly string[],
): Promise<void> {
  // Whoever reads our output may leave, as `head` does; the command goes on.
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

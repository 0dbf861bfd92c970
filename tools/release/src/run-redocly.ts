import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Runs the Redocly CLI with arguments; throws what it prints about an error. */
export type RunRedocly = (args: string[]) => Promise<unknown>;

const command = join(dirname(fileURLToPath(import.meta.resolve("@redocly/cli/package.json"))), "bin/cli.js");
// Without these, Redocly would report its use and ask a registry for a newer version.
const offline = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Runs the pinned Redocly CLI in a process of its own, without network requests. */
export function runRedocly(args: string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...offline };
    execFile(process.execPath, [command, ...args], { env }, (error, _, stderr) =>
      error === null ? resolve(undefined) : reject(new Error(stderr || error.message)),
    );
  });
}

import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The output of a run of the Redocly CLI, and its exit code. */
export interface RedoclyResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs the Redocly CLI with arguments, in the folder of the description. */
export type RunRedocly = (args: string[]) => Promise<RedoclyResult>;

const commandFile = join(
  dirname(fileURLToPath(import.meta.resolve("@redocly/cli/package.json"))),
  "bin/cli.js",
);

/** Without these, Redocly would report its use and, on a terminal, ask a registry for a newer version. */
export const offline = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Runs the pinned Redocly CLI in the folder of the description, without network requests. */
export function runRedocly(args: string[], output: "pipe" | "inherit" = "pipe"): Promise<RedoclyResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandFile, ...args], {
      cwd: import.meta.dirname,
      env: { ...process.env, ...offline },
      stdio: ["ignore", output, output],
    });
    let stdout = "";
    let stderr = "";
    child.stdout?.on("data", (chunk) => (stdout += chunk));
    child.stderr?.on("data", (chunk) => (stderr += chunk));
    child.on("error", reject);
    child.on("close", (exitCode) => resolve({ exitCode: exitCode ?? 1, stdout, stderr }));
  });
}

if (import.meta.main) process.exitCode = (await runRedocly(process.argv.slice(2), "inherit")).exitCode;

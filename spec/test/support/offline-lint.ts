import { vi } from "vitest";
import { type RedoclyResult, runRedocly } from "../../run-redocly.ts";

/** Ends a process with the exit code 77 when it opens a network connection. */
const guard = 'import net from "node:net"; net.Socket.prototype.connect = () => { process.exit(77); };';

/** Runs the Redocly CLI under the guard. */
export function runOffline(args: string[]): Promise<RedoclyResult> {
  vi.stubEnv(
    "NODE_OPTIONS",
    `--import=${JSON.stringify(`data:text/javascript,${encodeURIComponent(guard)}`)}`,
  );
  try {
    return runRedocly(args);
  } finally {
    // The process has started, with its own copy of the environment.
    vi.unstubAllEnvs();
  }
}

let linted: Promise<RedoclyResult> | undefined;

/** What the CLI says about the description, as JSON; it runs once for all tests. */
export function lintOnce(): Promise<RedoclyResult> {
  linted ??= runOffline(["lint", "--format", "json"]);
  return linted;
}

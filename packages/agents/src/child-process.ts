import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { fileURLToPath } from "node:url";
import { findDeno, findStarter } from "./find-deno.ts";
import { createLogTail } from "./log-tail.ts";
import type { Outcome, Setup, Task } from "./messages.ts";
import { createPlaceReader } from "./original-places.ts";
import { readOutcome } from "./read-outcome.ts";
import type { AgentToken, Run, RunResult, SandboxOptions } from "./sandbox.ts";

/** The limits of a process. */
export type Limits = { readonly [Name in keyof SandboxOptions]-?: NonNullable<SandboxOptions[Name]> };

/** A process that runs one version of an agent. */
export interface AgentProcess {
  /** Whether its token is valid for another run, and it has not ended. */
  isUsable(): boolean;
  run(task: Task, signal: AbortSignal): Promise<RunResult>;
  /** Kills it. Resolves when it has ended. */
  end(): Promise<void>;
}

const program = fileURLToPath(new URL("../dist/child.js", import.meta.url));
/** How often the memory of a process is read. */
const watchEveryMs = 50;
/** The most that a run may write. Reading it costs time of this process. */
const outputLimitBytes = 16_777_216;
/** A token that is valid for less than this is not used for another run. */
const shortestTokenLifeMs = 300_000;

/** Starts the process of an agent. */
export function startProcess(
  { source, sourceMap, url }: Run,
  token: AgentToken,
  limits: Limits,
): AgentProcess {
  const child = spawnChild(url, token, limits);
  const mark = `${randomUUID()} `;
  const log = createLogTail(limits.logLimit);
  const showPlaces = createPlaceReader(sourceMap);
  let isOver = false;
  let settle: ((outcome: Outcome) => void) | undefined;
  let written = 0;
  let reason = "The agent ended its process.";
  const kill = (why: string): void => {
    reason = why;
    child.kill("SIGKILL");
  };
  const lines = createLineReader(mark, log, (outcome) => {
    if (outcome === undefined) kill("The run was ended because the agent wrote in the place of its process.");
    else settle?.(outcome);
  });
  const memory = watchMemory(child, limits, kill);

  const receive = (piece: Buffer): void => {
    written += piece.length;
    if (written > outputLimitBytes)
      kill(`The run was ended because it wrote more than ${outputLimitBytes} bytes.`);
  };
  // A piece may end within a character.
  const [output, errors] = [new StringDecoder(), new StringDecoder()];
  child.stdout.on("data", (piece: Buffer) => {
    receive(piece);
    lines.read(output.write(piece));
  });
  child.stderr.on("data", (piece: Buffer) => {
    receive(piece);
    log.add(errors.write(piece));
  });
  // The process may end before it has read everything.
  child.stdin.on("error", () => {});
  const ended = new Promise<void>((resolve) => {
    const end = (why?: string): void => {
      if (isOver) return;
      isOver = true;
      memory.end();
      lines.end();
      settle?.({ error: why ?? reason, measurements: {} });
      token.revoke().then(resolve, resolve);
    };
    child.once("error", (error) => end(`The process of the agent cannot be started: ${error.message}`));
    child.once("close", () => end());
  });
  const setup: Setup = { mark, source, timeLimit: limits.timeLimit };
  child.stdin.write(`${JSON.stringify(setup)}\n`);

  return {
    isUsable: () =>
      !isOver && !child.killed && Date.parse(token.expiresAt) - Date.now() > shortestTokenLifeMs,
    async run(task, signal) {
      if (isOver) return { success: false, log: reason, measurements: {} };
      written = 0;
      const outcome = new Promise<Outcome>((resolve) => {
        settle = resolve;
      });
      const endWatch = watchRun(limits, signal, kill);
      child.stdin.write(`${JSON.stringify(task)}\n`);
      const { error, retry, measurements } = await outcome;
      endWatch();
      settle = undefined;
      signal.throwIfAborted();
      if (error !== undefined) log.add(`${error}\n`);
      const memoryUsage = memory.take();
      return {
        success: error === undefined,
        log: showPlaces(log.take()),
        ...(retry !== undefined && { retry }),
        measurements: { ...measurements, ...(memoryUsage > 0 && { memoryUsage }) },
      };
    },
    async end() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function spawnChild(url: string, token: AgentToken, limits: Limits) {
  const [command = "", ...args] = [...findStarter(), findDeno(), "run", ...listFlags(url, limits), program];
  return spawn(command, args, {
    // Nothing of the environment of the service.
    env: {
      ...fillVariables(url, token, limits),
      // Not a folder: agents must not share stored data, or fill the disk.
      DENO_DIR: "/dev/null/deno",
      DENO_NO_UPDATE_CHECK: "1",
      NO_COLOR: "1",
    },
    cwd: "/",
    stdio: ["pipe", "pipe", "pipe"],
  });
}

/** Reads the stream with the outcomes. The other lines, which the agent wrote, go to the log. */
function createLineReader(
  mark: string,
  log: ReturnType<typeof createLogTail>,
  settle: (outcome: Outcome | undefined) => void,
) {
  /** The start of a line whose end was not read yet. */
  let line = "";
  let emptyLines = 0;

  function take(text: string): void {
    if (text.startsWith(mark)) {
      // An outcome follows an empty line.
      log.add("\n".repeat(Math.max(0, emptyLines - 1)));
      emptyLines = 0;
      settle(readOutcome(text.slice(mark.length)));
    } else if (text === "") emptyLines += 1;
    else {
      log.add(`${"\n".repeat(emptyLines)}${text}\n`);
      emptyLines = 0;
    }
  }

  return {
    read(text: string): void {
      const lines = (line + text).split("\n");
      line = lines.pop() ?? "";
      for (const one of lines) take(one);
    },
    end(): void {
      if (line !== "") take(line);
    },
  };
}

/** Kills a process that uses too much memory, also between two runs: its code may go on. */
function watchMemory(
  child: ChildProcess,
  { memoryLimit }: Limits,
  kill: (why: string) => void,
): { take(): number; end(): void } {
  let most = 0;
  const look = () => {
    most = Math.max(most, readMemory(child));
    if (most > memoryLimit)
      kill(`The run was ended because it used more than ${Math.round(memoryLimit / 1_048_576)} MiB.`);
  };
  const watch = setInterval(look, watchEveryMs);
  return {
    /** The most that was seen since the last call, in bytes. */
    take() {
      if (child.exitCode === null && child.signalCode === null) look();
      const taken = most;
      most = 0;
      return taken;
    },
    end: () => clearInterval(watch),
  };
}

/**
 * Kills a process whose run takes too long, or when the service stops.
 * @returns ends the watch
 */
function watchRun({ timeLimit }: Limits, signal: AbortSignal, kill: (why: string) => void): () => void {
  const timer = setTimeout(() => kill(`The run was ended after ${timeLimit / 1000} seconds.`), timeLimit);
  const abort = (): void => kill("The service is stopping.");
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  return () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  };
}

/** The variables that an agent can read. */
function fillVariables(url: string, token: AgentToken, { variables }: Limits): Record<string, string> {
  const values = { url, token: token.text, base: url.replace(/\/v1$/, "") };
  const named = Object.entries(variables).map(([name, kind]) => [name, values[kind]] as const);
  return { ...Object.fromEntries(named), DATA_IMPORT_URL: values.url, DATA_IMPORT_TOKEN: values.token };
}

function listFlags(url: string, { hosts, memoryLimit, variables }: Limits): readonly string[] {
  const { hostname, port, protocol } = new URL(url);
  const service = `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
  return [
    "--no-prompt",
    ...["--no-remote", "--no-npm", "--cached-only", "--deny-import"],
    ...["--no-config", "--no-lock", "--no-code-cache", "--node-modules-dir=none"],
    `--allow-net=${[service, ...hosts].join(",")}`,
    // Other variables look as if they did not exist. Many packages read some.
    `--allow-env=${["DATA_IMPORT_URL", "DATA_IMPORT_TOKEN", "TRACEPARENT", ...Object.keys(variables)].join(",")}`,
    "--ignore-env",
    `--v8-flags=--max-old-space-size=${Math.ceil(memoryLimit / 1_048_576)}`,
  ];
}

/** The memory of a process, in bytes; 0 if this system does not tell it, or the process has ended. */
function readMemory({ pid }: ChildProcess): number {
  if (process.platform !== "linux") return 0;
  try {
    // In pages of 4096 bytes: all, then those in memory.
    return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096;
  } catch {
    return 0;
  }
}

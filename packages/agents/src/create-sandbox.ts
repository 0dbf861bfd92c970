import { type AgentProcess, type Limits, startProcess } from "./child-process.ts";
import { type Gate, openGate } from "./gate.ts";
import type { Run, Sandbox, SandboxOptions } from "./sandbox.ts";

/** How long a process waits for the next event of its agent. */
const idleLimitMs = 3000;

interface Kept {
  readonly process: AgentProcess;
  /** Lets the requests of the process belong to a trace. */
  readonly follow: (traceparent: string | undefined) => void;
  idle?: NodeJS.Timeout;
}

/** Creates a sandbox: each version of an agent runs in a process of Deno of its own, which waits a moment for more events. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const limits: Limits = {
    timeLimit: options.timeLimit ?? 60_000,
    memoryLimit: options.memoryLimit ?? 268_435_456,
    logLimit: options.logLimit ?? 65_536,
    hosts: options.hosts ?? [],
    variables: options.variables ?? {},
  };
  const processes = new Map<string, Kept>();
  /** By the address of the service. */
  const gates = new Map<string, Promise<Gate>>();

  function findGate(url: string): Promise<Gate> {
    const gate = gates.get(url) ?? openGate(url);
    gates.set(url, gate);
    return gate;
  }

  async function find(run: Run): Promise<Kept> {
    const kept = processes.get(run.versionId);
    if (kept?.process.isUsable()) return kept;
    await kept?.process.end();
    const { url, follow } = await findGate(run.url);
    const token = await run.createToken();
    const started: Kept = {
      process: startProcess({ ...run, url }, token, limits),
      follow: (traceparent) => follow(token.text, traceparent),
    };
    processes.set(run.versionId, started);
    return started;
  }

  async function end(versionId: string, kept: Kept): Promise<void> {
    clearTimeout(kept.idle);
    if (processes.get(versionId) === kept) processes.delete(versionId);
    await kept.process.end();
  }

  return {
    async run(run) {
      const kept = await find(run);
      clearTimeout(kept.idle);
      try {
        const { event, retry, traceparent, signal } = run;
        kept.follow(traceparent);
        return await kept.process.run({ event, retry, traceparent }, signal);
      } finally {
        kept.follow(undefined);
        if (kept.process.isUsable()) {
          kept.idle = setTimeout(() => void end(run.versionId, kept), idleLimitMs).unref();
        } else await end(run.versionId, kept);
      }
    },
    async close() {
      await Promise.all([...processes].map(([versionId, kept]) => end(versionId, kept)));
      for (const gate of gates.values()) (await gate).close();
      gates.clear();
    },
  };
}

import { type AgentProcess, type Limits, startProcess } from "./child-process.ts";
import { type Gate, openGate } from "./gate.ts";
import type { Run, Sandbox, SandboxOptions } from "./sandbox.ts";

/** How long a process waits for the next event of its agent. */
const idleLimitMs = 3000;

interface Kept {
  readonly process: AgentProcess;
  readonly versionId: string;
  idle?: NodeJS.Timeout;
}

/**
 * Creates a sandbox: each version of an agent runs in processes of Deno of its own, which wait a moment for more events. A
 * process handles one event at a time.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const limits: Limits = {
    timeLimit: options.timeLimit ?? 60_000,
    memoryLimit: options.memoryLimit ?? 268_435_456,
    logLimit: options.logLimit ?? 65_536,
    hosts: options.hosts ?? [],
    variables: options.variables ?? {},
  };
  const processes = new Set<Kept>();
  /** Those that wait for an event, by the version of the agent. */
  const idle = new Map<string, Kept[]>();
  /** By the address of the service. */
  const gates = new Map<string, Promise<Gate>>();

  /** The address of the API for a process, with nothing else at its port. */
  async function findUrl({ url, hasOnlyApi = false }: Run): Promise<string> {
    if (hasOnlyApi) return url;
    const gate = gates.get(url) ?? openGate(url);
    gates.set(url, gate);
    return (await gate).url;
  }

  /** Takes a process that waits, the one that ended a run last, or starts one. */
  async function take(run: Run): Promise<Kept> {
    for (let kept = idle.get(run.versionId)?.pop(); kept; kept = idle.get(run.versionId)?.pop()) {
      clearTimeout(kept.idle);
      if (kept.process.isUsable()) return kept;
      await end(kept);
    }
    const url = await findUrl(run);
    const token = await run.createToken();
    const started: Kept = {
      process: startProcess({ ...run, url }, token, limits),
      versionId: run.versionId,
    };
    processes.add(started);
    return started;
  }

  /** Lets a process wait for the next event of its agent. */
  function keep(kept: Kept): void {
    const { versionId } = kept;
    idle.set(versionId, [...(idle.get(versionId) ?? []), kept]);
    kept.idle = setTimeout(() => void end(kept), idleLimitMs).unref();
  }

  async function end(kept: Kept): Promise<void> {
    clearTimeout(kept.idle);
    const { versionId } = kept;
    const others = (idle.get(versionId) ?? []).filter((one) => one !== kept);
    if (others.length > 0) idle.set(versionId, others);
    else idle.delete(versionId);
    processes.delete(kept);
    await kept.process.end();
  }

  return {
    async run(run) {
      const kept = await take(run);
      try {
        const { event, retry, traceparent, signal } = run;
        return await kept.process.run({ event, retry, traceparent }, signal);
      } finally {
        if (kept.process.isUsable()) keep(kept);
        else await end(kept);
      }
    },
    async close() {
      await Promise.all([...processes].map(end));
      for (const gate of gates.values()) (await gate).close();
      gates.clear();
    },
  };
}

import { type ChildProcess, fork } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Problem } from "../../problem.mjs";

/** A process that keeps a room's module loaded and calls its functions, so that what it has compiled stays warm. */
export interface Worker {
  /** Calls an exported function; its words and its result are data. Calls wait for one another. */
  call<Result>(name: string, ...words: readonly unknown[]): Promise<Result>;
  /** Ends the process; the next call starts another, with the module as it is written then. */
  close(): void;
}

/** What the process answers to one call. */
export type CallResult = { readonly result: unknown } | { readonly error: string };

const script = fileURLToPath(import.meta.resolve("./worker-process.ts"));

/** Prepares a worker for a module, given by its path. It works in the module's folder, as scripts of a room do. */
export function createWorker(module: string): Worker {
  let child: ChildProcess | undefined;
  const waiting: { resolve(result: CallResult): void; reject(error: Error): void }[] = [];

  const start = (): ChildProcess => {
    const started = fork(script, [module], {
      cwd: dirname(module),
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let words = "";
    started.stderr?.on("data", (data) => {
      words += data;
    });
    started.on("message", (result) => waiting.shift()?.resolve(result as CallResult));
    started.on("close", () => {
      if (started !== child) return;
      child = undefined;
      const problem = new Problem(words.trim() || `The process of ${module} ended without a word.`);
      for (const { reject } of waiting.splice(0)) reject(problem);
    });
    return started;
  };
  return {
    async call<Result>(name: string, ...words: readonly unknown[]): Promise<Result> {
      child ??= start();
      child.send({ name, words });
      const outcome = await new Promise<CallResult>((resolve, reject) => waiting.push({ resolve, reject }));
      if ("error" in outcome) throw new Problem(outcome.error);
      return outcome.result as Result;
    },
    close() {
      child?.disconnect();
      child = undefined;
      for (const { reject } of waiting.splice(0)) reject(new Problem("The work was given up."));
    },
  };
}

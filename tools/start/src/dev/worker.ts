import { type ChildProcess, fork } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Problem } from "../../problem.mjs";

/** A process that keeps a module of a package loaded and calls its functions, so that compiled code stays warm. */
export interface Worker {
  /** Calls an exported function; its arguments and its result must be plain data. Calls run one after the other. */
  call<Result>(name: string, ...words: readonly unknown[]): Promise<Result>;
  /** Ends the process. The next call starts a new one, which loads the module again. */
  close(): void;
}

/** The result of one call in the process. */
export type CallResult = { readonly result: unknown } | { readonly error: string };

const script = fileURLToPath(import.meta.resolve("./worker-process.ts"));

/** Creates a worker for a module, by its path. The process runs in the folder of the module, like scripts of a package. */
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
      const problem = new Problem(words.trim() || `The process of ${module} ended without output.`);
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
      for (const { reject } of waiting.splice(0))
        reject(new Problem("The worker was closed during the call."));
    },
  };
}

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { draftBundle, lintDescription } from "../../draft.ts";
import type { RunRedocly } from "../../run-redocly.ts";

/** What the process can do. */
export interface WarmCalls {
  readonly draftBundle: typeof draftBundle;
  readonly lintDescription: typeof lintDescription;
  readonly runWarmRedocly: RunRedocly;
}

/** A call as it is sent to the process. */
export interface Call {
  readonly name: keyof WarmCalls;
  readonly words: readonly unknown[];
}

/** A process that keeps the Redocly CLI loaded, and works on the description in one folder. */
export interface WarmProcess extends WarmCalls {
  close(): void;
}

/** Starts a process at its first call; it does one call at a time. */
export function openWarmProcess(folder: string): WarmProcess {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function send(call: Call): Promise<unknown> {
    child ??= start(folder);
    child.send(call);
    const [outcome]: { result?: unknown; error?: string }[] = await once(child, "message");
    if (outcome?.error !== undefined) throw new Error(outcome.error);
    return outcome?.result;
  }
  const prepare =
    (name: Call["name"]) =>
    (...words: unknown[]) => {
      const outcome = last.then(() => send({ name, words }));
      last = outcome.catch(() => undefined);
      return outcome as Promise<never>;
    };
  return {
    draftBundle: prepare("draftBundle"),
    lintDescription: prepare("lintDescription"),
    runWarmRedocly: prepare("runWarmRedocly"),
    close: () => child?.disconnect(),
  };
}

function start(folder: string): ChildProcess {
  const child = fork(join(import.meta.dirname, "../draft-process.ts"), { cwd: folder });
  // It ends with the tests, and does not keep their worker alive.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The process for the description of this package; the test files of a worker share it. */
export const warm: WarmProcess = openWarmProcess(join(import.meta.dirname, "../.."));

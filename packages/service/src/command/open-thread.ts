import { Worker } from "node:worker_threads";

/** The same from the folder of this file and from the one of the files that the compiled programs share. */
const program = new URL(
  `../command/thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`,
  import.meta.url,
);

/**
 * New objects of a thread. With less, objects of one step of an import become old, and fill the memory; more
 * has no effect on it.
 */
const youngGenerationMegabytes = 40;

/** Opens a thread of the command. It loads its program, and then waits for its task, a `ThreadTask`. */
export function openThread(name: string): Worker {
  return new Worker(program, {
    name,
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMegabytes },
  });
}

let writer: Worker | undefined;

/**
 * Opens the thread of the writer before it is known whether there will be one, if the command line looks like it: it loads
 * its program while this thread does the same. A process can end without it.
 */
export function prepareWriter(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const starts = args[0]?.startsWith("--") ?? true;
  const others = /^--(?:help|version|database-url)\b/;
  if (!starts || environment["DATABASE_URL"] || args.some((arg) => others.test(arg))) return;
  writer = openThread("writer");
  writer.unref();
}

/** The thread of the writer, once. */
export function takeWriter(): Worker {
  const thread = writer ?? openThread("writer");
  writer = undefined;
  thread.ref();
  return thread;
}

// Runs programs one after the other in one process, because a process for each would take longer than all of them.
// The parent sends a task, and this process responds with its outcome.
import { Console } from "node:console";
import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";

/** A program to run. */
export interface Task {
  readonly folder: string;
  readonly file: string;
  /** Added to the environment of the process. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The outcome of a program. */
export interface Outcome {
  /** Its output, part by part. */
  readonly printed: readonly string[];
  readonly failure?: { readonly message: string; readonly stack: string };
}

let printed: string[] = [];
let part = 0;
let fail: (error: unknown) => void = () => {};

/** The copies that are run call this at the start of each part. */
Object.assign(globalThis, {
  startPart(number: number) {
    part = number;
  },
});

// Stores output at once, before the next part can start.
const output = new Writable({
  decodeStrings: false,
  write(chunk, _, done) {
    printed[part] = (printed[part] ?? "") + String(chunk);
    done();
  },
});
// Only output to a terminal has colours.
globalThis.console = new Console({ stdout: output, stderr: output, colorMode: false });

process.on("unhandledRejection", (error) => fail(error));
process.on("uncaughtException", (error) => fail(error));
process.on("message", async (task: Task) => {
  printed = [];
  part = 0;
  process.exitCode = undefined;
  process.chdir(task.folder);
  Object.assign(process.env, task.variables);
  try {
    await Promise.race([
      import(pathToFileURL(task.file).href),
      new Promise((_, reject) => {
        fail = reject;
      }),
    ]);
    if (process.exitCode) throw new Error(`It set the exit code ${process.exitCode}.`);
    report({ printed });
  } catch (error) {
    const { message = String(error), stack = "" } = error instanceof Error ? error : {};
    report({ printed, failure: { message, stack } });
  }
});

function report(outcome: Outcome): void {
  process.send?.(outcome);
}

import { offline, type RedoclyResult } from "./run-redocly.ts";

// The CLI runs when its entry is evaluated. With another URL the entry is evaluated again, and
// the rest of the CLI is loaded and compiled already.
const entry = import.meta.resolve("@redocly/cli/lib/index.js");
let runs = 0;

/**
 * Runs the pinned Redocly CLI within this process. From the second run on, it is several times as fast.
 * One run at a time, in a process that does nothing else meanwhile and that only its parent keeps alive: the CLI
 * takes the words and the output of the process for its own, and ends when nothing is left to do.
 */
export async function runWarmRedocly(args: string[]): Promise<RedoclyResult> {
  const { argv, exit, stdout, stderr } = process;
  const own = { stdout: stdout.write, stderr: stderr.write };
  const printed = { stdout: "", stderr: "" };
  const capture = (name: "stdout" | "stderr"): typeof stdout.write => {
    return (text: string | Uint8Array) => {
      printed[name] += text;
      return true;
    };
  };
  Object.assign(process.env, offline);
  process.argv = [process.execPath, "redocly", ...args];
  stdout.write = capture("stdout");
  stderr.write = capture("stderr");
  const ended = new Promise<number>((resolve) => {
    process.exit = ((code: number) => resolve(code)) as typeof process.exit;
  });
  // The CLI exits when the event loop is empty, and the channel to the parent would always be in it.
  process.channel?.unref();
  try {
    await import(`${entry}?${++runs}`);
    return { exitCode: await ended, ...printed };
  } finally {
    process.channel?.ref();
    process.argv = argv;
    process.exit = exit;
    stdout.write = own.stdout;
    stderr.write = own.stderr;
  }
}

// As a process of its own: it runs the words of each message, and ends with its parent.
if (import.meta.main) {
  process.on("message", async (args: string[]) => process.send?.(await runWarmRedocly(args)));
  process.on("disconnect", () => process.exit());
}

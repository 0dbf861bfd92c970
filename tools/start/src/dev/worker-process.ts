import { pathToFileURL } from "node:url";
import type { CallResult } from "./worker.ts";

// The other end of worker.ts. It ends with its parent; Ctrl-C reaches every process of the terminal, but it is the
// parent who decides.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());

const module: Promise<Record<string, (...words: unknown[]) => unknown>> = import(
  pathToFileURL(process.argv[2] ?? "").href
);

let last: Promise<unknown> = module;
process.on("message", (message) => {
  const { name, words } = message as { name: string; words: unknown[] };
  last = last.then(async () => process.send?.(await callFunction(name, words)));
});

async function callFunction(name: string, words: unknown[]): Promise<CallResult> {
  const { [name]: work } = await module;
  if (work === undefined) return { error: `${process.argv[2]} has no function ${name}.` };
  try {
    return { result: await work(...words) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

import { draftBundle, lintDescription } from "../draft.ts";
import { runWarmRedocly } from "../warm-redocly.ts";
import type { Call, WarmCalls } from "./support/warm-process.ts";

const calls: WarmCalls = { draftBundle, lintDescription, runWarmRedocly };

// Like `npm run dev`: a process that only its parent keeps alive, and that keeps the CLI loaded between calls.
process.on("message", async ({ name, words }: Call) => {
  const call: (...words: never[]) => Promise<unknown> = calls[name];
  process.send?.(
    await call(...(words as never[])).then(
      (result) => ({ result }),
      (error: Error) => ({ error: error.message }),
    ),
  );
});
process.on("disconnect", () => process.exit());

import type { Io } from "../io.ts";
import { fitLine, writeCell } from "./table.ts";

/** Shows on a terminal how far a command is. Elsewhere it is silent. */
export interface Progress {
  /** @param percent of the work that is done; undefined if nobody knows */
  report(percent: number | undefined, detail: string): void;
  end(text: string): void;
  fail(text: string): void;
}

/** How wide the bar is, and the signs and spaces before and behind the text. A line that is too long leaves copies of itself. */
const barCharacters = 24;
const signCharacters = 8;

/** Begins a step of a command. Progress is on the error output: the results go to the other one. */
export async function createProgress({ stderr }: Io, title: string): Promise<Progress> {
  if (!stderr.isTTY) return { report() {}, end() {}, fail() {} };
  const { progress } = await import("@clack/prompts");
  const bar = progress({ output: stderr as never, max: 100, size: barCharacters });
  const fitText = (text: string) =>
    fitLine(text, Math.max(20, (stderr.columns || 80) - barCharacters - signCharacters));
  let done = 0;
  bar.start(fitText(title));
  return {
    report(percent = 0, detail) {
      const step = Math.max(0, Math.round(percent) - done);
      done += step;
      bar.advance(step, fitText(`${title}: ${detail}`));
    },
    end: (text) => bar.stop(writeCell(text)),
    fail: (text) => bar.error(writeCell(text)),
  };
}

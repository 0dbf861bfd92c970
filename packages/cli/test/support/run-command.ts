import { PassThrough, Readable, Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { type Io, run } from "@data-import/cli";
import { expect } from "vitest";
import type { LiveWorld } from "./live-world.ts";

/** What a command wrote, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** How to run a command. */
export interface RunOptions {
  readonly env?: Record<string, string>;
  readonly stdin?: string;
  /** The width of the terminal that it writes to. Without it, it writes into a pipe. */
  readonly columns?: number;
  readonly fetch?: Io["fetch"];
  readonly signal?: AbortSignal;
}

/** Runs a command in this process. */
export async function runCommand(words: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, stdin = "", columns, fetch, signal } = options;
  const stdout = collect(columns);
  const stderr = collect(undefined);
  const io = { env, stdin: Readable.from([stdin]), stdout, stderr, fetch, signal };
  const code = await run(words, io as unknown as Io);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** A terminal with a person in front of it. */
export function createTerminal(columns: number, signal?: AbortSignal) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const stdout = collect(columns);
  const stderr = collect(columns);
  let seen = 0;
  return {
    /** What the command wrote to the error output. */
    text: () => stripVTControlCharacters(stderr.text()),
    /** Waits for a result. */
    async see(pattern: RegExp): Promise<void> {
      const read = () => stripVTControlCharacters(stdout.text());
      await expect.poll(read).toMatch(pattern);
    },
    /** Runs a command. Resolves to its exit code. */
    run: (words: readonly string[], { env, fetch }: LiveWorld): Promise<number> =>
      run(words, { env, fetch, stdin, stdout, stderr, signal } as unknown as Io),
    /** Waits until the command has written all of this, one after the other, then types. */
    async answerAll(questions: readonly string[], keys: string): Promise<void> {
      for (const question of questions.slice(0, -1)) await this.answer(question, "");
      await this.answer(questions.at(-1) ?? "", keys);
    },
    /** Waits until the command asks this, then types. */
    async answer(question: string, keys: string): Promise<void> {
      const read = () => stripVTControlCharacters(stderr.text()).slice(seen);
      await expect.poll(read).toContain(question);
      seen += read().indexOf(question) + question.length;
      // A key at a time, as a person types.
      for (const key of keys.startsWith("\u001b") ? [keys.slice(0, 3), keys.slice(3)] : keys)
        stdin.write(key);
    },
  };
}

function collect(columns: number | undefined) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  const text = () => Buffer.concat(chunks).toString("utf8");
  return Object.assign(stream, { text }, columns !== undefined && { isTTY: true, columns });
}

/** The words of a line of a shell, without redirections. */
export function splitLine(line: string): { readonly words: string[]; readonly input: string | undefined } {
  const parts = line.match(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g) ?? [];
  const words = parts.map((part) => part.replaceAll(/'([^']*)'|"([^"]*)"|\\(.)/g, "$1$2$3"));
  const from = words.indexOf("<");
  const input = from < 0 ? undefined : words[from + 1];
  const end = words.findIndex((word) => word === "<" || word === ">");
  return { words: (end < 0 ? words : words.slice(0, end)).slice(1), input };
}

/** The examples at the end of a help. */
export function readExamples(help: string): string[] {
  return (/\nExamples?:\n((?: {2}.+\n?)+)/.exec(help)?.[1] ?? "")
    .split("\n")
    .flatMap((line) => line.trim() || []);
}

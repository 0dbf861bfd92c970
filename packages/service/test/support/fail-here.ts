import { vi } from "vitest";
import { run } from "../../src/command/run.ts";
import type { Ended } from "./command.ts";

/**
 * Runs the command in this process, with only these variables in its environment; it must fail before it opens
 * anything. A process of its own takes half a second.
 */
export async function failHere(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const { env, exitCode } = process;
  const lines: unknown[] = [];
  const printing = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
  const listening = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "on").mockReturnValue(stream),
  );
  process.env = { ...environment };
  try {
    await run(args);
    return { code: Number(process.exitCode ?? 0), output: lines.map((line) => `${line}\n`).join("") };
  } finally {
    Object.assign(process, { env, exitCode });
    for (const spy of [printing, ...listening]) spy.mockRestore();
  }
}

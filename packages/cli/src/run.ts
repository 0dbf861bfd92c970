import { CommanderError } from "commander";
import type { ProgramState } from "./context.ts";
import { createProgram } from "./create-program.ts";
import type { Io } from "./io.ts";

/**
 * Runs a command; never rejects. Returns the exit code: 0 for success, 1 for a failure, 2 if an import is done but records
 * have errors, 130 if the signal ended it.
 * @param words the words behind `data-import`
 */
export async function run(words: readonly string[], io: Io): Promise<number> {
  const state: ProgramState = { exitCode: 0 };
  try {
    const program = await createProgram(words, io, state);
    await program.parseAsync(words, { from: "user" });
    return state.exitCode;
  } catch (error) {
    // The parser has written its message already.
    if (error instanceof CommanderError) return error.exitCode;
    const { explainError } = await import("./explain-error.ts");
    const { text, exitCode } = explainError(error, state, io);
    io.stderr.write(text);
    return exitCode;
  }
}

import type { Command } from "commander";
import type { Io } from "./io.ts";
import type { Printer } from "./output/printer.ts";
import type { Connection } from "./settings/connect.ts";

/** What a command works with. */
export interface Context extends Connection {
  readonly io: Io;
  readonly print: Printer;
  readonly signal: AbortSignal;
  /** Lets the process end with another exit code than 0. */
  exitWith(code: number): void;
}

/** An option for a property of the description: errors of the service name the property. */
export interface NamedOption {
  readonly name: string;
  readonly flag: string;
}

/** What is known when a command fails or has ended. */
export interface ProgramState {
  exitCode: number;
  baseUrl?: string;
  /** The options of the command that the description has, too. */
  named?: readonly NamedOption[];
}

/** How commands are added. */
export interface Builder {
  readonly io: Io;
  /** Adds the options of all commands, and what the command does. It gets its arguments, then its options. */
  act(
    command: Command,
    action: (context: Context, ids: readonly string[], options: never) => Promise<void>,
    named?: readonly NamedOption[],
  ): Command;
  exitWith(code: number): void;
}

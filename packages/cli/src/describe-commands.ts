import type { Command } from "commander";
import { createProgram } from "./create-program.ts";
import type { Io } from "./io.ts";
import { readResourceNames } from "./operations/read-operations.ts";

/** A command, as its `--help` describes it. */
export interface CommandFacts {
  /** What to type after `data-import`: `jobs watch`. */
  readonly name: string;
  /** The resource of the command: `jobs`. Undefined for a command that is not below one. */
  readonly resource?: string;
  /** What the list of commands says. */
  readonly summary: string;
  /** What `--help` says; paragraphs have an empty line between them. */
  readonly description: string;
  /** The arguments and the options, each with its text. */
  readonly arguments: readonly CommandPart[];
  /** The options without `--help`. */
  readonly options: readonly CommandPart[];
  /** Commands that people can copy. */
  readonly examples: readonly string[];
}

/** An argument or an option of a command. */
export interface CommandPart {
  /** As `--help` writes it: `<file>`, `--sheet <sheet>`. */
  readonly name: string;
  /** What it means. */
  readonly text: string;
}

/** Reads all commands from the tables that `--help` is made from. */
export async function describeCommands(): Promise<CommandFacts[]> {
  const written: string[] = [];
  const output = { write: (text: string) => void written.push(text) };
  const io = { env: {}, stdin: undefined, stdout: output, stderr: output } as unknown as Io;
  const read = async (word: string) => createProgram([word], io, { exitCode: 0 });
  const describe = (command: Command, resource?: string): CommandFacts => {
    written.length = 0;
    command.outputHelp();
    const [, examples = ""] = written.join("").split(/\nExamples?:\n/);
    return {
      name: [resource, command.name()].filter(Boolean).join(" "),
      ...(resource !== undefined && { resource }),
      summary: command.summary() || command.description(),
      description: command.description(),
      arguments: command.registeredArguments.map((argument) => ({
        name: argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
        text: argument.description,
      })),
      options: command.options
        .filter(({ hidden }) => !hidden)
        .map(({ flags, description }) => ({ name: flags, text: description })),
      examples: examples.split("\n").flatMap((line) => line.trim() || []),
    };
  };
  const resources = readResourceNames().map(({ name }) => name);
  const find = async (word: string) => (await read(word)).commands.find((each) => each.name() === word);
  const own = (await read("")).commands.filter(
    (command) => !resources.includes(command.name()) && command.name() !== "completion",
  );
  const completion = await find("completion");
  const below = await Promise.all(
    resources.map(async (name) => ((await find(name))?.commands ?? []).map((each) => [each, name] as const)),
  );
  return [
    ...[...own, ...(completion ? [completion] : [])].map((command) => describe(command)),
    ...below.flat().map(([command, resource]) => describe(command, resource)),
  ];
}

import { Command } from "commander";
import { addCommands, commandsOf } from "./commands/index.ts";
import type { Builder, Context, ProgramState } from "./context.ts";
import type { Io } from "./io.ts";
import { addOperation } from "./operations/add-operation.ts";
import { readOperations, readResourceNames } from "./operations/read-operations.ts";
import { createPrinter } from "./output/printer.ts";
import { version } from "./settings/version.ts";

const resourcesGroup = "Resources, with a command for each operation:";

/**
 * The commands. Only the resource that the words name gets its operations: a start reads one of the files.
 * @param state what is known when a command fails or has ended
 */
export async function createProgram(words: readonly string[], io: Io, state: ProgramState): Promise<Command> {
  const program = new Command("data-import")
    .description(
      "Import files into sheets, export them, and call every operation of the Data Import Service.",
    )
    .version(version, "-V, --version", "Show the version")
    .helpOption("-h, --help", "Show this help")
    .helpCommand("help [command]", "Show the help of a command")
    .exitOverride()
    .showHelpAfterError("(--help shows the options and an example)")
    .configureHelp({ showGlobalOptions: false, helpWidth: Math.min(io.stdout.columns || 80, 110) })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  const builder: Builder = {
    io,
    exitWith: (code) => {
      state.exitCode = code;
    },
    act: (command, action, named) =>
      command
        .option("--json", "Print JSON lines, as into a pipe")
        .option("--columns <names>", "Print only these properties, such as id,name or config.fields")
        .option("--profile <name>", "Use what login stored under this name")
        .option("--base-url <address>", "The address of the service, such as http://localhost:4010/v1")
        .action(async (...given: unknown[]) => {
          const self = given.pop() as Command;
          const options = self.opts();
          const { connect } = await import("./settings/connect.ts");
          state.baseUrl = options["baseUrl"];
          if (named) state.named = named;
          const connection = await connect(io, options);
          state.baseUrl = connection.baseUrl;
          const print = createPrinter(io, options["json"], options["columns"]);
          const signal = io.signal ?? new AbortController().signal;
          const context: Context = { ...connection, io, print, signal, exitWith: builder.exitWith };
          await action(context, self.args, options as never);
        }),
  };
  program.commandsGroup("Commands:");
  addCommands(program, builder);
  // The words to complete stand behind `complete --`.
  const [asked] = (words[0] === "complete" ? words.slice(2) : words).filter((word) => !word.startsWith("-"));
  program.commandsGroup(resourcesGroup);
  for (const { name, summary } of readResourceNames()) {
    const resource = program.command(name).description(summary);
    resource.addHelpText("after", `\nA command with its example: data-import ${name} <command> --help`);
    if (name !== asked) continue;
    commandsOf[name]?.(resource, builder);
    for (const operation of readOperations(name)) addOperation(resource, operation, builder);
  }
  program.addHelpText("after", "\nExample:\n  data-import import people.csv --sheet contacts --yes");
  program.commandsGroup("Commands:");
  if (words[0] === "complete" || words[0] === "completion") {
    if (words[0] === "complete") {
      const { addServiceValues } = await import("./complete-values.ts");
      await addServiceValues(program, words.slice(2), io);
    }
    const { addCompletion } = await import("./commands/completion.ts");
    addCompletion(program, io);
  } else {
    program
      .command("completion")
      .argument("<shell>")
      .description("Print a script that completes commands in a shell");
  }
  return program;
}

import { type Command, InvalidArgumentError, Option } from "commander";

/** The texts of a command. */
export interface CommandTexts {
  /** Its name and its arguments: `watch <job>`. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** Commands that people can copy. Tests run them. */
  readonly examples: readonly string[];
}

/** Adds a command with its texts. */
export function addCommand(parent: Command, { name, summary, description, examples }: CommandTexts): Command {
  const lines = examples.map((example) => `  ${example}`);
  const title = examples.length === 1 ? "Example" : "Examples";
  return (
    parent
      .command(name)
      .summary(summary)
      // The terminal breaks lines.
      .description(description.replaceAll("\n", " "))
      .addHelpText("after", `\n${title}:\n${lines.join("\n")}`)
  );
}

/** Which records a command takes. */
export interface RecordSelection {
  readonly sheet: string;
  readonly filter?: "valid" | "error";
  readonly q?: string;
}

/** Adds the options that select records of a sheet. */
export function addRecordSelection(command: Command): Command {
  return command
    .requiredOption("--sheet <sheet>", "The id or the slug of the sheet")
    .addOption(
      new Option("--filter <validity>", "Only records that are valid, or have an error").choices([
        "valid",
        "error",
      ]),
    )
    .option("--q <query>", "Only records that match a query, such as 'price gte 20'");
}

/** Reads a whole number above 0 of an option. */
export function readCount(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError("It is not a whole number above 0.");
  return value;
}

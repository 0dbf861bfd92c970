import { type Command, InvalidArgumentError, Option } from "commander";
import type { Builder } from "../context.ts";
import { callOperation } from "./call-operation.ts";
import type { Operation, OperationOption } from "./operation.ts";

/** Adds the command of an operation. */
export function addOperation(parent: Command, operation: Operation, builder: Builder): void {
  const { body, example } = operation;
  const command = parent
    .command(operation.command)
    .summary(operation.summary.replace(/\.$/, ""))
    .description(`${operation.summary}\n\n${operation.description}`)
    .addHelpText("after", `\nExample:\n  ${example}`);
  for (const { name, text } of operation.ids) command.argument(`<${name}>`, text);
  if (body === "file") {
    command.argument("<file>", "The file to upload, or - for the standard input");
    command.option("--file-name <name>", "With -: the name of the file; its extension says how it is read");
  }
  if (body === "lines") command.argument("<file>", "A file with JSON lines, or - for the standard input");
  for (const option of operation.query) command.addOption(createOption(option));
  for (const option of operation.properties) command.addOption(createOption(option));
  const flags = [...operation.query, ...operation.properties].filter(
    ({ type, isList }) => type === "boolean" && !isList,
  );
  for (const { flag } of flags) command.addOption(new Option(`--no-${flag}`).hideHelp());
  if (body === "json") {
    command.option("--data <json>", "The whole body as JSON, @file, or - for the standard input");
  }
  if (operation.query.some(({ name }) => name === "pageNumber") && operation.command !== "get") {
    command.option("--all", "Read all pages");
  }
  if (example.includes("--output "))
    command.option("--output <file>", "Where to write the file; - is the standard output");
  if (operation.deletes) command.option("--yes", "Delete without a question");
  builder.act(command, (context, given, options) => callOperation(context, operation, given, options), [
    ...operation.query,
    ...operation.properties,
  ]);
}

function createOption({ name, flag, text, type, isList, values, required }: OperationOption): Option {
  const isFlag = type === "boolean" && !isList;
  const hints = [
    // The environment of `login` is taken without the option.
    required ? (name === "environmentId" ? "the default is that of login" : "required") : "",
    isList ? "can be repeated" : "",
  ];
  const hint = hints.filter(Boolean).join("; ");
  const option = new Option(
    `--${flag}${isFlag ? "" : ` <${type}>`}`,
    hint === "" ? text : `${text} (${hint})`,
  );
  // For the completion. The service checks values: it may know more of them.
  if (values) option.argChoices = [...values];
  return option.argParser((given: string, before: unknown) => {
    const value = type === "number" ? readNumber(given) : given;
    return isList ? [...((before as unknown[] | undefined) ?? []), value] : value;
  });
}

function readNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || Number.isNaN(value)) throw new InvalidArgumentError("It is not a number.");
  return value;
}

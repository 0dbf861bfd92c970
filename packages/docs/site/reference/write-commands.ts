import type { CommandFacts, CommandPart } from "@data-import/cli";
import { writeCode, writeCodeBlock } from "../markdown/write-code.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";

/** A command in Markdown: how to type it, its arguments, its options and its examples. */
export function writeCommand(command: CommandFacts, common: ReadonlySet<string>, operation?: string): string {
  const { name, description, summary, examples } = command;
  const options = command.options.filter((option) => !common.has(option.name));
  const usage = ["data-import", name, ...command.arguments.map((part) => part.name)].join(" ");
  return joinBlocks(
    `## ${name}`,
    writeCodeBlock(`${usage}${command.options.length > 0 ? " [options]" : ""}`, "sh"),
    // The page of the operation says the rest.
    operation === undefined
      ? description
      : `${summary}. It calls [\`${operation}\`](site:operations/${operation}/).`,
    ...writeParts("Arguments", command.arguments),
    ...writeParts("Options", options),
    examples.length > 0 && writeCodeBlock(examples.join("\n"), "sh"),
  );
}

/** Arguments or options with their texts. */
export function writeParts(title: string, parts: readonly CommandPart[]): string[] {
  if (parts.length === 0) return [];
  return [
    `**${title}**`,
    writeList(parts.map(({ name, text }) => `${writeCode(name)}: ${escapeText(text)}`)),
  ];
}

/** Texts of commands are no Markdown. */
function escapeText(text: string): string {
  return text.replaceAll(/[*_[\]`]/g, "\\$&");
}

/** The options that every command with a request has. */
export function listCommonOptions(commands: readonly CommandFacts[]): CommandPart[] {
  const below = commands.filter(({ resource }) => resource !== undefined);
  const [first] = below;
  return (first?.options ?? []).filter(({ name }) =>
    below.every(({ options }) => options.some((option) => option.name === name)),
  );
}

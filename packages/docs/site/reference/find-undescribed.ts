import type { EntryPoint } from "./model.ts";
import type { Reference } from "./read-reference.ts";

/** The names, members and options without a description, such as `@data-import/client ClientOptions.token`. */
export function findUndescribed({ packages, commands }: Pick<Reference, "packages" | "commands">): string[] {
  return [
    ...Object.values(packages).flat().flatMap(findInEntryPoint),
    ...commands.flatMap(({ name, summary, ...command }) => [
      ...(summary === "" ? [`data-import ${name}`] : []),
      ...[...command.arguments, ...command.options].flatMap((part) =>
        part.text === "" ? [`data-import ${name} ${part.name}`] : [],
      ),
    ]),
  ];
}

function findInEntryPoint({ name, entries }: EntryPoint): string[] {
  return entries.flatMap((entry) => [
    ...(entry.comment.text === "" ? [`${name} ${entry.name}`] : []),
    ...entry.members.flatMap((member) =>
      member.comment.text === "" ? [`${name} ${entry.name}.${member.name}`] : [],
    ),
  ]);
}

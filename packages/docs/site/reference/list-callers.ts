import { nameMethod, toCamelCase } from "@data-import/codegen/calls";
import type { Description } from "../description/model.ts";
import type { Reference } from "./read-reference.ts";

/** A way to call an operation, with its place in the reference. */
export interface Caller {
  /** What to type: `api.agents.list`, `data-import agents list`. */
  readonly name: string;
  /** Its page with its anchor. */
  readonly path: string;
}

/** The method of the client and the command for each operation, by operationId. */
export type Callers = ReadonlyMap<string, readonly Caller[]>;

/** Finds the method and the command of each operation. One that was added since the packages were built has none. */
export function listCallers({ operations }: Pick<Description, "operations">, reference: Reference): Callers {
  const methods = new Set(
    [...reference.resources].flatMap(([name, { members }]) =>
      members.map((member) => `${name}.${member.name}`),
    ),
  );
  const commands = new Set(reference.commands.map(({ name }) => name));
  return new Map(
    operations.map(({ id, tag }) => {
      const name = nameMethod(id, tag);
      const method = `${toCamelCase(tag)}.${name}`;
      const command = `${tag} ${writeKebab(name)}`;
      return [
        id,
        [
          ...(methods.has(method) ? [{ name: `api.${method}`, path: pathOfMethod(method) }] : []),
          ...(commands.has(command)
            ? [{ name: `data-import ${command}`, path: pathOfCommand(command, tag) }]
            : []),
        ],
      ];
    }),
  );
}

/** The place of a method: `agents.list`. */
export function pathOfMethod(method: string): string {
  const [resource = "", name = ""] = method.split(".");
  return `reference/client/${writeKebab(resource)}/#${`${resource}-${name}`.toLowerCase()}`;
}

/** The place of a command of a resource. */
export function pathOfCommand(command: string, resource: string): string {
  return `reference/cli/${resource}/#${command.replaceAll(" ", "-")}`;
}

/** `canvasAreas` as `canvas-areas`. */
export function writeKebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import { parseArgs } from "node:util";
import { findNearest } from "../front/nearest.ts";

export interface CommandOptions {
  readonly port: number;
  readonly host: string;
  readonly help: boolean;
  readonly version: boolean;
}

/** Says which argument cannot be used, and what can. */
export class OptionError extends Error {}

export const help = `data-import-mock: a mock of the Data Import Service

Answers every operation with its documented example and refuses requests that do not fit the description.

  --port <number>   the port to listen on (4010); 0 takes any free one
  --host <address>  the address to listen on (127.0.0.1)
  --help            show this
  --version         show the version`;

const flags = {
  port: { type: "string", default: "4010" },
  host: { type: "string", default: "127.0.0.1" },
  help: { type: "boolean", default: false },
  version: { type: "boolean", default: false },
} as const;

/** Reads the command line; throws an `OptionError` that names what cannot be used. */
export function readOptions(args: readonly string[]): CommandOptions {
  const { tokens } = parseArgs({ args: [...args], options: flags, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === "positional") throw new OptionError(`${token.value} is not an option. See --help.`);
    if (token.kind !== "option") continue;
    const flag = flags[token.name as keyof typeof flags];
    if (flag === undefined)
      throw new OptionError(`${token.rawName} is not an option. ${suggest(token.name)}`);
    if (flag.type === "string" && !token.value)
      throw new OptionError(`${token.rawName} needs a value. See --help.`);
    if (flag.type === "boolean" && token.value !== undefined) {
      throw new OptionError(`${token.rawName} takes no value. See --help.`);
    }
  }
  const { values } = parseArgs({ args: [...args], options: flags });
  return { ...values, port: readPort(values.port) };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OptionError(`--port must be a number from 0 to 65535; it was ${text}.`);
}

function suggest(name: string): string {
  const nearest = findNearest(name, Object.keys(flags));
  return nearest === undefined ? "See --help." : `Did you mean --${nearest}?`;
}

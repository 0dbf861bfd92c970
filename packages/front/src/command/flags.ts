import { parseArgs } from "node:util";
import { findNearest } from "../request/nearest.ts";

/** Names an invalid argument, and the valid ones. */
export class OptionError extends Error {}

/**
 * Every flag of a command by its name without the dashes; a flag with `value` takes a value of that name. A flag with
 * `list` may be given more than once; its values are joined by commas.
 */
export type Flags = Readonly<
  Record<string, { readonly value?: string; readonly list?: boolean; readonly meaning: string }>
>;

/** The flags for `--help`: one line each, with the meanings in one column. */
export function describeFlags(flags: Flags): string {
  const synopses = Object.entries(flags).map(([name, { value }]) => `--${name}${value ? ` <${value}>` : ""}`);
  const width = Math.max(...synopses.map((synopsis) => synopsis.length));
  const lines = Object.values(flags).map(
    ({ meaning }, line) => `  ${synopses[line]?.padEnd(width)}  ${meaning}`,
  );
  return lines.join("\n");
}

/** The content of a command line: words, and flags with their values, which are empty if a flag takes none. */
export interface Arguments {
  readonly words: readonly string[];
  readonly given: ReadonlyMap<string, string>;
}

/** Reads a command line with only flags; throws an `OptionError` for anything else. */
export function readFlags(args: readonly string[], flags: Flags): ReadonlyMap<string, string> {
  const { words, given } = readArguments(args, flags);
  if (words[0] !== undefined) throw new OptionError(`${words[0]} is not an option. See --help.`);
  return given;
}

/**
 * Reads a command line; throws an `OptionError` for an unknown flag, a missing value, or a value that the flag does not
 * take.
 */
export function readArguments(args: readonly string[], flags: Flags): Arguments {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [name, { type: value ? "string" : "boolean" } as const]),
  );
  const words: string[] = [];
  const given = new Map<string, string>();
  for (const token of parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) throw new OptionError(`${rawName} is not an option. ${suggest(name, flags)}`);
    const isMissing = !value || (value.startsWith("--") && !token.inlineValue);
    if (flag.value !== undefined && isMissing) throw new OptionError(`${rawName} needs a value. See --help.`);
    if (flag.value === undefined && value !== undefined) {
      throw new OptionError(`${rawName} takes no value. See --help.`);
    }
    const before = flag.list ? given.get(name) : undefined;
    given.set(name, before === undefined ? (value ?? "") : `${before},${value}`);
  }
  return { words, given };
}

/** The number of a port; throws an `OptionError` that names the flag if it is not a valid one. */
export function readPort(text: string, flag = "--port"): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OptionError(`${flag} must be a number from 0 to 65535; it was ${text}.`);
}

function suggest(name: string, flags: Flags): string {
  const nearest = findNearest(name, Object.keys(flags));
  return nearest === undefined ? "See --help." : `Did you mean --${nearest}?`;
}

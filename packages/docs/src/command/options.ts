import { parseArgs } from "node:util";

/** What the command line asks for. */
export type Task =
  | { readonly name: "help" | "version" }
  | { readonly name: "serve"; readonly port: number; readonly host: string }
  | { readonly name: "export"; readonly folder: string; readonly base: string };

/** Says which argument cannot be used, and what can. */
export class OptionError extends Error {}

export const help = `data-import-docs: the reference docs of the Data Import Service

  data-import-docs serve            serve them
    --port <number>                 the port to listen on (4010); 0 takes any free one
    --host <address>                the address to listen on (127.0.0.1)
  data-import-docs export <folder>  copy the site into a folder, to host it anywhere
    --base <path>                   the path that it will be served under (/)

  --help                            show this
  --version                         show the version`;

const flags = {
  port: { type: "string" },
  host: { type: "string" },
  base: { type: "string" },
  help: { type: "boolean" },
  version: { type: "boolean" },
} as const;

/** Reads the command line; throws an `OptionError` that names what cannot be used. */
export function readTask(args: readonly string[]): Task {
  const { tokens } = parseArgs({ args: [...args], options: flags, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const flag = flags[token.name as keyof typeof flags];
    if (flag === undefined) throw new OptionError(`${token.rawName} is not an option. See --help.`);
    if (flag.type === "string" && !token.value)
      throw new OptionError(`${token.rawName} needs a value. See --help.`);
    if (flag.type === "boolean" && token.value !== undefined) {
      throw new OptionError(`${token.rawName} takes no value. See --help.`);
    }
  }
  const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true });
  if (values.help) return { name: "help" };
  if (values.version) return { name: "version" };
  const [name, ...rest] = positionals;
  if (name === "serve" && rest.length === 0) {
    if (values.base !== undefined) throw new OptionError("--base belongs to export. See --help.");
    return { name, port: readPort(values.port ?? "4010"), host: values.host ?? "127.0.0.1" };
  }
  if (name === "export") {
    if (values.port !== undefined || values.host !== undefined) {
      throw new OptionError("--port and --host belong to serve. See --help.");
    }
    if (rest[0] === undefined || rest.length > 1)
      throw new OptionError("export needs one folder. See --help.");
    return { name, folder: rest[0], base: readBase(values.base ?? "/") };
  }
  if (name === undefined) throw new OptionError("Say what to do: serve or export <folder>. See --help.");
  throw new OptionError(
    `${positionals.join(" ")} is not a command. There are serve and export <folder>. See --help.`,
  );
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OptionError(`--port must be a number from 0 to 65535; it was ${text}.`);
}

function readBase(text: string): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(text)) return text;
  throw new OptionError(`--base must be a path that begins and ends with /, such as /docs/; it was ${text}.`);
}

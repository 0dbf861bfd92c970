import {
  defaultPorts,
  describeFlags,
  type Flags,
  OptionError,
  readArguments,
  readPort,
} from "@data-import/front/command";

/** The options of the command line. */
export interface CommandOptions {
  readonly help: boolean;
  readonly version: boolean;
  /** Undefined for `--help` and `--version`. */
  readonly task: Task | undefined;
}

/** A task of the command. */
export type Task =
  | ({ readonly name: "serve"; readonly port: number; readonly host: string } & Published)
  | ({ readonly name: "export"; readonly folder: string; readonly base: string } & Published);

/** Where people reach the docs from everywhere. */
interface Published {
  readonly address?: string;
}

const serveFlags: Flags = {
  port: { value: "number", meaning: `the port to listen on (${defaultPorts.docs}); 0 takes any free one` },
  host: { value: "address", meaning: "the address to listen on (127.0.0.1)" },
};
const exportFlags: Flags = {
  base: { value: "path", meaning: "the path that the site will be served under (/)" },
};
const commonFlags: Flags = {
  address: {
    value: "address",
    meaning: "where people reach the docs, such as https://docs.example/; pages then link to assistants",
  },
  help: { meaning: "show this" },
  version: { meaning: "show the version" },
};

export const help: string = `data-import-docs: the reference docs of the Data Import Service

data-import-docs serve             serve them
${describeFlags(serveFlags)}

data-import-docs export <folder>   copy the site into a folder, to host it anywhere
${describeFlags(exportFlags)}

${describeFlags(commonFlags)}`;

/** Reads the command line; throws an `OptionError` that names an invalid argument. */
export function readOptions(args: readonly string[]): CommandOptions {
  const { words, given } = readArguments(args, { ...serveFlags, ...exportFlags, ...commonFlags });
  const [help, version] = [given.has("help"), given.has("version")];
  return { help, version, task: help || version ? undefined : readTask(words, given) };
}

function readTask(words: readonly string[], given: ReadonlyMap<string, string>): Task {
  const [name, folder] = words;
  if (name === "serve" && words.length === 1) {
    if (given.has("base")) throw new OptionError("--base belongs to export. See --help.");
    const port = readPort(given.get("port") ?? String(defaultPorts.docs));
    return { name, port, host: given.get("host") ?? "127.0.0.1", ...readAddress(given.get("address")) };
  }
  if (name === "export") {
    if (given.has("port") || given.has("host")) {
      throw new OptionError("--port and --host belong to serve. See --help.");
    }
    if (folder === undefined || words.length > 2)
      throw new OptionError("export needs one folder. See --help.");
    return { name, folder, base: readBase(given.get("base") ?? "/"), ...readAddress(given.get("address")) };
  }
  if (name === undefined) throw new OptionError("Say what to do: serve or export <folder>. See --help.");
  throw new OptionError(
    `${words.join(" ")} is not a command. There are serve and export <folder>. See --help.`,
  );
}

function readAddress(text: string | undefined): Published {
  if (text === undefined) return {};
  if (/^https?:\/\//.test(text) && URL.canParse(text))
    return { address: text.endsWith("/") ? text : `${text}/` };
  throw new OptionError(`--address must be a whole address, such as https://docs.example/; it was ${text}.`);
}

function readBase(text: string): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(text)) return text;
  throw new OptionError(`--base must be a path that begins and ends with /, such as /docs/; it was ${text}.`);
}

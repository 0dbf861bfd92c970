import type { Command, Option } from "commander";
import { offeredValues } from "./import/read-options.ts";
import type { Io } from "./io.ts";
import type { Connection } from "./settings/connect.ts";

/** A shell waits for no longer than this. */
const completionTimeoutMs = 2000;

/** What the service has for an option, by the name of the option. */
const listers: Readonly<Record<string, (connection: Connection, signal: AbortSignal) => Promise<string[]>>> =
  {
    async sheet({ api }, signal) {
      const { findSheets } = await import("./find-sheet.ts");
      return (await findSheets(api, undefined, signal)).flatMap(({ slug }) => slug ?? []);
    },
    async "space-id"({ api }, signal) {
      return (await api.spaces.list({ pageSize: 100 }, { signal })).data.map(({ id }) => id);
    },
    async "environment-id"({ api }, signal) {
      return (await api.environments.list({}, { signal })).data.map(({ id }) => id);
    },
  };

/**
 * Lets the option that a shell completes have the values of the service. Without a token or a response in time it has none:
 * nobody wants an error in the middle of a line.
 * @param words the words of the line; the last one is what is completed
 */
export async function addServiceValues(program: Command, words: readonly string[], io: Io): Promise<void> {
  const [flag = "", typed = ""] = words.slice(-2);
  const name = /^--([\w-]+)=/.exec(typed)?.[1] ?? flag.replace(/^--/, "");
  const options = findOptions(program, `--${name}`);
  for (const option of options) {
    if (option.argChoices === undefined && offeredValues[name]) option.argChoices = [...offeredValues[name]];
  }
  const list = listers[name];
  if (!list || options.length === 0) return;
  try {
    const { connect } = await import("./settings/connect.ts");
    const at = words.indexOf("--profile");
    const profile = at === -1 ? undefined : words[at + 1];
    const connection = await connect(io, profile === undefined ? {} : { profile });
    const values = await list(connection, AbortSignal.timeout(completionTimeoutMs));
    for (const option of options) option.argChoices = values;
  } catch {
    // Then there is nothing to offer.
  }
}

function findOptions(command: Command, long: string): Option[] {
  const own = command.options.filter((option) => option.long === long);
  return [...own, ...command.commands.flatMap((each) => findOptions(each, long))];
}

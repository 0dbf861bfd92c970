import type { Environment } from "@data-import/types";
import type { Command } from "commander";
import type { Builder } from "../context.ts";
import { Failure } from "../failure.ts";
import type { Io } from "../io.ts";
import { writeCell } from "../output/table.ts";
import { createApi, defaultUrl } from "../settings/connect.ts";
import {
  deleteCredentials,
  locateCredentials,
  nameProfile,
  readCredentials,
  writeCredentials,
} from "../settings/credentials.ts";
import { chooseEnvironment, listEnvironments } from "../settings/environment.ts";
import { endSession, signInByBrowser } from "../settings/sign-in.ts";
import { addCommand } from "./add-command.ts";

interface LoginOptions {
  readonly baseUrl: string;
  readonly environment?: string;
  readonly profile?: string;
  readonly web?: true;
}

/** Adds `login` and `logout`. */
export function addLogin(program: Command, { io }: Builder): void {
  addCommand(program, {
    name: "login",
    summary: "Store a token, after a check that it is valid",
    description:
      "Asks for a token, or reads it from the standard input, checks it, and stores it in a file that only you can read,\n" +
      "with the environment that commands use if they name none.\n" +
      "With --web, you sign in with a browser, and the token is valid for a day.\n" +
      "The variable DATA_IMPORT_TOKEN comes before the stored token, and DATA_IMPORT_URL before its address.",
    examples: ["data-import login", "data-import login --base-url http://localhost:4010/v1 < token.txt"],
  })
    .option("--base-url <address>", "The address of the service", io.env["DATA_IMPORT_URL"] || defaultUrl)
    .option(
      "--environment <name>",
      "The name or the id of the environment for commands that name none; the default is the one that is not for production",
    )
    .option("--profile <name>", "Store it under this name, beside others")
    .option("--web", "Sign in with a browser, at the provider of the service")
    .action(async ({ baseUrl, environment, profile: given, web }: LoginOptions) => {
      const profile = nameProfile(io, given);
      // A name that cannot be one is said before the question.
      locateCredentials(io, profile);
      const token = web ? await signInByBrowser(io, baseUrl) : await readToken(io);
      const api = await createApi(io, { baseUrl, token });
      const account = await api.accounts.getCurrent();
      const chosen = await askEnvironment(io, await listEnvironments(api), environment);
      const path = await writeCredentials(io, { baseUrl, token, environmentId: chosen?.id }, profile);
      const where = chosen === undefined ? "" : ` Commands use the environment ${writeCell(chosen.name)}.`;
      io.stderr.write(
        `✓ You are logged in to ${writeCell(account.name)} at ${baseUrl}.${where} The token is in ${path}.\n`,
      );
    });
  addCommand(program, {
    name: "logout",
    summary: "Delete the stored token",
    description:
      "Deletes the token that login stored, and ends the session of login --web. The service still accepts another token until it is revoked.",
    examples: ["data-import logout"],
  })
    .option("--profile <name>", "The name that it was stored under")
    .action(async ({ profile: given }: { readonly profile?: string }) => {
      const profile = nameProfile(io, given);
      // A damaged file is deleted, too.
      const stored = await readCredentials(io, profile).catch(() => undefined);
      const existed = await deleteCredentials(io, profile);
      if (stored !== undefined) await endSession(io, stored);
      io.stderr.write(existed ? "✓ The token was deleted.\n" : "There was no stored token.\n");
    });
}

/** The environment that the person names or chooses. Undefined if there is none, or nobody can say which of several. */
async function askEnvironment(
  io: Io,
  environments: readonly Environment[],
  wanted: string | undefined,
): Promise<Environment | undefined> {
  const usual = chooseEnvironment(environments);
  if (wanted !== undefined) {
    const found = environments.find(({ id, name }) => id === wanted || name === wanted);
    if (found) return found;
    const names = environments.map(({ name }) => name).join(", ");
    throw new Failure(`There is no environment ${wanted}.`, `There are: ${names}.`);
  }
  if (environments.length < 2 || !io.stdin.isTTY || !io.stderr.isTTY) return usual;
  const { isCancel, select } = await import("@clack/prompts");
  const chosen = await select({
    message: "The environment that commands use",
    input: io.stdin as never,
    output: io.stderr as never,
    options: environments.map((each) => ({
      value: each as Environment | undefined,
      label: writeCell(each.name),
      ...(each.isProd && { hint: "production" }),
    })),
    initialValue: usual,
  });
  if (isCancel(chosen)) throw new Failure("You are not logged in.");
  return chosen;
}

/** An argument would be in the history of the shell, and in the list of processes. */
async function readToken(io: Io): Promise<string> {
  let token = "";
  if (io.stdin.isTTY) {
    const { isCancel, password } = await import("@clack/prompts");
    const given = await password({
      message: "Your token",
      input: io.stdin as never,
      output: io.stderr as never,
    });
    if (!isCancel(given)) token = given ?? "";
  } else {
    for await (const chunk of io.stdin) token += String(chunk);
  }
  token = token.trim();
  if (token === "")
    throw new Failure("There was no token.", "Type it, or send it: data-import login < token.txt");
  return token;
}

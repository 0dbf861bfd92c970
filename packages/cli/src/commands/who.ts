import { isApiError } from "@data-import/client";
import type { Command } from "commander";
import type { Builder } from "../context.ts";
import type { Io } from "../io.ts";
import { createPrinter } from "../output/printer.ts";
import { createApi } from "../settings/connect.ts";
import { listProfiles, nameProfile, readCredentials } from "../settings/credentials.ts";
import { chooseEnvironment, listEnvironments } from "../settings/environment.ts";
import { addCommand } from "./add-command.ts";

/** Adds `whoami` and `status`. */
export function addWho(program: Command, builder: Builder): void {
  const whoami = addCommand(program, {
    name: "whoami",
    summary: "Show whose token commands use, and where",
    description:
      "Shows whom the token represents, its account, the address of the service, and the environment that commands use\n" +
      "if they name none.",
    examples: ["data-import whoami"],
  });
  builder.act(whoami, async ({ api, baseUrl, environmentId, print, signal }) => {
    const actor = await api.auth.getCurrentActor({}, { signal });
    const environments = await listEnvironments(api, signal);
    const used = environments.find(({ id }) => id === environmentId) ?? chooseEnvironment(environments);
    const { id, kind, name, email, accountId, roles, token } = actor;
    await print.item({
      id,
      kind,
      name,
      email,
      accountId,
      roles: roles.map((role) => role.name),
      expiresAt: token.expiresAt,
      baseUrl,
      environment: used?.name,
      environmentId: used?.id,
    });
  });
  addCommand(program, {
    name: "status",
    summary: "Show what login stored, and whether it works",
    description:
      "Shows each profile that login stored, with its address, and whether the service there takes its token. The exit code\n" +
      "is 1 if the profile that commands use does not work.",
    examples: ["data-import status"],
  })
    .option("--json", "Print JSON lines, as into a pipe")
    .action(async ({ json }: { readonly json?: boolean }) => {
      const { io } = builder;
      const inUse = nameProfile(io);
      const lines = await Promise.all(
        (await listProfiles(io)).map(async (profile) => ({
          profile: profile ?? "(no name)",
          isUsed: profile === inUse && !io.env["DATA_IMPORT_TOKEN"],
          ...(await tryProfile(io, profile)),
        })),
      );
      if (io.env["DATA_IMPORT_TOKEN"])
        io.stderr.write("The token of DATA_IMPORT_TOKEN is used. Whose it is: data-import whoami\n");
      await createPrinter(io, json).list(lines, ["profile", "status", "account", "baseUrl", "isUsed"]);
      if (lines.some(({ isUsed, status }) => isUsed && status !== "works")) builder.exitWith(1);
    });
}

async function tryProfile(io: Io, profile: string | undefined) {
  try {
    const stored = await readCredentials(io, profile);
    if (!stored) return { status: "not there" };
    const { baseUrl, environmentId } = stored;
    const account = await (await createApi(io, stored)).accounts.getCurrent().result();
    if (account.ok) return { status: "works", account: account.data.name, baseUrl, environmentId };
    const status =
      account.status === 401 ? "token not valid" : account.status ? `error ${account.status}` : "not reached";
    return { status, baseUrl, environmentId };
  } catch (error) {
    return { status: isApiError(error) ? `error ${error.status}` : (error as Error).message };
  }
}

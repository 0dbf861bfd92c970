import type { Client } from "@data-import/client";
import type { EnvironmentId } from "@data-import/types";
import { Failure } from "../failure.ts";
import type { Io } from "../io.ts";
import { nameProfile, readCredentials } from "./credentials.ts";

/** The address if nobody names one: that of a service on this machine. */
export const defaultUrl = "http://localhost:4010/v1";

/** A client of the service, and its address. */
export interface Connection {
  readonly api: Client;
  readonly baseUrl: string;
  /** The environment that `login` stored with the token. */
  readonly environmentId?: EnvironmentId | undefined;
}

/**
 * Connects to the service. The option `--base-url` comes first, then the variables DATA_IMPORT_URL and DATA_IMPORT_TOKEN,
 * then what `login` stored, except that a profile of the option `--profile` comes before the variables. A stored token is sent only to the address that it was stored for.
 */
export async function connect(
  io: Io,
  given: { readonly baseUrl?: string; readonly profile?: string },
): Promise<Connection> {
  const { env } = io;
  const profile = nameProfile(io, given.profile);
  // A profile that somebody names comes before the variables, which are for all commands.
  const isNamed = given.profile !== undefined;
  const stored = env["DATA_IMPORT_TOKEN"] && !isNamed ? undefined : await readCredentials(io, profile);
  if (isNamed && !stored) {
    throw new Failure(
      `There is no profile ${profile}.`,
      `Store it: data-import login --profile ${profile}. See which there are: data-import status`,
    );
  }
  const variables = isNamed ? {} : env;
  const baseUrl = given.baseUrl ?? (variables["DATA_IMPORT_URL"] || stored?.baseUrl || defaultUrl);
  const own = stored?.baseUrl === baseUrl ? stored : undefined;
  const token = variables["DATA_IMPORT_TOKEN"] || own?.token;
  if (token === undefined) {
    throw new Failure(
      `There is no token for ${baseUrl}.`,
      `Run: data-import login --base-url ${baseUrl}, or set DATA_IMPORT_TOKEN.`,
    );
  }
  return { api: await createApi(io, { baseUrl, token }), baseUrl, environmentId: own?.environmentId };
}

/** Creates the client for a token; with null, for operations that need none. */
export async function createApi(
  io: Io,
  credentials: { readonly baseUrl: string; readonly token: string | null },
): Promise<Client> {
  const { createClient } = await import("@data-import/client");
  return createClient({
    ...credentials,
    appInfo: { name: "data-import-cli" },
    ...(io.fetch && { fetch: io.fetch }),
  });
}

import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { EnvironmentId } from "@data-import/types";
import { Failure } from "../failure.ts";
import type { Io } from "../io.ts";

/** An address of a service, a token for it, and the environment that commands take if nobody names one. */
export interface Credentials {
  readonly baseUrl: string;
  readonly token: string;
  readonly environmentId?: EnvironmentId | undefined;
}

/** Only the owner may read and write the file. */
const mode = 0o600;

/** The name of the profile that is used: of the option, of DATA_IMPORT_PROFILE, or undefined for the one without a name. */
export const nameProfile = ({ env }: Io, given?: string): string | undefined =>
  given ?? (env["DATA_IMPORT_PROFILE"] || undefined);

/** Where the token is stored: below `XDG_CONFIG_HOME`, or `~/.config`. Each profile has a file of its own. */
export function locateCredentials(io: Io, profile: string | undefined): string {
  if (profile === undefined) return join(locateFolder(io), "credentials.json");
  if (!/^[\w-]+$/.test(profile))
    throw new Failure(`${profile} cannot be the name of a profile.`, "Use letters, digits, - and _ only.");
  return join(locateFolder(io), "profiles", `${profile}.json`);
}

function locateFolder({ env }: Io): string {
  return join(env["XDG_CONFIG_HOME"] || join(env["HOME"] || homedir(), ".config"), "data-import");
}

/** The profiles that are stored; undefined is the one without a name. */
export async function listProfiles(io: Io): Promise<(string | undefined)[]> {
  const files = await readdir(join(locateFolder(io), "profiles")).catch(() => []);
  const named = files.flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []).sort();
  return [...((await isThere(locateCredentials(io, undefined))) ? [undefined] : []), ...named];
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Stores the credentials in a new file, so that the token is never in one that others can read. */
export async function writeCredentials(
  io: Io,
  credentials: Credentials,
  profile: string | undefined,
): Promise<string> {
  const path = locateCredentials(io, profile);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, `${JSON.stringify(credentials, undefined, 2)}\n`, { mode, flag: "wx" });
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  return path;
}

/** Deletes the stored token. Returns whether there was one. */
export async function deleteCredentials(io: Io, profile: string | undefined): Promise<boolean> {
  const path = locateCredentials(io, profile);
  const exists = await isThere(path);
  await rm(path, { force: true });
  return exists;
}

/** Reads what `login` stored; undefined if there is nothing. If others can read the file, that ends here. */
export async function readCredentials(io: Io, profile: string | undefined): Promise<Credentials | undefined> {
  const path = locateCredentials(io, profile);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new Failure(
      `${path} cannot be read: ${error.code}.`,
      "Correct its rights, or run: data-import login",
    );
  });
  if (text === undefined) return undefined;
  if (((await stat(path)).mode & 0o077) !== 0) {
    await chmod(path, mode);
    io.stderr.write(`! Others could read ${path}. Now only you can. Consider a new token.\n`);
  }
  try {
    const { baseUrl, token, environmentId } = JSON.parse(text) as Credentials;
    if (typeof baseUrl === "string" && typeof token === "string") return { baseUrl, token, environmentId };
  } catch {
    // The error below says what to do.
  }
  throw new Failure(`${path} is damaged.`, "Run: data-import login");
}

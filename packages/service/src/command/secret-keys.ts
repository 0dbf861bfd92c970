import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { OptionError } from "@data-import/front/command";
import { createSecretKey, createSecretKeys, readSecretKeys, type SecretKeys } from "../domain/secret-keys.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The keys of the environment, or of a file in the data folder. The file is created when the first secret is stored.
 * Throws an `OptionError` if the environment has an invalid key.
 */
export function openSecretKeys(data: string, { SECRETS_KEY: given }: Environment): SecretKeys {
  if (given === undefined || given === "") return createSecretKeys(() => readKeyFile(locateKeyFile(data)));
  const keys = readOption(given);
  return createSecretKeys(() => keys);
}

/** Where the keys of secrets are inside a data folder. */
export function locateKeyFile(data: string): string {
  return join(data, "secrets.key");
}

function readOption(text: string): readonly Buffer[] {
  try {
    return readSecretKeys(text.split(","));
  } catch {
    // The message does not repeat the value.
    throw new OptionError(
      "SECRETS_KEY must be 32 bytes in base 64, as `openssl rand -base64 32` prints; with a comma before older keys.",
    );
  }
}

function readKeyFile(path: string): readonly Buffer[] {
  try {
    return readSecretKeys(readFileSync(path, "utf8").trim().split(/\s+/));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return createKeyFile(path);
    throw new Error(`The keys of secrets in ${path} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function createKeyFile(path: string): readonly Buffer[] {
  const unfinished = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(unfinished, `${createSecretKey()}\n`, { flag: "wx", mode: 0o600, flush: true });
  try {
    // Fails if another process was faster. Its key is the right one then.
    linkSync(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(unfinished);
  }
  return readKeyFile(path);
}

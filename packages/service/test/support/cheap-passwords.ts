import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;

/**
 * The service makes each check of a password take 0.2 s of processor time. Makes it take none, with the same results,
 * until the returned function is called.
 */
export function cheapenPasswords(): () => void {
  replaceScrypt((password: string, salt: Buffer, length: number, options: ScryptOptions, done: () => void) =>
    scrypt(password, salt, length, { ...options, N: 2 }, done),
  );
  return () => replaceScrypt(scrypt);
}

function replaceScrypt(replacement: unknown): void {
  Object.assign(crypto, { scrypt: replacement });
  syncBuiltinESMExports();
}

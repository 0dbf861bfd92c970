import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { type Turn, takeTurn } from "./hash-turns.ts";

const hashBytes = 32;
// OWASP recommends these parameters. One hash takes 64 MiB and about 0.2 s.
const cost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** The maximum length of a password. The normalization of a long one takes time that grows with the square of its length. */
export const longestPasswordCharacters = 1024;

/** `scrypt$<salt>$<hash>` of a password, in base 64. Throws a `RangeError` if it is too long. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await takeTurn(() => derive(password, salt));
  return `scrypt$${salt.toString("base64")}$${hash.toString("base64")}`;
}

/** Whether a password belongs to a hash. Without a hash, this takes the same time. */
export async function checkPassword(
  password: string,
  hashed: string | undefined,
  turn?: Turn,
): Promise<boolean> {
  const [, salt = "", hash = ""] = (hashed ?? "").split("$");
  const expected = Buffer.from(hash, "base64");
  const given = await takeTurn(() => derive(password, Buffer.from(salt, "base64")), turn);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (password.length > longestPasswordCharacters)
    throw new RangeError(`A password has at most ${longestPasswordCharacters} characters.`);
  const options: ScryptOptions = cost;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, hashBytes, options, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
}

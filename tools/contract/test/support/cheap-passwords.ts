import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

// The service makes each check of a password take 0.2 s of processor time, and the contract signs in many times. Its
// checks are the same with a hash that takes no time.
const { scrypt } = crypto;
const derive = (password: string, salt: Buffer, length: number, options: ScryptOptions, done: () => void) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done);
Object.assign(crypto, { scrypt: derive });
syncBuiltinESMExports();

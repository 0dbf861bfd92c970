import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** A value for one purpose that nobody can compute without the secret. */
export function derive(secret: string, purpose: string, ...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHmac("sha256", secret).update(`${purpose}\n`);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Compresses and encrypts a text, so that only who knows the secret can read it. */
export async function seal(secret: string, text: string): Promise<string> {
  const nonce = randomBytes(nonceLength);
  const encrypting = createCipheriv(cipher, derive(secret, "seal"), nonce);
  const sealed = [encrypting.update(await compress(text)), encrypting.final()];
  return Buffer.concat([nonce, encrypting.getAuthTag(), ...sealed]).toString("base64");
}

/** The text that was sealed with the secret. */
export async function unseal(secret: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64");
  const tagEnd = nonceLength + tagLength;
  const decrypting = createDecipheriv(cipher, derive(secret, "seal"), bytes.subarray(0, nonceLength));
  decrypting.setAuthTag(bytes.subarray(nonceLength, tagEnd));
  const packed = Buffer.concat([decrypting.update(bytes.subarray(tagEnd)), decrypting.final()]);
  return (await decompress(packed)).toString();
}

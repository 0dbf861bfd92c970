import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** A value for one purpose that nobody can compute without the secret. */
export function derive(secret: string, purpose: string, ...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHmac("sha256", secret).update(`${purpose}\n`);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Texts of fewer characters stay as they are: compressing them would save little. */
const shortestCharacters = 300;
/** Before a text that is not compressed. No compressed one starts with it. */
const plain = Buffer.of(0);

/** Compresses and encrypts a text, so that only who knows the secret can read it. */
export async function seal(secret: string, text: string): Promise<string> {
  const packed =
    text.length < shortestCharacters ? Buffer.concat([plain, Buffer.from(text)]) : await compress(text);
  const nonce = randomBytes(nonceBytes);
  const encrypting = createCipheriv(cipher, derive(secret, "seal"), nonce);
  const sealed = [encrypting.update(packed), encrypting.final()];
  return Buffer.concat([nonce, encrypting.getAuthTag(), ...sealed]).toString("base64");
}

/** The text that was sealed with the secret. */
export async function unseal(secret: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64");
  const tagEnd = nonceBytes + tagBytes;
  const decrypting = createDecipheriv(cipher, derive(secret, "seal"), bytes.subarray(0, nonceBytes));
  decrypting.setAuthTag(bytes.subarray(nonceBytes, tagEnd));
  const packed = Buffer.concat([decrypting.update(bytes.subarray(tagEnd)), decrypting.final()]);
  return packed[0] === plain[0] ? packed.toString("utf8", 1) : (await decompress(packed)).toString();
}

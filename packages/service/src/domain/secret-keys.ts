import { createCipheriv, createDecipheriv, hash, randomBytes } from "node:crypto";
import { DomainError } from "./errors.ts";

/** A text that was encrypted, and the key that can decrypt it. */
export interface SealedText {
  readonly keyId: string;
  /** Nonce, tag and encrypted text, in base 64. */
  readonly sealed: string;
}

/** The keys with which the values of secrets are encrypted. */
export interface SecretKeys {
  /**
   * Encrypts a text with the newest key.
   * @param owner what the text belongs to; only the same owner can decrypt it
   */
  seal(text: string, owner: string): SealedText;
  /** Decrypts a text; throws an `unavailable` if there is no such key. */
  open(text: SealedText, owner: string): string;
  /** The ids of the keys, that of the newest one first. */
  listIds(): readonly string[];
}

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** The length of a key. */
const keyBytes = 32;

/** A new key, in base 64. */
export function createSecretKey(): string {
  return randomBytes(keyBytes).toString("base64");
}

/** Reads keys in base 64; throws a `TypeError` if one is not 32 bytes. */
export function readSecretKeys(texts: readonly string[]): readonly Buffer[] {
  return texts.map((text) => {
    const key = Buffer.from(text, "base64");
    if (key.length === keyBytes) return key;
    throw new TypeError(
      `A key of secrets has ${keyBytes} bytes in base 64; one of them has ${key.length} bytes.`,
    );
  });
}

/**
 * Creates keys that are read when they are needed first.
 * @param read returns keys of 32 bytes, the newest one first
 */
export function createSecretKeys(read: () => readonly Buffer[]): SecretKeys {
  let known: ReadonlyMap<string, Buffer> | undefined;
  const load = (): ReadonlyMap<string, Buffer> => {
    known ??= new Map(read().map((key) => [hash("sha256", key, "hex").slice(0, 16), key]));
    return known;
  };
  return {
    listIds: () => [...load().keys()],
    seal(text, owner) {
      const [keyId = ""] = load().keys();
      const nonce = randomBytes(nonceBytes);
      const encrypting = createCipheriv(cipher, findKey(load(), keyId), nonce).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([encrypting.update(text, "utf8"), encrypting.final()]);
      return {
        keyId,
        sealed: Buffer.concat([nonce, encrypting.getAuthTag(), encrypted]).toString("base64"),
      };
    },
    open({ keyId, sealed }, owner) {
      const bytes = Buffer.from(sealed, "base64");
      const tagEnd = nonceBytes + tagBytes;
      const decrypting = createDecipheriv(cipher, findKey(load(), keyId), bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, tagEnd));
      return decrypting.update(bytes.subarray(tagEnd), undefined, "utf8") + decrypting.final("utf8");
    },
  };
}

function findKey(keys: ReadonlyMap<string, Buffer>, keyId: string): Buffer {
  const key = keys.get(keyId);
  if (key === undefined) throw createKeyMissing();
  return key;
}

/** The error if this service does not have the key that encrypted a secret. */
export function createKeyMissing(): DomainError {
  const message =
    "This service does not have the key with which secrets were encrypted. Its operator must give all nodes the same keys, with SECRETS_KEY.";
  return new DomainError("unavailable", { message }, { retryAfter: 60 });
}

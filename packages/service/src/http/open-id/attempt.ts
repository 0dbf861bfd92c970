import type { SecretKeys } from "../../domain/secret-keys.ts";
import type { Secrets } from "./provider.ts";

/** A sign-in that has begun. Its browser keeps it, encrypted, so that the person can come back to another node. */
export interface Attempt {
  readonly secrets: Secrets;
  /** The program on the person's machine that signs in; undefined for the page. */
  readonly program: WaitingProgram | undefined;
}

/** A program that waits for a code on the machine of the person. */
export interface WaitingProgram {
  /** The port on 127.0.0.1. */
  readonly port: number;
  /** What the program wants to get back, to know its own sign-in. */
  readonly state: string;
}

/** How long a person may take at the provider. */
const lifetimeSeconds = 600;

const name = "data-import-sign-in";

/** What the key encrypts: only as this, it can be decrypted. */
const purpose = "sign-in";

/** The header `Set-Cookie` that gives an attempt to the browser. */
export function keepAttempt(keys: SecretKeys, attempt: Attempt, page: string, now: Date): string {
  const until = now.getTime() + lifetimeSeconds * 1000;
  const { keyId, sealed } = keys.seal(JSON.stringify({ ...attempt, until }), purpose);
  return writeCookie(`${keyId}.${sealed}`, lifetimeSeconds, page);
}

/** The header `Set-Cookie` that takes it away. */
export function forgetAttempt(page: string): string {
  return writeCookie("", 0, page);
}

/** Reads the attempt of a header `Cookie`; undefined if there is none, or if it has expired. */
export function readAttempt(keys: SecretKeys, header: string | undefined, now: Date): Attempt | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const [keyId = "", sealed = ""] = (value ?? "").split(".");
  if (sealed === "") return undefined;
  try {
    const { until, ...attempt } = JSON.parse(keys.open({ keyId, sealed }, purpose));
    return until > now.getTime() ? attempt : undefined;
  } catch {
    // Not from this service, or the key is not in use any more.
    return undefined;
  }
}

/** `Lax`, because the browser must send it when the provider leads back. */
function writeCookie(value: string, seconds: number, page: string): string {
  const { pathname, protocol } = new URL(page);
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

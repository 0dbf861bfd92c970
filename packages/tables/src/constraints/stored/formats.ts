import { isIP } from "node:net";
import type { StoredRuleFormat } from "@data-import/types";

/** Whether a text has the form. If a format of the description is missing, this does not compile. */
export const formats: { readonly [Format in StoredRuleFormat]: (text: string) => boolean } = {
  email: isEmail,
  url: (text) => /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text),
  uuid: (text) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text),
  ip: (text) => isIP(text) !== 0,
  phone: (text) => /^\+[1-9]\d{6,14}$/.test(text.replace(/[\s().-]/g, "")),
  iban: isIban,
  currency: (text) => currencies.has(text),
};

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [name, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (name.length > 64 || domain.length > 253 || !/^[^\s@"(),:;<>[\]\\]+$/.test(name)) return false;
  if (name.startsWith(".") || name.endsWith(".") || name.includes("..")) return false;
  const labels = domain.split(".");
  return labels.length > 1 && labels.every(isLabel);
}

/** Letters of every script: domains may have them. */
function isLabel(label: string): boolean {
  return label.length <= 63 && /^[\p{L}\p{N}-]+$/u.test(label) && !/^-|-$/.test(label);
}

/** The check sum: with the first four characters at the end and letters as numbers, the rest by 97 is 1. */
function isIban(text: string): boolean {
  const compact = text.replaceAll(" ", "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(compact)) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

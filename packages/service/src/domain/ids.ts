import { randomFillSync } from "node:crypto";

/** The middle part of an id, by the kind of resource. */
export const idPrefixes = {
  accessToken: "tok",
  account: "acc",
  action: "act",
  actorRole: "acr",
  agent: "ag",
  agentExport: "agx",
  agentLog: "lg",
  agentVersion: "agv",
  apiKey: "key",
  app: "app",
  calculation: "calc",
  canvas: "cv",
  canvasArea: "cva",
  commit: "vr",
  dataRetentionPolicy: "drp",
  document: "dc",
  environment: "env",
  event: "evt",
  file: "fl",
  flag: "flg",
  guest: "g",
  guidance: "gd",
  job: "jb",
  personalAccessToken: "pat",
  record: "rc",
  role: "rol",
  sheet: "sh",
  snapshot: "ss",
  space: "sp",
  user: "usr",
  workbook: "wb",
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Creates ids that never existed before. */
export type NewId = (kind: IdKind) => string;

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const pool = new Uint8Array(4096);
let used = pool.length;

/** Random base-62 text: twelve characters are 71 bits. */
export function createRandomText(length: number): string {
  let text = "";
  while (text.length < length) {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    // 248 is 4 × 62: the bytes below it give each letter the same chance.
    const byte = pool[used++] ?? 255;
    if (byte < 248) text += letters[byte % 62];
  }
  return text;
}

/** `us_sp_4Vn0cQ8mZk1T`: the kind, and twelve random base-62 characters. */
export const createId: NewId = (kind) => `us_${idPrefixes[kind]}_${createRandomText(12)}`;

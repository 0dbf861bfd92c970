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
  apiToken: "apt",
  app: "app",
  auditEntry: "au",
  calculation: "calc",
  canvas: "cv",
  canvasArea: "cva",
  commit: "vr",
  constraint: "cn",
  constraintVersion: "cnv",
  dataRetentionPolicy: "drp",
  document: "dc",
  environment: "env",
  event: "evt",
  file: "fl",
  flag: "flg",
  guest: "g",
  guidance: "gd",
  guide: "gu",
  guideVersion: "guv",
  job: "jb",
  // A rule of a mapping program. The description calls its id `MappingId`.
  mapping: "mr",
  personalAccessToken: "pat",
  // A mapping program.
  program: "mp",
  record: "rc",
  role: "rol",
  secret: "sec",
  sheet: "sh",
  snapshot: "ss",
  space: "sp",
  user: "usr",
  view: "vi",
  webhook: "wh",
  workbook: "wb",
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Creates ids that never existed before. */
export type NewId = (kind: IdKind) => string;

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const pool = new Uint8Array(4096);
let used = pool.length;
const words = new Uint32Array(1024);
let usedWords = words.length;

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

/**
 * Creates a source of ids that rise in time, so that an index on them grows at its end only: `us_rc_0VJXk2q8mZk1T4a`.
 * The first 7 of the 15 base-62 characters are the milliseconds since 1970, until the year 2081. The last 8 are random.
 *
 * For the next id of the same millisecond, or after the clock steps back, the time stays, and the random part grows by a
 * random step of at most 2³². If the part is full, the time goes on by one millisecond. So the ids of one source always
 * rise. The sources of several processes interleave by their clocks, and two ids of the same millisecond are equal with a
 * chance of 1 in 2 × 10¹⁴. An id tells its age and nothing else: the next id after a known one is 1 of 2³² possible ones.
 * @param readTime returns the milliseconds since 1970
 */
export function createRisingIds(readTime: () => number): NewId {
  let time = -1;
  let timeText = "";
  let part = 0;
  const goTo = (next: number): void => {
    time = next;
    timeText = writeBase62(next, 7);
    part = Math.floor(((readWord() * 2 ** 21 + (readWord() >>> 11)) / 2 ** 53) * randomParts);
  };
  return (kind) => {
    const now = readTime();
    if (now > time) goTo(now);
    else {
      part += 1 + readWord();
      if (part >= randomParts) goTo(time + 1);
    }
    return `us_${idPrefixes[kind]}_${timeText}${writePart(part)}`;
  };
}

/** 62⁸: the random part has 8 characters. */
const randomParts = 62 ** 8;
/** 62⁴ */
const randomHalves = 62 ** 4;
const pairs = Array.from({ length: 62 ** 2 }, (_, index) => writeBase62(index, 2));

/** An id with 12 random base-62 characters. */
const createRandomId: NewId = (kind) => `us_${idPrefixes[kind]}_${createRandomText(12)}`;
const createRisingId = createRisingIds(Date.now);

/** The kinds with many rows, whose indexes on ids would otherwise be written in random places. */
const risingKinds: ReadonlySet<IdKind> = new Set<IdKind>(["record", "commit", "event"]);

/** The ids of the service: `us_sp_4Vn0cQ8mZk1T`, or a rising one if there are many of this kind. */
export const createId: NewId = (kind) =>
  risingKinds.has(kind) ? createRisingId(kind) : createRandomId(kind);

/** Eight characters, by pairs: this is on the path of every record. */
function writePart(part: number): string {
  const high = Math.floor(part / randomHalves);
  const low = part - high * randomHalves;
  return `${pairs[Math.trunc(high / 3844)]}${pairs[high % 3844]}${pairs[Math.trunc(low / 3844)]}${pairs[low % 3844]}`;
}

function writeBase62(number: number, length: number): string {
  let text = "";
  for (let rest = number; text.length < length; rest = Math.floor(rest / 62))
    text = letters[rest % 62] + text;
  return text;
}

/** A random number of 32 bits. */
function readWord(): number {
  if (usedWords === words.length) {
    randomFillSync(words);
    usedWords = 0;
  }
  return words[usedWords++] ?? 0;
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./list-suite-files.ts";
import { type Edit, listFiles } from "./plant-defects.ts";

/** An edit of the service after which the description is not true any more. */
export interface Untruth extends Edit {
  /** One of `untruthKinds`. */
  readonly kind: string;
  /** From 1. */
  readonly line: number;
  /** What was done, as a sentence. */
  readonly says: string;
}

/** Folders and sizes of steps that nobody outside of the service can see. */
const inside = /\/src\/(blobs|command|storage|records\/columns)\//;
const steps = /AtOnce$|^(buffer|chunk|page|part|piece|short|written)/;

/** A text of the service, and the edit that makes the description wrong. */
interface Kind {
  readonly pattern: RegExp;
  /** What stands there then; undefined if the description promises nothing about it. */
  change(match: RegExpExecArray, description: string): Pick<Untruth, "replace" | "says"> | undefined;
}

const topics = ["created", "updated", "deleted"] as const;

const kinds = {
  numbers: {
    pattern: /^(?:export )?const (\w+)(?:: number)? = (\d[\d_]*(?: \* \d[\d_]*)*);/dgm,
    change([whole = "", name = "", value = ""], description) {
      const number = value.split(" * ").reduce((product, factor) => product * readNumber(factor), 1);
      if (steps.test(name) || !isPromised(name, number, description)) return undefined;
      return { replace: whole.replace(value, String(number * 2)), says: `${name} is ${number * 2}` };
    },
  },
  events: {
    pattern: /^ *(?:if \([^\n]*\) )?await context\.emit\([^\n]*\);$/gm,
    change: ([whole = ""]) => ({ replace: "", says: `nothing is emitted by ${whole.trim()}` }),
  },
  topics: {
    pattern: /(?<=describe\w*\(|topic: )"([a-z-]+):(created|updated|deleted)"/g,
    change([topic = "", resource = "", verb = ""], description) {
      const other = topics.find((one) => one !== verb && description.includes(`"${resource}:${one}"`));
      return other && { replace: `"${resource}:${other}"`, says: `${topic} is ${resource}:${other}` };
    },
  },
  defaults: {
    pattern: / \?\? (true|false)\b/g,
    change: (match) => {
      const turned = String(match[1] !== "true");
      return { replace: ` ?? ${turned}`, says: `a default is ${turned}` };
    },
  },
} satisfies Record<string, Kind>;

/** What can be wrong: a number, an event, the topic of an event, a default. */
export const untruthKinds: readonly string[] = Object.keys(kinds);

/**
 * All untruths that can be planted in the service: a number that the description names is doubled, an event is dropped or
 * has another topic, a default is turned. They follow from the sources, so nobody chooses what is easy to find.
 */
export function listUntruths(description: string): Untruth[] {
  return listFiles()
    .filter((path) => /^packages\/service\/src\/.*\.ts$/.test(path) && !inside.test(path))
    .flatMap((path) => findUntruths(path, readFileSync(join(root, path), "utf8"), description));
}

/** The untruths that can be planted in one file. */
export function findUntruths(path: string, text: string, description: string): Untruth[] {
  return Object.entries<Kind>(kinds).flatMap(([kind, { pattern, change }]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const changed = change(match, description);
      if (changed === undefined) return [];
      const start = match.index;
      const line = text.slice(0, start).split("\n").length;
      return [{ kind, path, line, start, end: start + match[0].length, ...changed }];
    }),
  );
}

/** As many as wanted, in an order that follows from a text, such as the date: another night plants others. */
export function chooseUntruths(all: readonly Untruth[], count: number, seed: string): Untruth[] {
  const order = ({ path, start }: Untruth) =>
    createHash("sha256").update(`${seed} ${path} ${start}`).digest("hex");
  return all
    .map((untruth) => [order(untruth), untruth] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, count)
    .map(([, untruth]) => untruth);
}

/** Whether the description names the number of a constant, in the unit of its name. */
function isPromised(name: string, number: number, description: string): boolean {
  return writeNumbers(name, number).some((text) => new RegExp(`(?<![\\w,.])${text}\\b`).test(description));
}

const seconds = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const bytes = { KiB: 1024, MiB: 1_048_576, GiB: 1_073_741_824 };
const noun = /([A-Za-z][a-z]*s)(?=[A-Z]|$)/;

/** How people write a number: `24 hours`, `64 KiB`, `1,000 records`. */
function writeNumbers(name: string, number: number): string[] {
  const time = /Ms$/.test(name) ? number / 1000 : /Seconds$/.test(name) ? number : undefined;
  if (time !== undefined)
    return Object.entries(seconds)
      .filter(([, length]) => Number.isInteger(time / length))
      .map(([unit, length]) => `${(time / length).toLocaleString("en")} ${unit}s?`);
  const plain = number.toLocaleString("en");
  if (/Bytes$/.test(name))
    return Object.entries(bytes)
      .filter(([, size]) => Number.isInteger(number / size))
      .map(([unit, size]) => `${number / size} ${unit}`)
      .concat(`${plain} bytes`);
  const counted = noun.exec(name)?.[1];
  return counted === undefined ? [] : [`${plain} (?:\\w+ )?${counted.toLowerCase()}`];
}

function readNumber(text: string): number {
  return Number(text.replaceAll("_", ""));
}

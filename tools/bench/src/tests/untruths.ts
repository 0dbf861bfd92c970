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

/** A text of the service, and the edit that makes the description wrong. */
interface Kind {
  readonly pattern: RegExp;
  /** A fact that a file uses several times is changed everywhere in it: half of a change may mean nothing. */
  readonly changesAll?: boolean;
  /** What stands there then; nothing if the description promises nothing about it. */
  change(match: RegExpExecArray, description: string): Pick<Untruth, "replace" | "says"> | false | undefined;
}

/** A use of what may be a number that the description promises; not in a message, which only repeats it. */
const usedLimit = /(?<![\w.]|\$\{)limits\.(\w+)/g;
const topics = ["created", "updated", "deleted"] as const;

const kinds = {
  doubled: {
    pattern: usedLimit,
    changesAll: true,
    change: ([limit = "", name], description) =>
      isLimit(name, description) && { replace: `(${limit} * 2)`, says: `${limit} is twice as much` },
  },
  halved: {
    pattern: usedLimit,
    changesAll: true,
    change: ([limit = "", name], description) =>
      isLimit(name, description) && { replace: `(${limit} / 2)`, says: `${limit} is half as much` },
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

/** What can be wrong: a number (doubled, halved), an event, the topic of an event, a default. */
export const untruthKinds: readonly string[] = Object.keys(kinds);

/**
 * All untruths that can be planted in the service and its front: a limit is doubled or halved, an event is dropped or has
 * another topic, a default is turned. They follow from the sources, so nobody chooses what is easy to find.
 */
export function listUntruths(description: string): Untruth[] {
  return listFiles()
    .filter((path) => /^packages\/(service|front|tables)\/src\/.*\.ts$/.test(path))
    .flatMap((path) => findUntruths(path, readFileSync(join(root, path), "utf8"), description));
}

/** The untruths that can be planted in one file. */
export function findUntruths(path: string, text: string, description: string): Untruth[] {
  return Object.entries<Kind>(kinds).flatMap(([kind, { pattern, change, changesAll }]) => {
    const untruths = [...text.matchAll(pattern)].flatMap((match) => {
      const changed = change(match, description);
      if (!changed) return [];
      const start = match.index;
      const line = text.slice(0, start).split("\n").length;
      return [{ kind, path, line, start, end: start + match[0].length, ...changed }];
    });
    if (!changesAll) return untruths;
    const byFact = new Map<string, Untruth[]>();
    for (const untruth of untruths) byFact.set(untruth.says, [...(byFact.get(untruth.says) ?? []), untruth]);
    return [...byFact.values()].map((uses) => joinEdits(text, uses));
  });
}

/** One edit for several edits of a text that do the same. */
function joinEdits(text: string, uses: readonly Untruth[]): Untruth {
  const [first, ...others] = uses as [Untruth, ...Untruth[]];
  let { end, replace } = first;
  for (const use of others) {
    replace += text.slice(end, use.start) + use.replace;
    end = use.end;
  }
  return { ...first, end, replace };
}

/** As many as wanted, in an order that follows from a text, such as the date: another night plants others. */
export function chooseUntruths(all: readonly Untruth[], count: number, seed: string): Untruth[] {
  const order = ({ kind, path, start }: Untruth) =>
    createHash("sha256").update(`${seed} ${kind} ${path} ${start}`).digest("hex");
  return all
    .map((untruth) => [order(untruth), untruth] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, count)
    .map(([, untruth]) => untruth);
}

/** Whether `x-limits`, the last part of the description, has the name. */
function isLimit(name: string | undefined, description: string): boolean {
  return description.includes(`"${name}": {`, description.lastIndexOf('"x-limits": {'));
}

import { limits } from "../limits.gen.ts";
import type { HttpError } from "./http-error.ts";
import { nameKey } from "./violations.ts";

/**
 * The values that JSON or a form can express, but that cannot be stored: numbers that are too large, U+0000, and halves
 * of surrogate pairs. Also keys with such text, and the key `__proto__`.
 */
export function findInvalidValues(value: unknown): HttpError["failures"][number][] {
  const failures: HttpError["failures"][number][] = [];
  const visit = (part: unknown, path: Path | undefined): void => {
    if (failures.length >= limits.errorsShown) return;
    if (typeof part === "string" && !isStorable(part)) failures.push(describe(path, textRule));
    if (part === Number.POSITIVE_INFINITY || part === Number.NEGATIVE_INFINITY) {
      failures.push(describe(path, numberRule));
    }
    if (typeof part !== "object" || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      if (!Array.isArray(part) && !isStorable(name)) failures.push(describe(path, textRule));
      if (name === "__proto__") failures.push(describe({ outer: path, name }, nameRule));
      visit(inner, { outer: path, name });
    }
  };
  visit(value, undefined);
  return failures;
}

/** The place of a value. It becomes text only for a message. */
interface Path {
  readonly outer: Path | undefined;
  readonly name: string;
}

const textRule = "must not contain the character U+0000 or half of a surrogate pair.";
// In JavaScript, an object with this key is not like others: the key would be lost on the way to a response.
const nameRule = "must not be a key: choose another one.";
const numberRule = `must not be beyond ${Number.MAX_VALUE}, the largest number.`;

/** Whether every store can keep a text: it has neither U+0000 nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function describe(path: Path | undefined, rule: string): HttpError["failures"][number] {
  const names: string[] = [];
  for (let part = path; part !== undefined; part = part.outer) names.unshift(part.name);
  const key = nameKey("", names);
  const code = rule === numberRule ? "value_out_of_range" : "value_malformed";
  return key === "" ? { message: `The body ${rule}`, code } : { message: `\`${key}\` ${rule}`, key, code };
}

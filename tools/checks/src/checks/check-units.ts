import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./workspace.ts";

const sources = /^packages\/[a-z]+\/(src|site)\/.*\.tsx?$/;
/** A constant of a file whose value is a number, or a calculation with numbers. */
const numbers = /^(?:export )?const (\w+)(?:: number)? = -?\d[\d_.]*(?: [-*+/]+ \d[\d_.]*)*;/gm;
/** What a number without a unit can be: a share, or a number that stands for something. */
const kinds =
  "Ms|Px|Percent|Share|Score|Factor|Confidence|Code|Status|State|Method|Style|Slot|Index|Level|Version|Port";
/** A unit as a plural, such as `Bytes` or `Records`, or one of the kinds above at the end. */
const unit = new RegExp(`(^|[A-Z])[a-z]*[^s]s($|[A-Z])|(${kinds})$`);
const plurals = /^[a-z]+s(?=[A-Z]|$)/;

/**
 * Numbers whose names say neither what they count nor in which unit, such as `patience` or `chunkSize`; one sentence
 * each. Programs and tests of this repository are free: only published sources are checked.
 */
export function checkUnits(root: string): string[] {
  return listFiles(root).flatMap((path) => {
    if (!sources.test(path)) return [];
    const text = readFileSync(join(root, path), "utf8");
    return [...text.matchAll(numbers)].flatMap(({ 1: name = "", index }) => {
      if (unit.test(name) || plurals.test(name)) return [];
      const line = text.slice(0, index).split("\n").length;
      return [
        `${path}:${line}: the name of the number ${name} has no unit. End it with one, such as Ms, Seconds, Bytes, Characters, or with what it counts, such as Records.`,
      ];
    });
  });
}

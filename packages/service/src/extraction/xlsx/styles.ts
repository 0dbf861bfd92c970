import type { Archive } from "./archive.ts";
import { scanWholeXml } from "./scan.ts";

/** The kind of value that a number represents. */
export type NumberKind = "number" | "date" | "time" | "date-time" | "duration" | Digits;

/** A number that is shown with a digit for each zero: postcodes as `00000`, numbers of persons as `000-00-0000`. */
export type Digits = `digits ${string}`;

/** The built-in formats of all spreadsheet programs, by number. */
const builtIn: Readonly<Record<string, NumberKind>> = {
  ...Object.fromEntries(
    [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, "date"]),
  ),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56].map((id) => [id, "time"])),
  "22": "date-time",
  "46": "duration",
};

/** Reads the kind of value of each style, in the order in which cells refer to styles. */
export async function readNumberKinds(archive: Archive, path: string | undefined): Promise<NumberKind[]> {
  const formats = new Map<string, NumberKind>(Object.entries(builtIn));
  const kinds: NumberKind[] = [];
  let isCellStyle = false;
  if (path === undefined) return kinds;
  await scanWholeXml(archive.read(path), {
    open(name, attributes) {
      if (name === "numFmt")
        formats.set(attributes["numFmtId"] ?? "", readKind(attributes["formatCode"] ?? ""));
      if (name === "cellXfs") isCellStyle = true;
      if (name === "xf" && isCellStyle) kinds.push(formats.get(attributes["numFmtId"] ?? "") ?? "number");
    },
    close(name) {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  return kinds;
}

const someDigits = /^0[0 ()/-]*0$/;

/** The kind of a format such as `yyyy-mm-dd hh:mm`. `[h]` means hours beyond a day, so it is a duration. */
export function readKind(format: string): NumberKind {
  const shown = (format.split(";")[0] ?? "").replace(/\\(.)|"([^"]*)"/g, "$1$2");
  if (someDigits.test(shown)) return `digits ${shown}`;
  // Remove quoted text and single characters.
  const symbols = (format.split(";")[0] ?? "").replace(/"[^"]*"|\\.|_.|\*./g, "");
  if (/\[(?:h+|m+|s+)\]/i.test(symbols)) return "duration";
  // Remove colours, conditions and languages. The pattern ends at the next bracket, so that its work is linear.
  const letters = symbols.replace(/\[[^[\]]*\]/g, "");
  const hasDate = /[yd]/i.test(letters) || /^m+$/i.test(letters.replace(/[^a-z]/gi, ""));
  const hasTime = /[hs]/i.test(letters);
  if (hasDate) return hasTime ? "date-time" : "date";
  return hasTime ? "time" : "number";
}

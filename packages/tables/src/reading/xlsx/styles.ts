import type { Archive } from "./archive.ts";
import { type NumberKind, readKind } from "./number-kind.ts";
import { scanWholeXml } from "./scan.ts";

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

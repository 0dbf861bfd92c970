import { type Archive, refuseFile } from "./archive.ts";
import { readReferences } from "./references.ts";
import { scanWholeXml } from "./scan.ts";

/** The texts stay in memory while the sheets are read. */
const mostBytes = 1_073_741_824;

/** Before and after a text without parts of different looks. */
const plainStart = "<si><t>";
const plainEnd = "</t></si>";

/** Reads the texts that cells refer to by number. */
export async function readSharedStrings(archive: Archive, path: string | undefined): Promise<string[]> {
  if (path === undefined) return [];
  if (archive.size(path) > mostBytes) throw refuseFile(new Error("it has more than 1 GiB of text"));
  const strings: string[] = [];
  let parts = "";
  let isText = false;
  let isPhonetic = false;
  await scanWholeXml(archive.read(path), {
    readPlain({ source }, at) {
      let place = at;
      while (source.startsWith(plainStart, place)) {
        const end = source.indexOf("<", place + plainStart.length);
        if (end === -1 || !source.startsWith(plainEnd, end)) break;
        strings.push(unescapeText(readReferences(source.slice(place + plainStart.length, end))));
        place = end + plainEnd.length;
      }
      return place;
    },
    open(name) {
      if (name === "si") parts = "";
      if (name === "rPh") isPhonetic = true;
      if (name === "t") isText = true;
    },
    text(text) {
      // Phonetic readings of Japanese text are not part of the text.
      if (isText && !isPhonetic) parts += text;
    },
    close(name) {
      if (name === "t") isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name === "si") strings.push(unescapeText(parts));
    },
  });
  return strings;
}

/** Characters that XML does not allow are written as `_x000D_`. */
export function unescapeText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

import { type MergedCells, mostMergedCells } from "../merged-cells.ts";
import { readColumn } from "./rows.ts";

const merge = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
/** Longer than the tag of a merged cell. */
const longestTagCharacters = 200;

/** The cells that are merged. The file lists them behind its rows. */
export async function readMerges(texts: AsyncIterable<string>): Promise<MergedCells[]> {
  const merges: MergedCells[] = [];
  let rest = "";
  for await (const text of texts) {
    const whole = rest + text;
    let end = 0;
    for (const match of whole.matchAll(merge)) {
      const [, from = "", row = "", to = "", lastRow = ""] = match;
      const [first, last] = [readColumn(from), readColumn(to)];
      if (first <= last && merges.length < mostMergedCells)
        merges.push({ row: Number(row) - 1, lastRow: Number(lastRow) - 1, first, last });
      end = match.index + match[0].length;
    }
    rest = whole.slice(Math.max(end, whole.length - longestTagCharacters));
  }
  return merges;
}

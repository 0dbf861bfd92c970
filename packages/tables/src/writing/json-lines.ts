import type { WriteFile } from "./file-format.ts";
import { writeSlices } from "./write-slices.ts";

/** Writes a line for each record, with its values by key. */
export const writeJsonLines: WriteFile = async function* (pages, { fields, giveWay }) {
  const starts = fields.map(({ key }, index) => `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`);
  const end = fields.length === 0 ? "{}\n" : "}\n";
  for await (const records of pages) {
    yield await writeSlices(
      records,
      ({ cells }) => {
        let line = "";
        for (const [index, { slot }] of fields.entries()) {
          line += starts[index] + JSON.stringify(cells[slot] ?? null);
        }
        return line + end;
      },
      giveWay,
    );
  }
};

import { join } from "node:path";
import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { createRow, formatCount, formatMicroseconds } from "../setup/rows.ts";
import { runImport } from "../setup/run-import.ts";
import { type Values, writeBatches, writeName } from "../setup/sheet.ts";
import { openPlace, type Place, type Scale, type Sheet } from "../setup/stage.ts";
import { writeCsv, writeSpreadsheet } from "../setup/write-files.ts";

const kinds = [
  { ext: "csv", write: writeCsv },
  { ext: "xlsx", write: writeSpreadsheet },
] as const;
const warmRecords = 2000;
const withKey = ["--key", "field0"];

/** What one command takes of the service for each row of a file with a key, beside the same file without one. */
export async function* measureKeys({ records }: Scale): AsyncGenerator<Row> {
  for (const count of [records / 100, records / 10]) {
    for (const { ext, write } of kinds) {
      const place = await openPlace("SQLite");
      try {
        const paths = {
          warm: join(place.folder, `warm.${ext}`),
          first: join(place.folder, `first.${ext}`),
          second: join(place.folder, `second.${ext}`),
        };
        showProgress(`writing files with ${formatCount(count)} rows`);
        await write(paths.warm, warmRecords, writeKeyed(warmRecords, 0));
        await write(paths.first, count, writeKeyed(count, 0));
        await write(paths.second, count, writeKeyed(count, 1));
        yield* measureFile(place, paths, `${ext.toUpperCase()} import, ${formatCount(count)} rows`, count);
      } finally {
        await place.close();
      }
    }
  }
}

/** Records that each have a first value of their own; with `more`, one other value of each is another one. */
function* writeKeyed(records: number, more: number): Generator<Values[]> {
  let position = 0;
  for (const rows of writeBatches(0, records)) {
    yield rows.map(([, second, ...rest]) => {
      const name = writeName(position);
      position += 1;
      return [name, Number(second) + more, ...rest];
    });
  }
}

async function* measureFile(
  place: Place,
  { warm, first, second }: Readonly<Record<"warm" | "first" | "second", string>>,
  claim: string,
  records: number,
): AsyncGenerator<Row> {
  const waiting = await place.createSheet();
  for (const more of [[], withKey, withKey]) await runImport(place, warm, waiting, more);
  const sheet = await place.createSheet();
  const measureOne = async (path: string, to: Sheet, more: readonly string[], expected: string) => {
    showProgress(`${claim}: ${expected}`);
    const before = place.readCost();
    const { counts } = await runImport(place, path, to, more);
    const { [expected as "added"]: count } = counts;
    if (count !== records) throw new Error(`${count} of ${records} rows were ${expected}.`);
    return (place.readCost().cpu - before.cpu) / records;
  };
  const plain = await measureOne(first, await place.createSheet(), [], "added");
  const steps = [
    ["added with a key", first, "added"],
    ["unchanged", first, "unchanged"],
    ["one value of each updated", second, "updated"],
  ] as const;
  for (const [what, path, expected] of steps) {
    const cpu = await measureOne(path, sheet, withKey, expected);
    yield createRow({
      claim: `${claim}, ${what}, CPU a row`,
      value: cpu,
      format: formatMicroseconds,
      detail: `SQLite; upload, plan and reading included; without a key ${formatMicroseconds(plain)}`,
    });
  }
}

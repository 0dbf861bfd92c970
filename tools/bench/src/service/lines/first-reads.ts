import { join } from "node:path";
import { showProgress } from "../../progress.ts";
import { formatTime, type Row } from "../../table.ts";
import { createRow, formatCount } from "../setup/rows.ts";
import { runImport } from "../setup/run-import.ts";
import { writeName } from "../setup/sheet.ts";
import { type Engine, openPlace, type Scale } from "../setup/stage.ts";
import { writeCsv } from "../setup/write-files.ts";

/** Each needs columns of other fields than those before it. */
const listReads = (records: number) => [
  { claim: "first sort by a field", path: "/records?sortField=field3&sortDirection=asc&pageSize=100" },
  {
    claim: "first values of a field",
    path: "/cells?distinct=true&includeCounts=true&fieldKey=field1&pageSize=20",
  },
  {
    claim: "first search",
    path: `/records?pageSize=100&searchValue=${encodeURIComponent(writeName(Math.floor(records * 0.7)))}`,
  },
];

/** What a person waits for who looks at their records as soon as a file is imported. */
export async function* measureFirstReads(engine: Engine, { records }: Scale): AsyncGenerator<Row> {
  const place = await openPlace(engine);
  try {
    const path = join(place.folder, "first.csv");
    await writeCsv(path, records);
    const sheet = await place.createSheet();
    showProgress(`import of ${formatCount(records)} rows on ${engine}`);
    await runImport(place, path, sheet);
    for (const read of listReads(records)) {
      const started = performance.now();
      await place.service.request("GET", `${sheet.path}${read.path}`);
      yield createRow({
        claim: `${read.claim}, ${engine}`,
        value: performance.now() - started,
        format: formatTime,
        detail: `after an import of ${formatCount(records)} rows; one run`,
        most: 300,
      });
    }
  } finally {
    await place.close();
  }
}

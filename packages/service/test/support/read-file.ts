import type { FileReadOptions } from "@data-import/types";
import type { Format } from "../../src/extraction/formats.ts";
import { openSource } from "../../src/extraction/open-source.ts";
import { readOptions } from "../../src/extraction/read-options.ts";

/** What the reading code makes of a file, without a service. */
export async function readFile(
  content: string | Uint8Array<ArrayBuffer>,
  options: FileReadOptions = {},
  format: Format = "csv",
) {
  const blob = new Blob([content]);
  const source = await openSource(format, blob.stream(), {
    ...{ name: "list", size: blob.size },
    ...readOptions(options),
  });
  try {
    const tables = [];
    for await (const table of source.tables) {
      const rows: (readonly string[])[] = [];
      for await (const batch of table.batches) rows.push(...batch);
      const labels = table.columns.map(({ label }) => label);
      tables.push({ name: table.name, labels, rows, ...table.getNotes() });
    }
    const { encoding, dialect: found, faults } = source.describe();
    const delimiter = found?.isUsed ? found.dialect.delimiter : undefined;
    return { tables, encoding: encoding?.name, delimiter, faults, omitted: source.omitted };
  } finally {
    await source.close();
  }
}

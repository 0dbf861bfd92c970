import type { FileReadOptions } from "@data-import/types";
import { reuseBuffer } from "../../src/blobs/reuse-buffer.ts";
import { createContentMeter } from "../../src/extraction/content-meter.ts";
import { findLosses } from "../../src/extraction/find-losses.ts";
import type { Format } from "../../src/extraction/formats.ts";
import { openContent } from "../../src/extraction/open-content.ts";
import { readOptions } from "../../src/extraction/read-options.ts";
import { headBytes } from "../../src/extraction/signatures.ts";

/** What the reading code makes of a file, without a service. */
export async function readFile(
  content: string | Uint8Array<ArrayBuffer>,
  options: FileReadOptions = {},
  format: Format = "csv",
  name = "list",
  requireWanted = async () => {},
) {
  const blob = new Blob([content]);
  const head = new Uint8Array(await blob.slice(0, headBytes).arrayBuffer());
  const source = await openContent(format, head, reuseBuffer(blob.stream()), {
    name,
    size: blob.size,
    meter: createContentMeter(blob.size),
    requireWanted,
    ...readOptions(options),
  });
  try {
    const tables = [];
    const noted = [];
    for await (const table of source.tables) {
      const rows: (readonly string[])[] = [];
      for await (const batch of table.batches) rows.push(...batch);
      const labels = table.columns.map(({ label }) => label);
      noted.push({ name: table.name, notes: table.getNotes() });
      tables.push({ name: table.name, labels, rows, ...table.getNotes() });
    }
    const { encoding, dialect: found, faults } = source.describe();
    const delimiter = found?.isUsed ? found.dialect.delimiter : undefined;
    return {
      tables,
      encoding: encoding?.name,
      delimiter,
      faults,
      omitted: source.omitted,
      findings: findLosses(noted, source),
    };
  } finally {
    await source.close();
  }
}

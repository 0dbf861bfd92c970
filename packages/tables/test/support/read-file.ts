import type { FileReadOptions } from "@data-import/types";
import { createContentMeter } from "../../src/reading/content-meter.ts";
import { findLosses } from "../../src/reading/find-losses.ts";
import type { Format } from "../../src/reading/formats.ts";
import { openContent } from "../../src/reading/open-content.ts";
import { readOptions } from "../../src/reading/read-options.ts";
import { headBytes } from "../../src/reading/signatures.ts";

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
  const source = await openContent(format, head, reuseMemory(blob.stream()), {
    name,
    size: blob.size,
    meter: createContentMeter(blob.size),
    requireWanted,
    giveWay: () => undefined,
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

/** The pieces of a stream, all in the same memory: a reader may not keep one. */
async function* reuseMemory(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  let memory = new Uint8Array();
  for await (const piece of stream) {
    if (piece.length > memory.length) memory = new Uint8Array(piece.length);
    memory.set(piece);
    yield memory.subarray(0, piece.length);
    memory.fill(0);
  }
}

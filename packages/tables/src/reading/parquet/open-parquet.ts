import { open } from "node:fs/promises";
import type { AsyncBuffer, FileMetaData, SchemaElement } from "hyparquet";
import { type OtherValue, otherValuesKey } from "../../basics/parquet-values.ts";
import { readObjectTable } from "../object-table.ts";
import type { RowPlaces } from "../row-places.ts";
import { noTextFacts, type ReadOptions, type Row, type Source, type Table } from "../source.ts";
import { createTemporary } from "../temporary-file.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { compressors, createWriter, parsers } from "./values.ts";

/** The columns of a group of rows are in memory together. */
const longestGroupBytes = 268_435_456;

/** Opens a Parquet file; throws an `UnreadableFile` if it cannot be read. */
export async function openParquet(
  bytes: AsyncIterable<Uint8Array>,
  { name }: Pick<ReadOptions, "name">,
): Promise<Source> {
  const temporary = await createTemporary(bytes);
  const handle = await open(temporary.path);
  const close = async () => {
    await handle.close();
    await temporary.remove();
  };
  const file: AsyncBuffer = {
    byteLength: (await handle.stat()).size,
    async slice(start, end = file.byteLength) {
      const buffer = new Uint8Array(Math.max(0, end - start));
      await handle.read(buffer, 0, buffer.byteLength, start);
      return buffer.buffer;
    },
  };
  const progress = { count: 0, total: 0 };

  async function* readTables(): AsyncIterable<Table> {
    const metadata = await refuseFaults(async () => (await import("hyparquet")).parquetMetadataAsync(file));
    progress.total = Number(metadata.num_rows);
    const table = await readObjectTable(name, (place, places) =>
      readGroups(file, metadata, place, places, (count) => {
        progress.count = count;
      }),
    );
    if (table !== undefined) yield table;
  }
  return {
    tables: readTables(),
    hidden: [],
    omitted: [],
    describe: () => noTextFacts,
    close,
    measureProgress: () => (progress.total === 0 ? 0 : progress.count / progress.total),
  };
}

async function* readGroups(
  file: AsyncBuffer,
  metadata: FileMetaData,
  place: (key: string) => number,
  places: RowPlaces,
  report: (count: number) => void,
): AsyncGenerator<readonly Row[]> {
  const { parquetRead, parquetSchema } = await import("hyparquet");
  const columns = parquetSchema(metadata).children.map(({ element }) => element);
  for (const { name } of columns) place(name);
  const others = createOthers(metadata);
  let start = 0;
  for (const { num_rows: count, total_byte_size: size } of metadata.row_groups) {
    if (Number(size) > longestGroupBytes) throw refuseParquet("it has a row group of more than 256 MiB");
    const end = start + Number(count);
    const rows = Array.from({ length: end - start }, (): string[] => []);
    for (const [index, element] of columns.entries()) {
      const values = await refuseFaults(() => readColumn(element, start, end));
      const write = createWriter(element);
      for (const [row, cells] of rows.entries())
        cells[index] = others.take(start + row, index) ?? write(values[row]);
    }
    for (const _ of rows) places.keep();
    yield rows;
    start = end;
    report(start);
  }

  /** One column after the other: other requests run in between. */
  function readColumn({ name }: SchemaElement, rowStart: number, rowEnd: number): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      parquetRead({
        file,
        metadata,
        columns: [name],
        rowStart,
        rowEnd,
        parsers,
        compressors,
        onComplete: (read: unknown[][]) => resolve(read.map(([value]) => value)),
      }).catch(reject);
    });
  }
}

/** The values that the types of their columns cannot have, if this service has written the file. */
function createOthers({ key_value_metadata: entries = [] }: FileMetaData) {
  const values = new Map<string, string>();
  const json = entries.find(({ key }) => key === otherValuesKey)?.value ?? "[]";
  for (const [row, column, text] of JSON.parse(json) as OtherValue[]) values.set(`${row}:${column}`, text);
  return {
    take: (row: number, column: number) => (values.size === 0 ? undefined : values.get(`${row}:${column}`)),
  };
}

async function refuseFaults<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw refuseParquet(error instanceof Error ? error.message : String(error));
  }
}

function refuseParquet(reason: string): Error {
  return new UnreadableFile(
    `The file is not a readable Parquet file (${reason}). Export the table as CSV or XLSX.`,
  );
}

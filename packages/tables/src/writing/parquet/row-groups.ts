import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import { writeColumn } from "hyparquet-writer/src/column.js";
import { encodeNestedValues } from "hyparquet-writer/src/dremel.js";
import { schemaPathResolver } from "hyparquet-writer/src/schema.js";
import type { ColumnValue } from "./columns.ts";

/** Writes the row groups of a file, a column at a time: `ParquetWriter.write` would hold other requests for a whole group. */
export interface RowGroupWriter {
  /** The bytes of the next column of the group. */
  writeColumn(index: number, values: ColumnValue[]): Uint8Array;
  /** Ends the group, when all its columns are written. */
  endGroup(recordCount: number): void;
  /** The bytes of the end of the file, which say where everything is, and other things by their names. */
  finish(metadata: readonly KeyValue[]): Uint8Array;
}

type KeyValue = NonNullable<ParquetWriter["kvMetadata"]>[number];
type Chunk = ReturnType<typeof writeColumn>["chunk"];

const pageBytes = 1_048_576;

/** @param schema all elements, with the root first */
export function createRowGroupWriter(schema: SchemaElement[]): RowGroupWriter {
  const writer = new ByteWriter(pageBytes);
  const file = new ParquetWriter({ writer, schema, createdBy: "data-import" });
  const compressors = { SNAPPY: file.compressors.SNAPPY };
  const [root] = schemaPathResolver(schema)([]);
  const paths = (root?.children ?? []).map((column) => {
    const path = [root as typeof column, column];
    for (let [child] = column.children; child !== undefined; [child] = child.children) path.push(child);
    return path;
  });
  let chunks: Chunk[] = [];
  let groupStart = writer.offset;

  return {
    writeColumn(index, values) {
      const path = paths[index] ?? [];
      const schemaPath = path.map(({ element }) => element);
      const element = schemaPath.at(-1) as SchemaElement;
      const columnName = schemaPath
        .slice(1)
        .map(({ name }) => name)
        .join(".");
      const result = writeColumn({
        writer,
        column: {
          columnName,
          element,
          schemaPath,
          codec: "SNAPPY",
          compressors,
          stats: true,
          pageSize: pageBytes,
          columnIndex: false,
          offsetIndex: true,
        },
        pageData: encodeNestedValues(path, values),
      });
      chunks.push(result.chunk);
      file.pendingIndexes.push(result);
      return takeBytes();
    },
    endGroup(recordCount) {
      const sizes = chunks.map(({ meta_data: data }) => data?.total_uncompressed_size ?? 0n);
      file.row_groups.push({
        columns: chunks,
        total_byte_size: sizes.reduce((sum, size) => sum + size, 0n),
        num_rows: BigInt(recordCount),
        total_compressed_size: BigInt(writer.offset - groupStart),
      });
      file.num_rows += BigInt(recordCount);
      chunks = [];
      groupStart = writer.offset;
    },
    finish(metadata) {
      file.kvMetadata = [...metadata];
      file.finish();
      return takeBytes();
    },
  };

  function takeBytes(): Uint8Array {
    const bytes = writer.getBytes().slice();
    writer.index = 0;
    return bytes;
  }
}

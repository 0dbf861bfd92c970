import type { CellContent } from "@data-import/tables/fields";
import type { Column, ColumnValues } from "./column.ts";
import { headerBytes, kinds } from "./encode-column.ts";

/** Reads the bytes of `encodeColumn`, mostly without copying them. */
export function decodeColumn(given: Uint8Array): Column {
  // Numbers need an aligned start.
  const { buffer, byteOffset, byteLength } = given.byteOffset % 8 === 0 ? given : new Uint8Array(given);
  const bytes = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  const kind = bytes.readUInt8(0);
  const scale = bytes.readUInt8(1);
  const isMarked = bytes.readUInt8(2) === 1;
  const length = bytes.readUInt16LE(4);
  const shared = bytes.readUInt16LE(6);
  const restStart = byteLength - bytes.readUInt32LE(8);
  const valuesEnd = isMarked ? restStart - length : restStart;
  const rest = restStart === byteLength ? [] : (JSON.parse(bytes.toString("utf8", restStart)) as unknown[]);
  const at = byteOffset + headerBytes;
  const values = ((): ColumnValues => {
    switch (kind) {
      case kinds.few: {
        const codes = bytes.subarray(headerBytes, headerBytes + length);
        return { kind: "few", contents: rest.map(readFewContent), codes };
      }
      case kinds.units:
        return {
          kind: "numbers",
          units: new Int32Array(buffer, at, length),
          scale,
          power: 10 ** scale,
        };
      case kinds.doubles:
        return { kind: "numbers", units: new Float64Array(buffer, at, length), scale: 0, power: 1 };
      case kinds.texts:
      case kinds.shortTexts: {
        const starts = new (kind === kinds.texts ? Uint32Array : Uint16Array)(bytes.buffer, at, length + 1);
        return {
          kind: "texts",
          bytes: bytes.subarray(headerBytes + starts.byteLength, valuesEnd),
          starts,
          shared,
        };
      }
      default:
        return { kind: "too-large" };
    }
  })();
  return {
    length,
    values,
    marks: isMarked ? bytes.subarray(valuesEnd, restStart) : undefined,
    others: new Map(kind === kinds.few ? [] : (rest as [number, CellContent][])),
    bytes: byteLength + 500 + rest.length * 50,
  };
}

/** An empty object stands for a position without a record. */
function readFewContent(content: unknown): CellContent | undefined {
  const isGap = typeof content === "object" && content !== null && !Array.isArray(content);
  return isGap ? undefined : (content as CellContent);
}

import type { CellContent } from "@data-import/tables/fields";
import { marks, type Starts } from "./column.ts";
import { findShared } from "./text-bytes.ts";

/** The kinds of columns in their bytes, and the size of the header. */
export const kinds = { tooLarge: 0, few: 1, units: 2, doubles: 3, texts: 4, shortTexts: 5 } as const;
export const headerBytes = 16;

/** The maximum size of a column. A sheet with longer texts is searched without columns. */
const mostBytes = 1_000_000;
const mostContents = 200;
const mostDecimals = 6;
const powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

type Contents = readonly (CellContent | undefined)[];

/**
 * Writes the contents of a slot in a block as bytes: a header, the values, the marks, and the rest as JSON. Undefined means
 * that there is no record.
 */
export function encodeColumn(contents: Contents): Uint8Array {
  const encoded = encodeFew(contents) ?? encodeMany(contents);
  if (encoded.byteLength <= mostBytes) return encoded;
  return join(kinds.tooLarge, 0, contents.length, 0, [], undefined, "");
}

function encodeFew(contents: Contents): Uint8Array | undefined {
  const most = Math.min(mostContents, Math.max(2, contents.length / 4));
  const known = new Map<unknown, number>();
  const codes = new Uint8Array(contents.length);
  for (let i = 0; i < contents.length; i += 1) {
    const content = contents[i];
    // Lists are compared by identity, so each counts as another content.
    let code = known.get(content);
    if (code === undefined) {
      code = known.size;
      if (code >= most) return undefined;
      known.set(content, code);
    }
    codes[i] = code;
  }
  const written = [...known.keys()].map((content) => (content === undefined ? {} : content));
  return join(kinds.few, 0, contents.length, 0, [codes], undefined, JSON.stringify(written));
}

function encodeMany(contents: Contents): Uint8Array {
  let numbers = 0;
  for (const content of contents) if (typeof content === "number") numbers += 1;
  const plain = numbers * 2 >= contents.length ? "number" : "string";
  let marked: Uint8Array | undefined;
  const others: [number, CellContent][] = [];
  for (let i = 0; i < contents.length; i += 1) {
    const content = contents[i];
    if (typeof content === plain) continue;
    marked ??= new Uint8Array(contents.length);
    marked[i] = content === undefined ? marks.gap : content === null ? marks.null : marks.other;
    if (content !== undefined && content !== null) others.push([i, content]);
  }
  const rest = others.length === 0 ? "" : JSON.stringify(others);
  if (plain === "number") return encodeNumbers(contents, marked, rest);
  return encodeTexts(contents, marked, rest);
}

function encodeNumbers(contents: Contents, marked: Uint8Array | undefined, rest: string): Uint8Array {
  const numbers = new Float64Array(contents.length);
  for (let i = 0; i < numbers.length; i += 1) {
    const content = contents[i];
    if (typeof content === "number") numbers[i] = content;
  }
  for (let scale = 0; scale <= mostDecimals; scale += 1) {
    const units = countUnits(numbers, powers[scale] as number);
    if (units !== undefined) return join(kinds.units, scale, numbers.length, 0, [units], marked, rest);
  }
  return join(kinds.doubles, 0, numbers.length, 0, [numbers], marked, rest);
}

/** The numbers as multiples of `1 / power`; undefined if one is none. */
function countUnits(numbers: Float64Array, power: number): Int32Array | undefined {
  const units = new Int32Array(numbers.length);
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] as number;
    units[i] = Math.round(number * power);
    if ((units[i] as number) / power !== number) return undefined;
  }
  return units;
}

function encodeTexts(contents: Contents, marked: Uint8Array | undefined, rest: string): Uint8Array {
  const texts = contents.map((content) => (typeof content === "string" ? content : ""));
  const joined = texts.join("");
  const bytes = Buffer.from(joined);
  const isShort = bytes.length <= 0xffff;
  const isAscii = bytes.length === joined.length;
  const starts = new (isShort ? Uint16Array : Uint32Array)(texts.length + 1);
  let end = 0;
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i] as string;
    end += isAscii ? text.length : Buffer.byteLength(text);
    starts[i + 1] = end;
  }
  const kind = isShort ? kinds.shortTexts : kinds.texts;
  return join(kind, 0, texts.length, countShared(bytes, starts), [starts, bytes], marked, rest);
}

/** The number of bytes with which all texts start that are not empty. */
function countShared(bytes: Uint8Array, starts: Starts): number {
  let first: number | undefined;
  let shared = 0xffff;
  for (let i = 0; i + 1 < starts.length; i += 1) {
    const [start, end] = [starts[i] as number, starts[i + 1] as number];
    if (start === end) continue;
    first ??= start;
    shared = findShared(bytes, bytes, Math.min(shared, end - start), start, first);
  }
  return first === undefined ? 0 : shared;
}

function join(
  kind: number,
  scale: number,
  length: number,
  shared: number,
  values: readonly (Uint8Array | Int32Array | Float64Array | Starts)[],
  marked: Uint8Array | undefined,
  rest: string,
): Uint8Array {
  const header = Buffer.alloc(headerBytes);
  const json = Buffer.from(rest);
  header.writeUInt8(kind, 0);
  header.writeUInt8(scale, 1);
  header.writeUInt8(marked === undefined ? 0 : 1, 2);
  header.writeUInt16LE(length, 4);
  header.writeUInt16LE(shared, 6);
  header.writeUInt32LE(json.length, 8);
  const parts = values.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return Buffer.concat([header, ...parts, ...(marked === undefined ? [] : [marked]), json]);
}

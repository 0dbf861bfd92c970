import type { CellContent } from "@data-import/tables/fields";

/** The contents of one slot in one block of positions, in a form that is fast to scan. */
export interface Column {
  /** How many positions it has, from the first one of its block. */
  readonly length: number;
  readonly values: ColumnValues;
  /** For each position, one of `marks`; undefined if all values are plain. A column with few values has none. */
  readonly marks: Uint8Array | undefined;
  /** The contents with the mark `other`, by their index. */
  readonly others: ReadonlyMap<number, CellContent>;
  /** About how much memory it takes. */
  readonly bytes: number;
}

export type ColumnValues = FewValues | Numbers | Texts | TooLarge;

/** At most 200 different contents, and the number of the content for each position. Undefined means: no record. */
export interface FewValues {
  readonly kind: "few";
  readonly contents: readonly (CellContent | undefined)[];
  readonly codes: Uint8Array;
}

/** Each number is `units / power`. */
export interface Numbers {
  readonly kind: "numbers";
  readonly units: Int32Array | Float64Array;
  /** The number of decimal places of the units. */
  readonly scale: number;
  readonly power: number;
}

/** Indexes of bytes: short ones if the texts of the block are short. */
export type Starts = Uint16Array | Uint32Array;

/** Texts as UTF-8, one after the other. */
export interface Texts {
  readonly kind: "texts";
  readonly bytes: Buffer;
  /** Where each text starts; one more than there are texts. */
  readonly starts: Starts;
  /** The number of bytes with which all texts start that are not empty. */
  readonly shared: number;
}

/** The texts are too long to be stored twice. */
export interface TooLarge {
  readonly kind: "too-large";
}

/** What a position has instead of a plain number or text. */
export const marks = { plain: 0, null: 1, other: 2, gap: 3 } as const;

/** The content at an index; undefined if there is no record. */
export function readContent(column: Column, index: number): CellContent | undefined {
  const { values } = column;
  if (index >= column.length || values.kind === "too-large") return undefined;
  if (values.kind === "few") return values.contents[values.codes[index] as number];
  const mark = column.marks?.[index] ?? marks.plain;
  if (mark === marks.null) return null;
  if (mark === marks.gap) return undefined;
  if (mark === marks.other) return column.others.get(index) ?? null;
  if (values.kind === "numbers") return (values.units[index] as number) / values.power;
  return values.bytes.toString("utf8", values.starts[index], values.starts[index + 1]);
}

/** Whether a record exists at each index, as 1 or 0; undefined if every index has one. */
export function listExisting({ length, values, marks: marked }: Column): Uint8Array | undefined {
  const isFull = values.kind === "few" ? !values.contents.includes(undefined) : !marked?.includes(marks.gap);
  if (isFull) return undefined;
  const existing = new Uint8Array(length).fill(1);
  if (values.kind === "few") {
    const gap = values.contents.indexOf(undefined);
    if (gap >= 0) for (let i = 0; i < length; i += 1) if (values.codes[i] === gap) existing[i] = 0;
  } else if (marked !== undefined) {
    for (let i = 0; i < length; i += 1) if (marked[i] === marks.gap) existing[i] = 0;
  }
  return existing;
}

/** Where the records of a table are in their file. */
export interface RowPlaces {
  /** The next row is a record. */
  keep(): void;
  /** The next row is none. */
  skip(): void;
  /** The row of a record that was read, both counted from 0. */
  find(record: number): number;
}

/** Follows the rows of a table, from the first one that may be a record. Keeps only the gaps between records. */
export function createRowPlaces(dataRow: number): RowPlaces {
  /** The records that follow a gap. */
  const records: number[] = [];
  /** How many rows before each of them are no records. */
  const skipped: number[] = [];
  let count = 0;
  let gap = dataRow;
  let isNew = true;
  return {
    keep() {
      if (isNew) {
        records.push(count);
        skipped.push(gap);
        isNew = false;
      }
      count += 1;
    },
    skip() {
      gap += 1;
      isNew = true;
    },
    find(record) {
      const index = records.findLastIndex((first) => first <= record);
      return record + (skipped[index] ?? dataRow);
    },
  };
}

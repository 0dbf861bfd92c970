import { createColumnList } from "./columns.ts";
import { createRowPlaces, type RowPlaces } from "./row-places.ts";
import { countReplaced, noLosses, type Row, type Table } from "./source.ts";

/** Creates a table from objects: every key becomes a column. Undefined if there are no objects. */
export async function readObjectTable(
  name: string,
  readRows: (place: (key: string) => number, places: RowPlaces) => AsyncGenerator<readonly Row[]>,
): Promise<Table | undefined> {
  const list = createColumnList();
  const places = new Map<string, number>();
  const place = (key: string): number => {
    const known = places.get(key) ?? list.add(key);
    places.set(key, known);
    return known;
  };
  const rowPlaces = createRowPlaces(0);
  const batches = readRows(place, rowPlaces)[Symbol.asyncIterator]();
  const first = await batches.next();
  if (first.done === true) return undefined;
  let replaced = 0;

  async function* readAll(): AsyncIterable<readonly Row[]> {
    try {
      for (let next = first; next.done !== true; next = await batches.next()) {
        replaced += countReplaced(next.value);
        yield next.value;
      }
    } finally {
      await batches.return(undefined);
    }
  }
  return {
    name,
    columns: list.columns,
    isPlain: true,
    firstRows: [],
    batches: readAll(),
    findRow: rowPlaces.find,
    getNotes: () => ({
      headerRows: [],
      dataRow: 0,
      confidence: 1,
      replaced,
      losses: noLosses,
      leftOut: 0,
      leftOutRows: [],
      emptyColumns: [],
    }),
  };
}

/** The members of an object as a row, each in the place of its key. */
export function toRow(members: readonly (readonly [string, string])[], place: (key: string) => number): Row {
  const row: string[] = [];
  for (const [key, text] of members) row[place(key)] = text;
  return Array.from(row, (cell) => cell ?? "");
}

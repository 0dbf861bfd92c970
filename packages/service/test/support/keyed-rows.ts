import { createRandom } from "./varied-records.ts";

// A second writing of what an import with a key does with the rows of a file, to be compared with the service.

/** A row of a file: its key and another value. */
export type Row = readonly [id: string, name: string];

/** What an import says about its rows. */
export interface RowCounts {
  readonly read: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly combined: number;
  readonly withoutKey: number;
}

/** Keys that are equal or nearly so: in case, spaces, leading zeros, and the normal form of Unicode. */
const keys = [
  ...["", " ", "a1", "A1", " a1", "a1 ", "\u00a0A1", "a 1", "a  1", "1", "01", "001", "1.0"],
  ...["é", "e\u0301", "É", "E\u0301", "ß", "ss", "SS", "ο", "Σ", "σ", "ς", "I", "i", "ı", "İ", "i\u0307"],
  ...["0033aAbC", "0033aabc", "b,2", 'b"2', "ﬁ", "fi", "Å", "\u212B", "2", "٢"],
];

/** Makes files of up to 12 rows; most of them have some equal keys. */
export function createFiles(seed: number): () => Row[] {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return () => {
    const few = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(keys));
    return Array.from({ length: 1 + Math.floor(random() * 12) }, () => [
      pick(few),
      pick(["Ada", "Bo", "Cy"]),
    ]);
  };
}

/** The file as CSV. */
export function writeFile(rows: readonly Row[]): string {
  const cell = (text: string) => (/[",\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [["Id", "Name"], ...rows].map((row) => `${row.map(cell).join()}\n`).join("");
}

/** A sheet that files are imported into. */
export class KeyedSheet {
  /** The records in their order; the key is null if it is empty. */
  readonly records: { id: string | null; name: string }[] = [];
  readonly #caseSensitive: boolean;

  constructor(caseSensitive: boolean) {
    this.#caseSensitive = caseSensitive;
  }

  /** Imports a file; of equal keys, the last row wins. */
  import(rows: readonly Row[]): RowCounts {
    const counts = { added: 0, updated: 0, unchanged: 0, combined: 0, withoutKey: 0 };
    const wanted = new Map<unknown, { id: string | null; name: string }>();
    for (const [text, name] of rows) {
      const id = text.trim() || null;
      // A record without a key is equal to no other one.
      const key = id === null ? {} : this.#fold(id);
      if (id === null) counts.withoutKey += 1;
      if (wanted.has(key)) counts.combined += 1;
      wanted.set(key, { id, name });
    }
    for (const [key, record] of wanted) {
      const place = this.records.findIndex(({ id }) => id !== null && this.#fold(id) === key);
      const before = this.records[place];
      if (before === undefined) {
        counts.added += 1;
        this.records.push(record);
      } else if (before.id === record.id && before.name === record.name) counts.unchanged += 1;
      else {
        counts.updated += 1;
        this.records[place] = record;
      }
    }
    return { read: rows.length, ...counts };
  }

  /** The letters of a word have two small sigmas: both are one. */
  #fold(id: string): string {
    return this.#caseSensitive ? id : id.toLowerCase().replaceAll("ς", "σ");
  }
}

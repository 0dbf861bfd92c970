/** The fields of a measured sheet. */
export const fieldCount = 10;

const field = (key: string, type: string) => ({ key, type, constraints: [{ type: "required" }] });

/** Fields for text, numbers and booleans in turn; every value is required. */
export const fields = Array.from({ length: fieldCount }, (_, index) =>
  field(`field${index}`, ["string", "number", "boolean"][index % 3] ?? "string"),
);

/** The values of a record, in the order of the fields. */
export type Values = readonly (string | number | boolean | null)[];

/** The values of a record; every hundredth misses a value, so that there are pages of invalid records. */
export function writeValues(position: number): Values {
  return Array.from({ length: fieldCount }, (_, index) => {
    if (index === 0) return position % 100 === 0 ? null : writeName(position);
    if (index % 3 === 0) return `word ${(position * (index + 7)) % 5003}`;
    return index % 3 === 1 ? ((position * (index + 3)) % 100_003) / 100 : (position + index) % 2 === 0;
  });
}

/** The text of the first field, which only one record has. */
export function writeName(position: number): string {
  return `Article ${position}`;
}

/** The records from `start` up to `end`, in batches. */
export function* writeBatches(start: number, end: number, size = 10_000): Generator<Values[]> {
  for (let first = start; first < end; first += size) {
    const length = Math.min(size, end - first);
    yield Array.from({ length }, (_, index) => writeValues(first + index));
  }
}

/** The body that inserts records: a JSON array of records with cells. */
export function writeRecords(rows: readonly Values[]): string {
  const cells = (values: Values) =>
    Object.fromEntries(values.map((value, index) => [`field${index}`, { value }]));
  return JSON.stringify(rows.map(cells));
}

/** Records as JSON lines: a flat object from field key to value each. */
export function writeLines(rows: readonly Values[]): string {
  const line = (values: Values) =>
    JSON.stringify(Object.fromEntries(values.map((value, index) => [`field${index}`, value])));
  return `${rows.map(line).join("\n")}\n`;
}

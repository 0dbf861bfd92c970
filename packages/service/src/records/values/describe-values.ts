import { giveWayIfLong } from "@data-import/front";
import { type Field, isEmpty } from "@data-import/tables/fields";
import type { CellsResponseData, CellValueUnion, CellValueWithCounts } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { type RunRead, WrittenJson } from "../../context/written-json.ts";
import { getSheet } from "../../sheets/sheets.ts";
import { countFittingAt } from "../stores/measure-records.ts";
import { readRecordsAt } from "../stores/record-store.ts";

/** A value of a field, by the position of the first record that has it. */
export interface ShownValue {
  readonly first: number;
  readonly counts?: CellValueWithCounts["counts"];
}

/** A field with the values of a page. */
export interface ShownField {
  readonly field: Field;
  readonly values: readonly ShownValue[];
}

/** The bytes of the records that are read for a part. */
const partBytes = 1_048_576;

/** Describes the values of fields; in parts, if they have more bytes together than can be in memory. */
export async function describeFields(
  context: Context,
  sheetId: string,
  fields: readonly ShownField[],
): Promise<{ data: CellsResponseData } | WrittenJson> {
  const data: CellsResponseData = {};
  let bytes = 0;
  for (const { field, values } of fields) {
    const described: CellValueWithCounts[] = [];
    while (described.length < values.length) {
      const part = await describeNext(
        context,
        sheetId,
        field,
        values.slice(described.length),
        limits.pageBytes,
      );
      described.push(...part);
      bytes += part.reduce((sum, { value }) => sum + measureValue(value), 0);
      if (bytes > limits.pageBytes) return new WrittenJson((run) => writeFields(run, sheetId, fields));
      await giveWayIfLong();
    }
    data[field.key] = described;
  }
  return { data };
}

async function* writeFields(
  run: RunRead,
  sheetId: string,
  fields: readonly ShownField[],
): AsyncGenerator<string> {
  let before = '{"data":{';
  for (const { field, values } of fields) {
    yield `${before}${JSON.stringify(field.key)}:[`;
    for (let start = 0; start < values.length; ) {
      const part = await run(async (own) => {
        await getSheet(own, sheetId);
        return describeNext(own, sheetId, field, values.slice(start), partBytes);
      });
      yield `${start === 0 ? "" : ","}${JSON.stringify(part).slice(1, -1)}`;
      start += part.length;
    }
    before = "],";
  }
  yield "]}}";
}

/** The first of some values: as many as have records of so many bytes together, but at least one. */
async function describeNext(
  context: Context,
  sheetId: string,
  { slot }: Field,
  values: readonly ShownValue[],
  most: number,
): Promise<CellValueWithCounts[]> {
  const firsts = values.map(({ first }) => first);
  const part = values.slice(0, await countFittingAt(context, sheetId, firsts, most));
  const records = await readRecordsAt(
    context,
    sheetId,
    part.map(({ first }) => first),
  );
  const cells = new Map(records.map((record) => [record.position, record.cells[slot]]));
  return part.map(({ first, counts }) => {
    const content = cells.get(first);
    const value = (isEmpty(content) ? null : content) as CellValueUnion;
    return counts === undefined ? { value } : { value, counts };
  });
}

/** About how many bytes a value has. */
function measureValue(value: CellValueUnion | undefined): number {
  if (typeof value === "string") return value.length;
  return Array.isArray(value) ? JSON.stringify(value).length : 0;
}

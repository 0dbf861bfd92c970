import assert from "node:assert/strict";
import type { Client } from "@data-import/client";
import type { RecordId, SheetId } from "@data-import/types";
import fc from "fast-check";
import {
  calculate,
  count,
  fields,
  listErrors,
  type ModelRecord,
  type Selection,
  select,
  type Value,
} from "./sheet-model.ts";

/** The model of a sheet; commands change it in place. */
export interface SheetState {
  records: ModelRecord[];
}

/** The sheet of the implementation. */
export interface RealSheet {
  readonly api: Client;
  readonly sheetId: SheetId;
}

type SheetCommand = fc.AsyncCommand<SheetState, RealSheet>;

const keys = fields.map(({ key }) => key);
const texts = ["a", "b", "Cup", "cup", "É", "é", "50%", "x_y", "[1]", "a\\b", "0", ""];
const someValue: Readonly<Record<string, fc.Arbitrary<Value>>> = {
  code: fc.constantFrom<Value>(...texts, null),
  name: fc.constantFrom<Value>(...texts, null),
  amount: fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constantFrom<Value>(2.5, 0.25, "many", null)),
  active: fc.constantFrom<Value>(true, false, "perhaps", null),
  kind: fc.constantFrom<Value>("cup", "plate", "bowl", null),
};
const someValues = fc.record(someValue, { requiredKeys: [] }) as fc.Arbitrary<Record<string, Value>>;
const someSelection = fc.record(
  {
    filter: fc.constantFrom("valid" as const, "error" as const, "all" as const),
    filterField: fc.constantFrom(...keys),
    searchValue: fc.constantFrom("a", "É", "é", "CUP", "%", "_", "[", "\\", '"cup"', '""', "2.5", "true"),
    searchField: fc.constantFrom(...keys),
  },
  { requiredKeys: [] },
);
const positions = fc.array(fc.nat(40), { minLength: 1, maxLength: 3 });

/** The commands that a random run picks from: changes of records, and reads with a selection. */
export const sheetCommands: fc.Arbitrary<SheetCommand>[] = [
  fc.array(someValues, { minLength: 1, maxLength: 4 }).map(insert),
  fc.tuple(positions, someValues).map(([which, values]) => update(which, values)),
  positions.map(remove),
  fc
    .tuple(someSelection, fc.option(positions, { nil: undefined }))
    .map(([selection, which]) => read(selection, which)),
  fc.tuple(someSelection, fc.constantFrom(...keys)).map(([selection, key]) => compute(selection, key)),
];

function insert(rows: Record<string, Value>[]): SheetCommand {
  return command(`insert ${JSON.stringify(rows)}`, async (state, { api, sheetId }) => {
    const sent = rows.map((values) =>
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
    );
    const { records = [], counts } = await api.records.insert(sheetId, sent);
    assert.equal(records.length, rows.length);
    const added = rows.map((values, position) => ({ id: records[position]?.id as RecordId, values }));
    state.records = [...state.records, ...added];
    assert.equal(counts?.total, rows.length);
    await compareAll(state, { api, sheetId });
  });
}

function update(which: readonly number[], values: Record<string, Value>): SheetCommand {
  return command(`update ${which} ${JSON.stringify(values)}`, async (state, { api, sheetId }) => {
    const ids = pickIds(state, which);
    if (ids.length === 0) return;
    const cells = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
    await api.records.update(
      sheetId,
      ids.map((id) => ({ id, values: cells })),
    );
    state.records = state.records.map((record) =>
      ids.includes(record.id) ? { ...record, values: { ...record.values, ...values } } : record,
    );
    await compareAll(state, { api, sheetId });
  });
}

function remove(which: readonly number[]): SheetCommand {
  return command(`delete ${which}`, async (state, { api, sheetId }) => {
    const ids = pickIds(state, which);
    if (ids.length === 0) return;
    await api.records.delete(sheetId, { ids });
    state.records = state.records.filter(({ id }) => !ids.includes(id));
    await compareAll(state, { api, sheetId });
  });
}

function read(selection: Selection, which: readonly number[] | undefined): SheetCommand {
  return command(`read ${JSON.stringify(selection)} ${which}`, async (state, { api, sheetId }) => {
    const ids = which && pickIds(state, which);
    const whole: Selection = ids === undefined || ids.length === 0 ? selection : { ...selection, ids };
    const expected = select(state.records, whole);
    const found = await api.records.get(sheetId, { ...whole, includeCounts: true });
    assert.deepEqual(
      found.records.map(({ id }) => id),
      expected.map(({ id }) => id),
    );
    const { total, valid, error } = found.counts ?? {};
    assert.deepEqual({ total, valid, error }, count(state.records, expected));
  });
}

function compute(selection: Selection, key: string): SheetCommand {
  return command(`compute ${JSON.stringify(selection)} ${key}`, async (state, { api, sheetId }) => {
    const expected = calculate(select(state.records, selection), key);
    const found = await api.calculations.list(sheetId, selection);
    const ofField = found.filter(({ fieldKey, type }) => fieldKey === key && !type.endsWith("_CHANGED"));
    for (const { type, value } of ofField) {
      const wanted = expected[type];
      if (wanted === undefined) assert.equal(value, undefined, `${type} of ${key}`);
      else
        assert.ok(
          Math.abs((value ?? Number.NaN) - wanted) < 1e-9,
          `${type} of ${key} is ${value}, not ${wanted}`,
        );
    }
    const missing = Object.keys(expected).filter((type) => !ofField.some((each) => each.type === type));
    assert.deepEqual(
      missing.filter((type) => key === "amount" || !/^(SUM|AVERAGE|MIN|MAX)$/.test(type)),
      [],
    );
  });
}

/** After every change, all records, their values, errors and counts are those of the model. */
async function compareAll(state: SheetState, { api, sheetId }: RealSheet): Promise<void> {
  const { records } = await api.records.get(sheetId, { pageSize: 1000 });
  const found = records.map(({ id, values, valid }) => ({
    id,
    values: Object.fromEntries(keys.map((key) => [key, values[key]?.value ?? null])),
    errors: keys.filter((key) => values[key]?.valid === false),
    valid,
  }));
  const expected = state.records.map((record) => {
    const errors = listErrors(state.records, record);
    const values = Object.fromEntries(keys.map((key) => [key, record.values[key] ?? null]));
    return { id: record.id, values, errors, valid: errors.length === 0 };
  });
  assert.deepEqual(found, expected);
}

function pickIds({ records }: SheetState, which: readonly number[]): RecordId[] {
  if (records.length === 0) return [];
  return [...new Set(which.map((position) => records[position % records.length]?.id as RecordId))];
}

function command(name: string, run: SheetCommand["run"]): SheetCommand {
  return { check: () => true, run, toString: () => name };
}

import type { Property, SheetConfig } from "@data-import/types";
import type { FieldReference, FieldType } from "./field-type.ts";
import { getFieldType } from "./field-types.ts";

/** A field of a sheet, compiled for work on records. */
export interface Field {
  readonly key: string;
  readonly label: string;
  /** The index of its values in the cells of a record. */
  readonly slot: number;
  readonly property: Property;
  /** Whether a cell has a list of values. */
  readonly isList: boolean;
  /** What a value is, or an item of a list. */
  readonly holds: FieldType["holds"];
  /** How its values are compared and ordered. Lists are compared item by item, as text. */
  readonly comparesAs: FieldType["comparesAs"];
  /** The field that its values refer to. */
  readonly reference: FieldReference | undefined;
}

/** The fields of a sheet in the order of its configuration. */
export interface Fields extends ReadonlyArray<Field> {
  readonly byKey: ReadonlyMap<string, Field>;
  readonly bySlot: ReadonlyMap<number, Field>;
  /** The number of slots of cells, including those of deleted fields. */
  readonly slotCount: number;
}

/** Combines the configuration of a sheet with its slots. */
export function readFields(config: SheetConfig, slots: readonly (string | null)[]): Fields {
  const places = new Map(slots.map((key, slot) => [key, slot]));
  const fields = config.fields.map((property) => readField(property, places.get(property.key) ?? -1));
  return Object.assign(fields, {
    byKey: new Map(fields.map((field) => [field.key, field])),
    bySlot: new Map(fields.map((field) => [field.slot, field])),
    slotCount: slots.length,
  });
}

/** The slots of a changed configuration. The slot of a deleted field stays empty; a new field gets a new slot. */
export function assignSlots(slots: readonly (string | null)[], config: SheetConfig): (string | null)[] {
  const keys = new Set(config.fields.map(({ key }) => key));
  const kept = slots.map((key) => (key !== null && keys.has(key) ? key : null));
  const known = new Set(kept);
  return [...kept, ...[...keys].filter((key) => !known.has(key))];
}

function readField(property: Property, slot: number): Field {
  const type = getFieldType(property);
  const isList = type.isList(property);
  return {
    key: property.key,
    label: property.label ?? property.key,
    slot,
    property,
    isList,
    holds: type.holds,
    comparesAs: isList ? "text" : type.comparesAs,
    reference: type.getReference?.(property),
  };
}

import type { Property, SheetConfig } from "@data-import/types";
import type { FieldReference, FieldType } from "./field-type.ts";
import { getFieldType } from "./field-types.ts";

/** A field of a sheet, as the records engine sees it. */
export interface Field {
  readonly key: string;
  readonly label: string;
  /** Where its values stand in the cells of a record. */
  readonly slot: number;
  readonly property: Property;
  /** Whether a cell holds a list of values. */
  readonly isList: boolean;
  /** How its values are compared and ordered; lists are compared item by item, as text. */
  readonly comparesAs: FieldType["comparesAs"];
  /** What its values have to be values of. */
  readonly reference: FieldReference | undefined;
}

/** The fields of a sheet in the order of its configuration. */
export interface Fields extends ReadonlyArray<Field> {
  readonly byKey: ReadonlyMap<string, Field>;
  readonly bySlot: ReadonlyMap<number, Field>;
  /** How many slots cells have, those of removed fields included. */
  readonly slotCount: number;
}

/** Brings the configuration of a sheet and its slots together. */
export function readFields(config: SheetConfig, slots: readonly (string | null)[]): Fields {
  const fields = config.fields.map((property) => readField(property, slots.indexOf(property.key)));
  return Object.assign(fields, {
    byKey: new Map(fields.map((field) => [field.key, field])),
    bySlot: new Map(fields.map((field) => [field.slot, field])),
    slotCount: slots.length,
  });
}

/** The slots of a changed configuration: a removed field leaves its slot empty, a new one gets a slot of its own. */
export function assignSlots(slots: readonly (string | null)[], config: SheetConfig): (string | null)[] {
  const keys = config.fields.map(({ key }) => key);
  const kept = slots.map((key) => (key !== null && keys.includes(key) ? key : null));
  return [...kept, ...keys.filter((key) => !kept.includes(key))];
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
    comparesAs: isList ? "text" : type.comparesAs,
    reference: type.getReference?.(property),
  };
}

import type { EnumPropertyOption, Property } from "@data-import/types";
import { booleanType } from "./boolean.ts";
import { checkEachItem, type ValueCheck } from "./cell.ts";
import { dateType } from "./date.ts";
import { enumType } from "./enum.ts";
import { enumListType } from "./enum-list.ts";
import type { FieldType } from "./field-type.ts";
import { numberType } from "./number.ts";
import { referenceType } from "./reference.ts";
import { referenceListType } from "./reference-list.ts";
import { stringType } from "./string.ts";
import { stringListType } from "./string-list.ts";

/** The types of fields. If a type of the description is missing, this does not compile. */
const fieldTypes: { readonly [Type in Property["type"]]: FieldType<Extract<Property, { type: Type }>> } = {
  string: stringType,
  number: numberType,
  boolean: booleanType,
  date: dateType,
  enum: enumType,
  reference: referenceType,
  "reference-list": referenceListType,
  "string-list": stringListType,
  "enum-list": enumListType,
};

/** The type of a field. Call its methods only with this field. */
export function getFieldType({ type }: Pick<Property, "type">): FieldType {
  return fieldTypes[type];
}

/** Whether the cells of a field have lists. */
export function isListField(property: Property): boolean {
  return getFieldType(property).isList(property);
}

/** The options of a field; undefined if its type has none. */
export function getOptions(property: Property): readonly EnumPropertyOption[] | undefined {
  return getFieldType(property).getOptions?.(property);
}

/** Whether a field may have any text, one in a cell. */
export function isTextField(property: Property): boolean {
  const { holds, isList, getOptions, getReference } = getFieldType(property);
  return holds === "text" && !isList(property) && getOptions === undefined && getReference === undefined;
}

/** Compiles the check of the values of a field, also for lists. */
export function createValueCheck(property: Property): ValueCheck {
  const check = getFieldType(property).createCheck(property);
  return isListField(property) ? checkEachItem(check) : check;
}

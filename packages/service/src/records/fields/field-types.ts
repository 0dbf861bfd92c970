import type { Property } from "@data-import/types";
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
export function getFieldType(property: Property): FieldType {
  return fieldTypes[property.type];
}

/** Compiles the check of the values of a field, also for lists. */
export function createValueCheck(property: Property): ValueCheck {
  const type = getFieldType(property);
  const check = type.createCheck(property);
  return type.isList(property) ? checkEachItem(check) : check;
}

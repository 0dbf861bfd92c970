import type { EnumPropertyConfig, Property, ReferencePropertyConfig } from "@data-import/types";

/** Everything on the page that depends on the type of a field. */
export interface FieldType<Given extends Property = Property> {
  /** What a value is, or an item of a list: it decides the control of a cell and the width of its column. */
  readonly holds: "text" | "number" | "boolean" | "day";
  /** Whether a cell has a list of texts. */
  isList(field: Given): boolean;
  /** Whether a text may have several lines; absent for types with short values. */
  isLong?(field: Given): boolean;
  /** The options to choose from, and their order; absent if the type has none. */
  getOptions?(field: Given): EnumPropertyConfig;
  /** The field whose values are proposed; absent if there is none. */
  getReference?(field: Given): ReferencePropertyConfig;
}

const always = () => true;
const never = () => false;

/** The types of fields. If a type of the description is missing, this does not compile. */
const fieldTypes: { readonly [Type in Property["type"]]: FieldType<Extract<Property, { type: Type }>> } = {
  string: { holds: "text", isList: never, isLong: ({ config }) => config?.size !== "tiny" },
  number: { holds: "number", isList: ({ isArray }) => isArray === true },
  boolean: { holds: "boolean", isList: never },
  date: { holds: "day", isList: never },
  enum: {
    holds: "text",
    isList: ({ isArray, multi }) => isArray === true || multi === true,
    getOptions: ({ config }) => config,
  },
  reference: {
    holds: "text",
    isList: ({ isArray, config }) => isArray === true || config.relationship === "has-many",
    getReference: ({ config }) => config,
  },
  "string-list": { holds: "text", isList: always },
  "enum-list": { holds: "text", isList: always, getOptions: ({ config }) => config },
  "reference-list": { holds: "text", isList: always },
};

/** The type of a field. One that only a newer service has is taken for a text, or a list of texts. */
export function getFieldType({ type }: Property): FieldType {
  const known: FieldType | undefined = fieldTypes[type];
  return known ?? fieldTypes[type.endsWith("-list") ? "string-list" : "string"];
}

/** Whether a cell of a field holds a list. */
export function isList(field: Property): boolean {
  return getFieldType(field).isList(field);
}

/** The settings of the options of a field; undefined if it has none. */
export function getOptions(field: Property): EnumPropertyConfig | undefined {
  return getFieldType(field).getOptions?.(field);
}

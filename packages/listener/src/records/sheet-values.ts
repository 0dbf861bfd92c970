import type { CellValueUnion, Property, SheetConfig } from "@data-import/types";

/** A field, as a hook needs it. */
export interface FieldBlueprint {
  /** The key of the field. */
  readonly key: string;
  /** The type of the field, such as `number`. */
  readonly type: string;
  /** Whether a cell has a list of values. */
  readonly isArray?: boolean | undefined;
  /** The settings of the type, such as the options of an `enum`. */
  readonly config?: unknown;
}

/** A sheet, as a hook needs it; see {@link defineSheet}. */
export interface SheetBlueprint {
  /** The slug of the sheet. */
  readonly slug: string;
  /** The fields of the sheet. */
  readonly fields: readonly FieldBlueprint[];
}

/** Returns the sheet as it is, with the types of its keys and options: to create it, and as the blueprint of its hooks. */
export function defineSheet<const Sheet extends SheetConfig & { slug: string }>(sheet: Sheet): Sheet {
  return sheet;
}

/** The sheet of a hook: its slug or its id; or its blueprint, which gives the records their types. */
export type SheetChoice = string | SheetBlueprint;

type OptionOf<Field> = Field extends { config: { options: readonly { value: infer Value }[] } }
  ? Value
  : string;

interface ValueByType<Field> {
  string: string;
  date: string;
  reference: string;
  number: number;
  boolean: boolean;
  enum: OptionOf<Field>;
  "string-list": readonly string[];
  "enum-list": readonly string[];
  "reference-list": readonly string[];
}

type ValueOf<Field extends FieldBlueprint> = Field extends { isArray: true }
  ? readonly string[]
  : Field["type"] extends Property["type"]
    ? ValueByType<Field>[Field["type"]]
    : CellValueUnion;

/** The values of a record by the keys of its fields. Without a blueprint, any key can have any value. */
export type ValuesOf<Sheet extends SheetChoice> = Sheet extends SheetBlueprint
  ? { [Field in Sheet["fields"][number] as Field["key"]]: ValueOf<Field> }
  : { [key: string]: Exclude<CellValueUnion, null> };

/** The type of the values of a sheet's fields; without a blueprint any field can have any. */
export type HasType = (key: string, value: Exclude<CellValueUnion, null>) => boolean;

/** Creates the test whether a value is one that its field can have. */
export function createTypeTest(sheet: SheetChoice): HasType {
  if (typeof sheet === "string") return () => true;
  const fields = new Map(sheet.fields.map((field) => [field.key, field]));
  return (key, value) => {
    const field = fields.get(key);
    if (!field) return true;
    const test = field.isArray ? isList : findTest(field.type);
    return test(value, field.config);
  };
}

type TypeTest = (value: Exclude<CellValueUnion, null>, config: unknown) => boolean;

const isText: TypeTest = (value) => typeof value === "string";
const isList: TypeTest = (value) => Array.isArray(value);

/** What a cell of each type holds; see {@link ValueByType}. */
const typeTests: Readonly<Record<Property["type"], TypeTest>> = {
  string: isText,
  date: isText,
  reference: isText,
  number: (value) => typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  enum: (value, config) => optionsOf(config)?.includes(value) ?? typeof value === "string",
  "string-list": isList,
  "enum-list": isList,
  "reference-list": isList,
};

/** A type that only a newer service has is taken for a text, or a list of texts. */
function findTest(type: string): TypeTest {
  if (Object.hasOwn(typeTests, type)) return typeTests[type as Property["type"]];
  return type.endsWith("-list") ? isList : isText;
}

function optionsOf(config: unknown): readonly unknown[] | undefined {
  const { options } = (config ?? {}) as { options?: readonly { value: unknown }[] };
  return options?.map(({ value }) => value);
}

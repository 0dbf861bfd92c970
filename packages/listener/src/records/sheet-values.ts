import type { CellValueUnion, SheetConfig } from "@data-import/types";

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
  : Field["type"] extends keyof ValueByType<Field>
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
    if (field.isArray || field.type.endsWith("-list")) return Array.isArray(value);
    if (field.type === "number" || field.type === "boolean") return typeof value === field.type;
    const options = field.type === "enum" ? optionsOf(field.config) : undefined;
    return options ? options.includes(value) : typeof value === "string";
  };
}

function optionsOf(config: unknown): readonly unknown[] | undefined {
  const { options } = (config ?? {}) as { options?: readonly { value: unknown }[] };
  return options?.map(({ value }) => value);
}

import type { Place } from "../flows/session.ts";

/** A field of a sheet, as far as the types of its values need it. */
export interface FieldDefinition {
  readonly key: string;
  readonly type: string;
  readonly isArray?: boolean | undefined;
  readonly config?: unknown;
}

/** A sheet as your program knows it: what `defineSheet` of `@data-import/listener` returns, or an object of the same form. */
export interface SheetDefinition {
  readonly slug: string;
  readonly fields: readonly FieldDefinition[];
}

/** What a cell can have without a definition. */
export type CellContent = string | number | boolean | readonly string[];

type OptionOf<Field> = Field extends { config: { options: readonly { value: infer Value }[] } }
  ? Value
  : string;

interface ContentByType<Field> {
  readonly string: string;
  readonly date: string;
  readonly reference: string;
  readonly number: number;
  readonly boolean: boolean;
  readonly enum: OptionOf<Field>;
}

type ContentOf<Field extends FieldDefinition> = Field extends { readonly isArray: true }
  ? readonly string[]
  : Field["type"] extends keyof ContentByType<Field>
    ? ContentByType<Field>[Field["type"]]
    : Field["type"] extends `${string}-list`
      ? readonly string[]
      : CellContent;

/** The values of a record by the keys of its fields; an empty cell is null. */
export type RowOf<Sheet extends SheetDefinition> = {
  readonly [Field in Sheet["fields"][number] as Field["key"]]: ContentOf<Field> | null;
};

/**
 * What a space lacks of a definition; undefined if it has everything.
 * @internal
 */
export function findLack(
  { slug, fields }: SheetDefinition,
  { sheets }: Pick<Place, "sheets">,
): { readonly code: string; readonly message: string } | undefined {
  const sheet = sheets.find((one) => one.slug === slug);
  if (sheet === undefined) return { code: "sheet_unknown", message: `There is no sheet \`${slug}\` here.` };
  const keys = new Set(sheet.config.fields.map(({ key }) => key));
  const lacking = fields.filter(({ key }) => !keys.has(key)).map(({ key }) => `\`${key}\``);
  if (lacking.length === 0) return undefined;
  return { code: "field_unknown", message: `The sheet \`${slug}\` has no field ${lacking.join(", ")}.` };
}

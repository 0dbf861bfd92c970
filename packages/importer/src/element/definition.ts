import type { Place } from "../flows/session.ts";
import type { AllTexts } from "../texts/all-texts.ts";
import type { Language } from "../texts/plural.ts";

/** A step of an import. */
export type ImporterStep = "file" | "columns" | "records";

/** Which steps the person gets. */
export interface ImporterSteps {
  /**
   * Without `file`, the person adds no file. Without `columns`, an import starts as soon as there is no question; a file
   * with questions shows them in any case. Without `records`, the person sees what was imported, and no record.
   */
  readonly omit?: readonly ImporterStep[] | undefined;
  /** The step that is shown first; without it, the file. */
  readonly start?: "file" | "records" | undefined;
}

/** Some of the texts of the importer by language and area, as the files in `texts/en` name them. */
export type ImporterTexts = {
  readonly [Tag in Language]?: TextChanges<AllTexts> | undefined;
};

/** Other texts for some of those that are there. A text that depends on a number or a name is a function of it. */
export type TextChanges<Of> = {
  readonly [Key in keyof Of]?: Of[Key] extends string | ((...args: never) => unknown)
    ? Of[Key]
    : TextChanges<Of[Key]>;
};

/** What a program can set, also while the importer is shown. None of it protects records: a visitor can change what a page says. */
export interface ImporterProperties {
  /** Which steps the person gets, and the first one. */
  readonly steps?: ImporterSteps | undefined;
  /** A file that is imported at the beginning, or the id of an uploaded one. What was imported before is not imported again. */
  readonly file?: File | Blob | string | undefined;
  /** The fields by which records are updated in place of added. Those of an import session go first. */
  readonly keyFields?: readonly string[] | undefined;
  /** Other texts in place of some of the importer, by language. */
  readonly texts?: ImporterTexts | undefined;
  /** Whether the person can look at the records, and change nothing. */
  readonly readonly?: boolean | undefined;
}

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

import type { DateOrder } from "../values/read-date.ts";
import type { DecimalSign } from "../values/read-number.ts";

/** A single value of a field. `null` is an empty cell. */
export type SingleValue = string | number | boolean | null;

/** A value of a field, which may be a list. */
export type MappedValue = SingleValue | string[];

/** A row of a file: a text for each name of a column. */
export type SourceRow = Readonly<Record<string, string>>;

/** A change of a text on its way from a column to a field. Empty texts stay empty. */
export type Step =
  | { readonly type: "trim" }
  | { readonly type: "case"; readonly to: "lower" | "upper" | "title" }
  /** A date in the order of the file becomes `2026-03-02`. */
  | { readonly type: "date"; readonly order: DateOrder }
  /** A number with the decimal sign of the file becomes `1234.5`, without the unit behind it. */
  | { readonly type: "number"; readonly decimal: DecimalSign; readonly unit?: string | undefined }
  /** The items of a JSON array, or between the separators, become a list. The steps behind change each item. */
  | { readonly type: "list"; readonly separator?: string | undefined }
  /** A value becomes another one; `otherwise` says what happens to values that are not in the table. */
  | {
      readonly type: "lookup";
      readonly values: Readonly<Record<string, string | number | boolean>>;
      /** The default is `keep`. */
      readonly otherwise?: "keep" | "empty" | undefined;
    };

/** Where the values of one field, or of several, come from. A rule is data: it can be stored, shown and sent as JSON. */
export type MappingRule =
  | {
      readonly type: "assign";
      readonly column: string;
      readonly field: string;
      readonly steps?: readonly Step[] | undefined;
    }
  /** The texts of several columns that are not empty, with a separator between; the default is a space. */
  | {
      readonly type: "concatenate";
      readonly columns: readonly string[];
      readonly field: string;
      readonly separator?: string | undefined;
      readonly steps?: readonly Step[] | undefined;
    }
  /**
   * The parts of one column, one for each field. If there are more parts, the field that `rest` names keeps them
   * together; the default is the last one. The default separator is a space.
   */
  | {
      readonly type: "split";
      readonly column: string;
      readonly fields: readonly string[];
      readonly separator?: string | undefined;
      readonly rest?: "first" | "last" | undefined;
      readonly steps?: readonly Step[] | undefined;
    }
  | { readonly type: "constant"; readonly field: string; readonly value: MappedValue }
  /** The first column that is not empty. */
  | {
      readonly type: "coalesce";
      readonly columns: readonly string[];
      readonly field: string;
      readonly steps?: readonly Step[] | undefined;
    };

/** A value that a step could not read. It stays as it was in the file. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** What the rules make of one row. The row itself does not change. */
export interface MappedRow {
  /** A value for each field of the rules. */
  readonly values: Readonly<Record<string, MappedValue>>;
  readonly problems: readonly Problem[];
}

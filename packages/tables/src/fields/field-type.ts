import type { EnumPropertyOption, Property, ReferenceFilter, SheetConfig } from "@data-import/types";
import type { Problem } from "../basics/problem.ts";
import type { Finding, ValueCheck } from "./cell.ts";

/** What a single value is: it decides how files of other formats store it, and how texts of files are read as it. */
export type ValueKind = "text" | "number" | "boolean" | "day";

/**
 * Everything that depends on the type of a field. Only the stored value decides whether it is empty, unique or part of
 * sums: `null` and the empty text are empty, a JSON number is part of sums.
 */
export interface FieldType<Given extends Property = Property> {
  /** What a value is, or an item of a list. Options count as text, because they may be of several kinds. */
  readonly holds: ValueKind;
  /** How queries compare and order the values of a field without lists. */
  readonly comparesAs: "text" | "number";
  /** Whether a cell of the field has a list of texts. */
  isList(property: Given): boolean;
  /** Compiles the check of a value, or of one item of a list. Called once for each field, not for each cell. */
  createCheck(property: Given): ValueCheck;
  /** The finding of an empty cell; absent if empty cells are valid. The rule `required` is independent of it. */
  findEmpty?(property: Given): Finding | undefined;
  /** The options of the field; absent if it has none. */
  getOptions?(property: Given): readonly EnumPropertyOption[];
  /** The field whose values this field may have; absent if it is not a reference. */
  getReference?(property: Given): FieldReference;
  /**
   * The problems of the configuration of the field that the schema cannot find; absent if there are none to find.
   * @param config the sheet of the field
   * @param path the path of the field in the request: `sheets[0].fields[2].`
   */
  findProblems?(property: Given, config: SheetConfig, path: string): Problem[];
}

/** The field of a sheet that the values of another field refer to. */
export interface FieldReference {
  /** The slug of the sheet. */
  readonly ref: string;
  /** The key of the field. */
  readonly key: string;
  readonly filter?: ReferenceFilter | undefined;
}

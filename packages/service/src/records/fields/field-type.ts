import type { Property, ReferenceFilter, SheetConfig } from "@data-import/types";
import type { Problem } from "../../domain/errors.ts";
import type { ValueCheck } from "./cell.ts";

/**
 * Everything that the service does in another way for each type of field. What is empty, what is unique and what is
 * summed follows from the stored value alone: `null` and the empty text are empty, a JSON number is summed.
 */
export interface FieldType<Given extends Property = Property> {
  /** How queries compare and order the values of a field that holds no lists. */
  readonly comparesAs: "text" | "number";
  /** Whether a cell of the field holds a list of texts. */
  isList(property: Given): boolean;
  /** Compiles the check of a value; of a list, the check of one item. Called once for each field, not for each cell. */
  createCheck(property: Given): ValueCheck;
  /** What the values of the field have to be values of; absent if they stand for themselves. */
  getReference?(property: Given): FieldReference;
  /**
   * What is wrong with the configuration of the field, beyond what its schema says; absent if nothing can be.
   * @param config the sheet that it is part of
   * @param path where the field stands in the request: `sheets[0].fields[2].`
   */
  findProblems?(property: Given, config: SheetConfig, path: string): Problem[];
}

/** The field of a sheet that the values of another field refer to. */
export interface FieldReference {
  /** The slug of the sheet. */
  readonly ref: string;
  /** The key of the field. */
  readonly key: string;
  readonly filter?: ReferenceFilter;
}

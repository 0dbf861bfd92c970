import type { Constraint, SheetConstraint } from "@data-import/types";
import type { Field, Fields } from "../fields/fields.ts";
import type { ConstraintRules } from "./rule.ts";
import type { TakenConstraints } from "./stored/stored-rule.ts";

/** Everything that depends on the type of a constraint of a field. */
export interface ConstraintType<Given extends Constraint = Constraint> {
  /**
   * Compiles the constraint. If a field has several constraints of one type for single cells, only the first counts,
   * unless they name different validators.
   */
  compile(constraint: Given, field: Field, taken: TakenConstraints): ConstraintRules;
  /** The name of the stored constraint, or of the program that checks the values; unique in a field. */
  getValidator?(constraint: Given): string;
}

/** The same for each type of constraint of a whole sheet. */
export interface SheetConstraintType<Given extends SheetConstraint = SheetConstraint> {
  compile(constraint: Given, fields: Fields): ConstraintRules;
  /** The name of the constraint, unique in the sheet. Absent if it has none. */
  getName?(constraint: Given): string;
  /** The keys of the fields that the constraint uses. */
  listFields(constraint: Given): readonly string[];
}

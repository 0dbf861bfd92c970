import type { Constraint, SheetConstraint } from "@data-import/types";
import type { Field, Fields } from "../fields/fields.ts";
import type { ConstraintRules } from "./rule.ts";

/** Everything that the service does in another way for each type of constraint of a field. */
export interface ConstraintType<Given extends Constraint = Constraint> {
  /** Compiles the constraint. Of several of one type that look at single cells, the first of a field counts. */
  compile(constraint: Given, field: Field): ConstraintRules;
  /** The name of the program that checks the values; a field names each of them once. Absent if it is the service. */
  getValidator?(constraint: Given): string;
}

/** The same for each type of constraint of a whole sheet. */
export interface SheetConstraintType<Given extends SheetConstraint = SheetConstraint> {
  compile(constraint: Given, fields: Fields): ConstraintRules;
  /** The name that no other constraint of the sheet may have; absent if it needs none. */
  getName?(constraint: Given): string;
  /** The keys of the fields that it looks at. */
  listFields(constraint: Given): readonly string[];
}

import type { Constraint, SheetConstraint } from "@data-import/types";
import { compositeUniqueType } from "./composite-unique.ts";
import { computedType } from "./computed.ts";
import type { ConstraintType, SheetConstraintType } from "./constraint-type.ts";
import { externalSheetType, externalType } from "./external.ts";
import { requiredType } from "./required.ts";
import { storedType } from "./stored/stored.ts";
import { uniqueType } from "./unique.ts";

/** The types of constraints of fields. If a type of the description is missing, this does not compile. */
const constraintTypes: {
  readonly [Type in Constraint["type"]]: ConstraintType<Extract<Constraint, { type: Type }>>;
} = {
  required: requiredType,
  unique: uniqueType,
  computed: computedType,
  external: externalType,
  stored: storedType,
};

/** The types of constraints of whole sheets. */
const sheetConstraintTypes: {
  readonly [Type in SheetConstraint["type"]]: SheetConstraintType<Extract<SheetConstraint, { type: Type }>>;
} = {
  unique: compositeUniqueType,
  external: externalSheetType,
};

/** The type of a constraint of a field. Call its methods only with this constraint. */
export function getConstraintType({ type }: Constraint): ConstraintType {
  return constraintTypes[type];
}

/** The type of a constraint of a sheet. Call its methods only with this constraint. */
export function getSheetConstraintType({ type }: SheetConstraint): SheetConstraintType {
  return sheetConstraintTypes[type];
}

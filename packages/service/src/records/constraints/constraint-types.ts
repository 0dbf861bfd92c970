import type { Constraint, SheetConstraint } from "@data-import/types";
import { compositeUniqueType } from "./composite-unique.ts";
import { computedType } from "./computed.ts";
import type { ConstraintType, SheetConstraintType } from "./constraint-type.ts";
import { externalSheetType, externalType } from "./external.ts";
import { requiredType } from "./required.ts";
import { storedType } from "./stored.ts";
import { uniqueType } from "./unique.ts";

/** Every type of constraint that the description has for a field; the compiler asks for those that are missing. */
const constraintTypes: {
  readonly [Type in Constraint["type"]]: ConstraintType<Extract<Constraint, { type: Type }>>;
} = {
  required: requiredType,
  unique: uniqueType,
  computed: computedType,
  external: externalType,
  stored: storedType,
};

/** The same for a whole sheet. */
const sheetConstraintTypes: {
  readonly [Type in SheetConstraint["type"]]: SheetConstraintType<Extract<SheetConstraint, { type: Type }>>;
} = {
  unique: compositeUniqueType,
  external: externalSheetType,
};

/** The type of a constraint of a field; give its methods this constraint and no other. */
export function getConstraintType({ type }: Constraint): ConstraintType {
  return constraintTypes[type];
}

/** The type of a constraint of a sheet; give its methods this constraint and no other. */
export function getSheetConstraintType({ type }: SheetConstraint): SheetConstraintType {
  return sheetConstraintTypes[type];
}

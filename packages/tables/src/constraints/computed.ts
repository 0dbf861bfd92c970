import type { ComputedConstraint } from "@data-import/types";
import type { ConstraintType } from "./constraint-type.ts";

export const computedType: ConstraintType<ComputedConstraint> = {
  // It tells programs that map columns to leave the field out. Every value is valid.
  compile: () => ({}),
};

import type { ExternalConstraint, ExternalSheetConstraint } from "@data-import/types";
import type { ConstraintType, SheetConstraintType } from "./constraint-type.ts";

export const externalType: ConstraintType<ExternalConstraint> = {
  // Code of the customer checks the values, and sends what it finds as messages.
  compile: () => ({}),
  getValidator: ({ validator }) => validator,
};

/** The constraint of the type `external` that a whole sheet has. */
export const externalSheetType: SheetConstraintType<ExternalSheetConstraint> = {
  compile: () => ({}),
  listFields: ({ fields = [] }) => fields,
};

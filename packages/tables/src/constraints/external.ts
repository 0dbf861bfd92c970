import type { ExternalConstraint, ExternalSheetConstraint } from "@data-import/types";
import type { ConstraintType, SheetConstraintType } from "./constraint-type.ts";

export const externalType: ConstraintType<ExternalConstraint> = {
  // Code of the customer checks the values, and sends its results as messages.
  compile: () => ({}),
  getValidator: ({ validator }) => validator,
};

/** The constraint `external` of a whole sheet. */
export const externalSheetType: SheetConstraintType<ExternalSheetConstraint> = {
  compile: () => ({}),
  listFields: ({ fields = [] }) => fields,
};

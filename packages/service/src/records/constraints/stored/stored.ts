import type { StoredConstraint } from "@data-import/types";
import type { ConstraintType } from "./constraint-type.ts";

export const storedType: ConstraintType<StoredConstraint> = {
  // A validator that is stored with the app checks the values; the service does not run it.
  compile: () => ({}),
  getValidator: ({ validator }) => validator,
};
